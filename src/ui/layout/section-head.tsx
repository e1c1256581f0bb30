import type { ReactNode } from "react";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  /** For the section's `labelledBy`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
}

/** What a section says first. On a pool it takes the pool's colours by itself. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
