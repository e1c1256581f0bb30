import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ProblemReport } from "#features/problem-reports/model.ts";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { DeskInput } from "#desk/parts/desk-field.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import styles from "./reports.module.css";

interface ReportTableProps {
  readonly reports: readonly ProblemReport[];
  readonly isBusy: boolean;
  readonly onResolve: (id: number, note: string) => void;
}

export function ReportTable({ reports, isBusy, onResolve }: ReportTableProps) {
  const t = useTranslations("deskReview.reports");
  const time = useTimeText();
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "listing", label: t("listing") },
        { key: "reason", label: t("reason") },
        { key: "text", label: t("said") },
        { key: "at", label: t("at") },
        { key: "state", label: t("state") },
      ]}
      rows={reports.map((report) => ({
        key: report.id,
        isFaded: report.resolvedAt !== null,
        cells: {
          // The page as visitors see it; editors reach the record by Ctrl-K.
          listing: (
            <span className={styles.listing}>
              <a className={styles.link} href={`/en${report.listing}`} target="_blank" rel="noreferrer">
                {report.title}
              </a>
              <span className={styles.path}>{report.listing}</span>
            </span>
          ),
          reason: t(`reasons.${report.reason}`),
          text: (
            <span className={styles.text} lang={report.language}>
              {report.text}
            </span>
          ),
          at: time(report.at),
          state:
            report.resolvedAt === null ? (
              <ResolveForm report={report} isBusy={isBusy} onResolve={onResolve} />
            ) : (
              t("resolved", {
                name: report.resolvedBy ?? "",
                at: time(report.resolvedAt),
                note: report.note,
              })
            ),
        },
      }))}
    />
  );
}

interface ResolveFormProps extends Pick<ReportTableProps, "isBusy" | "onResolve"> {
  readonly report: ProblemReport;
}

function ResolveForm({ report: { id, title }, isBusy, onResolve }: ResolveFormProps) {
  const t = useTranslations("deskReview.reports");
  const [note, setNote] = useState("");
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onResolve(id, note.trim());
      }}
    >
      <DeskInput label={t("note", { title })} value={note} maxLength={500} onChange={setNote} required />
      <DeskButton type="submit" isBusy={isBusy} disabled={note.trim() === ""}>
        {t("resolve")}
      </DeskButton>
    </form>
  );
}
