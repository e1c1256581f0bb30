import { useTranslations } from "use-intl";
import type { FigureDates } from "./figure-dates.ts";
import text from "./text.module.css";
import { Container } from "#ui/layout/layout.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./tide-gauge.module.css";

export function TideGauge({ dates }: { readonly dates: FigureDates }) {
  const t = useTranslations("home.stats");
  const about = useTranslations("about.figures");
  return (
    <section aria-labelledby="numbers-title">
      <Container>
        <h2 id="numbers-title">
          <VisuallyHidden>{t("title")}</VisuallyHidden>
        </h2>
        <dl className={styles.gauge}>
          <Mark name="users" date={dates.users} />
          <div className={styles.earlier}>
            {/* The older user count is its own sentence, so that nobody takes it for the newer one. */}
            <dt>{about("usersTwenty")}</dt>
            <dd className={styles.date}>{t("asOf", { date: dates.globalUsers })}</dd>
          </div>
          <Mark name="countries" date={dates.countries} />
          <Mark name="active" date={dates.monthlyActive} />
          <Mark name="founded" />
        </dl>
        <p className={text.fine}>{t("source")}</p>
      </Container>
    </section>
  );
}

interface MarkProps {
  readonly name: "users" | "countries" | "active" | "founded";
  /** Omitted if the figure itself is a date. */
  readonly date?: string;
}

function Mark({ name, date }: MarkProps) {
  const t = useTranslations("home.stats");
  return (
    <div className={styles.mark}>
      <dt className={styles.label}>{t(`${name}Label`)}</dt>
      <dd className={styles.value}>{t(`${name}Value`)}</dd>
      {date && <dd className={styles.date}>{t("asOf", { date })}</dd>}
    </div>
  );
}
