import { useTranslations } from "use-intl";
import styles from "./steps.module.css";

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly isDone: boolean;
  /** A step after this page. */
  readonly isAhead?: boolean;
}

interface StepsProps {
  readonly steps: readonly Step[];
  readonly current: string | undefined;
}

/** Progress through the form: a sidebar on wide screens, a row of bars on others. */
export function Steps({ steps, current }: StepsProps) {
  const t = useTranslations("submitCommon.steps");
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav className={styles.nav} aria-label={t("label")}>
      <p className={styles.now} aria-hidden>
        {t("current", { current: String(at + 1), total: String(steps.length), name: steps[at]?.title ?? "" })}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ id, title, note, isDone, isAhead }) => (
          <li key={id} data-state={id === current ? "now" : isDone ? "done" : undefined}>
            <span className={styles.mark} />
            {isAhead ? (
              <span className={styles.title}>{title}</span>
            ) : (
              <a className={styles.title} href={`#${id}`} aria-current={id === current ? "step" : undefined}>
                {title}
                {isDone && <span className="visually-hidden"> ({t("completed")})</span>}
              </a>
            )}
            {note && <small className={styles.note}>{note}</small>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
