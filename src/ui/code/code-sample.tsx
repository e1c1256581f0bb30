import type { ReactNode } from "react";
import styles from "./code-sample.module.css";

interface CodeSampleProps {
  readonly title: string;
  readonly code: string;
  /** A button that copies it. */
  readonly action?: ReactNode;
}

/** Code to copy, always on a dark background. Long lines scroll inside the frame. */
export function CodeSample({ title, code, action }: CodeSampleProps) {
  return (
    <figure className={styles.sample} data-theme="dark">
      <figcaption className={styles.head}>
        <span>{title}</span>
        {action}
      </figcaption>
      <pre className={styles.code} role="region" aria-label={title} tabIndex={0} translate="no" dir="ltr">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
