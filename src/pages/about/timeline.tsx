import { useTranslations } from "use-intl";
import { Phrases } from "#i18n/phrases.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import type { Milestone, MilestoneYear } from "./milestones.ts";
import styles from "./timeline.module.css";

export function Timeline({ years }: { readonly years: readonly MilestoneYear[] }) {
  const t = useTranslations("about.milestones");
  return (
    <Section labelledBy="milestones-title" id="milestones">
      <Container>
        <SectionHead id="milestones-title" title={<Phrases of={t("title")} />} lead={t("lead")} />
        <p className={styles.sample}>{t("sample")}</p>
        {years.map((year) => (
          <Year key={year.year} {...year} />
        ))}
      </Container>
    </Section>
  );
}

function Year({ year, milestones }: MilestoneYear) {
  return (
    <section className={styles.year} aria-labelledby={`year-${year}`}>
      <Ruler months={milestones.map(({ month }) => month)} />
      <h3 className={styles.number} id={`year-${year}`}>
        {year}
      </h3>
      <ol className={styles.milestones}>
        {milestones.map((milestone) => (
          <Entry key={milestone.date} {...milestone} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ date, monthName, title, text }: Milestone) {
  return (
    <li className={styles.milestone}>
      <time className={styles.month} dateTime={date}>
        {monthName}
      </time>
      <h4>{title}</h4>
      <p>{text}</p>
    </li>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index);

/** A year as a ruler: twelve marks, and a water line at each month with an event. */
function Ruler({ months }: { readonly months: readonly number[] }) {
  return (
    <svg className={styles.ruler} viewBox="0 0 12 24" preserveAspectRatio="none" aria-hidden>
      <path className={styles.scale} d={`M0 0H12${MONTHS.map((month) => `M${month} 0V8`).join("")}`} />
      <path className={styles.events} d={months.map((month) => `M${month - 1} 0V24`).join("")} />
    </svg>
  );
}
