import type { ReactNode } from "react";
import styles from "./card.module.css";

interface CardProps {
  readonly as?: "div" | "section" | "article" | "li" | "figure";
  readonly tone?: "plain" | "soft" | "accent";
  readonly pad?: "none" | "sm" | "md" | "lg";
  /** For a card that is one link: on hover its edge darkens and it lifts. */
  readonly lifts?: boolean | undefined;
  readonly children: ReactNode;
}

export function Card({ as: Tag = "div", tone = "plain", pad = "md", lifts, children }: CardProps) {
  return (
    <Tag className={styles.card} data-tone={tone} data-pad={pad} data-lifts={lifts || undefined}>
      {children}
    </Tag>
  );
}
