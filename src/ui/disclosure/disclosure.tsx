import type { ReactNode } from "react";
import chevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "#ui/icon.tsx";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Only one disclosure of a group is open at a time. */
  readonly group?: string | undefined;
  readonly open?: boolean | undefined;
}

export function Disclosure({ summary, children, group, open }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={group} open={open}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon of={chevronDown} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
