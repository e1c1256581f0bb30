/** What visitors say is wrong with listings. */
import { Link, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { ProblemReport } from "#features/problem-reports/model.ts";
import { Screen } from "#desk/parts/screen.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { useLive } from "#desk/review/use-live.ts";
import { fetchReports, resolveReport } from "./report-calls.ts";
import { ReportTable } from "./report-table.tsx";
import styles from "./reports.module.css";

export const loader = ({ request }: { readonly request: Request }): Promise<readonly ProblemReport[]> =>
  fetchReports(new URL(request.url).searchParams.get("listing") ?? "");

export function Component() {
  const t = useTranslations("deskReview.reports");
  const reports = useLoaderData<readonly ProblemReport[]>();
  const [parameters] = useSearchParams();
  const { revalidate } = useRevalidator();
  const act = useAct();
  useLive((signals) => signals.some(({ what }) => what === "report") && void revalidate());
  const open = reports.filter(({ resolvedAt }) => resolvedAt === null);
  const resolve = (id: number, note: string) =>
    void act.run(() => resolveReport(id, note)).then(() => revalidate());
  return (
    <Screen
      title={t("title")}
      note={t("count", { count: open.length })}
      actions={
        parameters.has("listing") && (
          <Link className={styles.link} to="/desk/reports">
            {t("all")}
          </Link>
        )
      }
      act={act}
    >
      <p>{t("text")}</p>
      {reports.length === 0 ? (
        <p>{t("empty")}</p>
      ) : (
        <ReportTable reports={reports} isBusy={act.isBusy} onResolve={resolve} />
      )}
    </Screen>
  );
}
