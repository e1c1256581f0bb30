/** The brand's history in the reader's language, by year. */
import type { MilestoneRecord } from "#features/site-content/schema.ts";
import { formatDate } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";

export interface Milestone {
  /** 1 to 12. */
  readonly month: number;
  readonly date: string;
  readonly monthName: string;
  readonly title: string;
  readonly text: string;
}

export interface MilestoneYear {
  readonly year: number;
  readonly milestones: readonly Milestone[];
}

export function milestonesByYear(records: readonly MilestoneRecord[], language: Language): MilestoneYear[] {
  const years = Map.groupBy(records, ({ month }) => Number(month.slice(0, 4)));
  return [...years].map(([year, milestones]) => ({
    year,
    milestones: milestones.map(({ month, title, text }) => ({
      month: Number(month.slice(5)),
      date: month,
      monthName: formatDate(new Date(month), language, "monthAlone"),
      title: title[language],
      text: text[language],
    })),
  }));
}
