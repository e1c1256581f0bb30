import { useFormatter, useTranslations } from "use-intl";

/** Dates of the desk: with the minute, in UTC as everywhere on the site. */
export function useTimeText(): (at: number | null) => string {
  const format = useFormatter();
  const t = useTranslations("desk.frame");
  return (at) =>
    at === null
      ? t("never")
      : `${format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })} UTC`;
}
