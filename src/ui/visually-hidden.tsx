import type { ReactNode } from "react";

/** Read aloud, never seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
