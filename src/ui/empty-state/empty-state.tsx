import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  readonly title: ReactNode;
  /** One sentence. */
  readonly children?: ReactNode;
  /** One link or button. */
  readonly action?: ReactNode;
  /** An illustration, or an icon in a small space. */
  readonly picture?: ReactNode;
  readonly level?: 2 | 3;
}

export function EmptyState({ title, children, action, picture, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
