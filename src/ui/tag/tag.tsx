import type { ReactNode } from "react";
import styles from "./tag.module.css";

export type TagTone = "neutral" | "good" | "warning" | "bad" | "accent";

interface TagProps {
  readonly tone?: TagTone;
  readonly children: ReactNode;
}

export function Tag({ tone = "neutral", children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
