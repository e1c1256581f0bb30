import type { ReactNode } from "react";

/** Visible to screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
