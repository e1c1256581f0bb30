import { useFormatter, useTranslations } from "use-intl";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type DueGroup = "overdue" | "today" | "soon" | "later" | "none";

/** Where a due date stands, for the groups of the queue. */
export function dueGroupOf(dueAt: string | null, now: number, soonBy: number): DueGroup {
  if (dueAt === null) return "none";
  const due = Date.parse(dueAt);
  if (due < now) return "overdue";
  const endOfDay = Math.ceil((now + 1) / DAY) * DAY;
  if (due < endOfDay) return "today";
  return due <= soonBy ? "soon" : "later";
}

/** "2 h", "3 days late": the time that is left, or that it is late. */
export function useDueText() {
  const t = useTranslations("deskReview.due");
  const format = useFormatter();
  return {
    left(dueAt: string, now: number): string {
      const ms = Date.parse(dueAt) - now;
      const size = Math.abs(ms);
      const time =
        size < HOUR
          ? t("minutes", { count: Math.max(1, Math.round(size / MINUTE)) })
          : size < 2 * DAY
            ? t("hours", { count: Math.round(size / HOUR) })
            : t("days", { count: Math.round(size / DAY) });
      return ms < 0 ? t("late", { time }) : time;
    },
    date: (at: string): string =>
      format.dateTime(new Date(at), {
        weekday: "short",
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
        timeZone: "UTC",
      }),
  };
}
