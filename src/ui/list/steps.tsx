import type { ReactNode } from "react";
import styles from "./steps.module.css";

export interface Step {
  readonly title: ReactNode;
  readonly text: ReactNode;
}

interface StepsProps {
  readonly of: readonly Step[];
  /** In a row on wide screens, or always in a column. */
  readonly way?: "across" | "down";
}

/** An ordered list: numbered markers on one line. */
export function Steps({ of: steps, way = "across" }: StepsProps) {
  return (
    <ol className={styles.steps} data-way={way}>
      {steps.map(({ title, text }, index) => (
        <li key={index} className={styles.step}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
