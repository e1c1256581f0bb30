import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useMe } from "#desk/frame/frame.tsx";
import { fetchReports } from "./report-calls.ts";
import styles from "./reports.module.css";

/** Beside a listing: how many reports of it are open. Nothing if there are none, or the reader may not see them. */
export function OpenReports({ listing }: { readonly listing: string }) {
  const t = useTranslations("deskReview.reports");
  const isAllowed = useMe().verbs.includes("reports.read");
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isAllowed) return undefined;
    let isCurrent = true;
    void fetchReports(listing).then(
      (reports) => isCurrent && setCount(reports.filter(({ resolvedAt }) => resolvedAt === null).length),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [listing, isAllowed]);
  if (count === 0) return null;
  return (
    <p>
      <Link className={styles.link} to={`/desk/reports?${new URLSearchParams({ listing })}`}>
        {t("openOf", { count })}
      </Link>
    </p>
  );
}
