import type { ReactNode } from "react";
import styles from "./opening.module.css";

interface OpeningProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** The primary action: one filled button, and links. */
  readonly children?: ReactNode;
  /** Beside the text on wide screens, below it on narrow ones. */
  readonly picture: ReactNode;
  /** Whether the picture gets taller while it is used. */
  readonly grows?: boolean;
}

/** The top of a page that introduces something, with text on one side and a picture on the other. */
export function Opening({ title, lead, children, picture, grows }: OpeningProps) {
  return (
    <div className={styles.opening} data-grows={grows || undefined}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.steps}>{children}</div>}
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
