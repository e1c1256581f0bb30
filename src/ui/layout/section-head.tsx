import type { ReactNode } from "react";
import { Lead } from "./lead.tsx";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  /** For the section's `labelledBy`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
}

export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
    </div>
  );
}
