import type { ReactNode } from "react";
import styles from "./tag.module.css";

export type TagTone = "neutral" | "good" | "warning" | "bad" | "accent";

interface TagProps {
  readonly tone?: TagTone;
  readonly children: ReactNode;
}

/** A word about a thing ("Audited"). */
export function Tag({ tone = "neutral", children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

interface BadgeProps {
  readonly tone?: "neutral" | "accent" | "highlight";
  readonly children: ReactNode;
}

/** A count or a mark beside a name. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
