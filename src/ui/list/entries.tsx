import type { ReactNode } from "react";
import styles from "./entries.module.css";

export interface Entry {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** A link or an address, at the end of the row on wide screens. */
  readonly action: ReactNode;
}

/** A list of options, each with a description and an action. */
export function Entries({ of: entries }: { readonly of: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ title, text, action }, index) => (
        <li key={index} className={styles.entry}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <div className={styles.action}>{action}</div>
        </li>
      ))}
    </ul>
  );
}
