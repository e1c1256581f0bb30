import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Problem } from "./problem.tsx";
import type { Act } from "./use-act.ts";
import styles from "./screen.module.css";

interface ScreenProps {
  readonly title: string;
  /** Beside the title: a count. */
  readonly note?: ReactNode;
  /** Filters and buttons, at the end of the head. */
  readonly actions?: ReactNode;
  /** How the last act ended. */
  readonly act?: Pick<Act, "problem" | "isProposed">;
  readonly children: ReactNode;
}

/** A screen of the desk: a head of 48 px, and content that scrolls on its own. */
export function Screen({ title, note, actions, act, children }: ScreenProps) {
  return (
    <main className={styles.screen} id="content">
      <title>{title}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <Problem text={act?.problem ?? ""} />
      <ProposedNotice isShown={act?.isProposed ?? false} />
      {/* Focusable, so that the keyboard can scroll it. */}
      <div className={styles.body} tabIndex={-1}>
        {children}
      </div>
    </main>
  );
}

/** Announced when it appears. */
function ProposedNotice({ isShown }: { readonly isShown: boolean }) {
  const t = useTranslations("desk.proposals");
  return (
    <div role="status">
      {isShown && (
        <p className={styles.proposed}>
          {t("proposed")} <Link to="/desk/proposals">{t("open")}</Link>
        </p>
      )}
    </div>
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
