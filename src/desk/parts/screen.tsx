import type { ReactNode } from "react";
import { Problem } from "./problem.tsx";
import styles from "./screen.module.css";

interface ScreenProps {
  readonly title: string;
  /** Beside the title: a count. */
  readonly note?: ReactNode;
  /** Filters and buttons, at the end of the head. */
  readonly actions?: ReactNode;
  /** What went wrong with the last act. */
  readonly problem?: string;
  readonly children: ReactNode;
}

/** A screen of the desk: a head of 48 px, and content that scrolls on its own. */
export function Screen({ title, note, actions, problem = "", children }: ScreenProps) {
  return (
    <main className={styles.screen} id="content">
      <title>{title}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <Problem text={problem} />
      {/* Focusable, so that the keyboard can scroll it. */}
      <div className={styles.body} tabIndex={-1}>
        {children}
      </div>
    </main>
  );
}

interface SectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

export function ScreenSection({ title, text, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {text !== undefined && <p className={styles.lead}>{text}</p>}
      {children}
    </section>
  );
}
