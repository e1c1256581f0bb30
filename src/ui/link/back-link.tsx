import arrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./back-link.module.css";

/** Leads from a page to the list it belongs to. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles.back} href={href}>
      <Icon of={arrowLeft} size={18} />
      {children}
    </a>
  );
}
