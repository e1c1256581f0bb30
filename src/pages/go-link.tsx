import type { ReactNode } from "react";
import arrowRight from "lucide-react/icons/arrow-right";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./go-link.module.css";

/** An arrow link to a tool, with language and theme as parameters. */
export function GoLink({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  return (
    <ShellLink target={target} className={styles.go}>
      {children}
      <Icon of={arrowRight} size={18} />
    </ShellLink>
  );
}
