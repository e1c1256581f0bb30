import type { RouterContextProvider } from "react-router";
import { inDays, STATISTICS_DAYS } from "#features/review/statistics.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

const daysOf = (ms: number | null): number | null => (ms === null ? null : inDays(ms));

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { review } = context.get(servicesContext);
  const { at, waiting, decisions, kinds, outcomes, reasons, secondLooks } = await review.statistics();
  return {
    ...pageFrame(request, { seo: "review", place: "/review" }),
    date: formatDate(at, request.language),
    period: STATISTICS_DAYS,
    waiting,
    decisions,
    kinds: kinds.map(({ medianMs, p90Ms, ...kind }) => ({
      ...kind,
      median: daysOf(medianMs),
      most: daysOf(p90Ms),
    })),
    outcomes,
    reasons,
    secondLooks,
  };
}
