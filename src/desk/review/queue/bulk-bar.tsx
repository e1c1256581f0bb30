/** One decision for several submissions, for the same reason; each mail can be read before. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { BULK_MAX } from "#features/review/model.ts";
import type { ReasonCode } from "#features/submissions/reasons.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { DeskSelect } from "#desk/parts/desk-field.tsx";
import { Problem } from "#desk/parts/problem.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { decideTogether, fetchCase, previewMail, type WireRow } from "#desk/review/review-calls.ts";
import styles from "./bulk-bar.module.css";

interface BulkBarProps {
  readonly rows: readonly WireRow[];
  readonly onDone: () => void;
}

interface Draft {
  readonly kind: "request_changes" | "reject";
  readonly titles: Readonly<Record<ReasonCode, string>>;
  readonly reason: ReasonCode | "";
  readonly mails: readonly { readonly number: string; readonly subject: string; readonly text: string }[];
}

function useBulk({ rows, onDone }: BulkBarProps) {
  const t = useTranslations("deskReview.bulk");
  const act = useAct();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [refusal, setRefusal] = useState("");
  const begin = (kind: Draft["kind"]) =>
    void act.run(async () => {
      const [first] = rows;
      if (!first) return;
      const { reasonTitles } = await fetchCase(first.number);
      setDraft({ kind, titles: reasonTitles, reason: "", mails: [] });
    });
  const choose = (now: Draft, reason: ReasonCode) =>
    void act.run(async () => {
      const chosen = { kind: now.kind, reasons: [reason], note: "" };
      const preview = async (number: string) => ({ number, ...(await previewMail(number, chosen)).theirs });
      setDraft({ ...now, reason, mails: await Promise.all(rows.map(({ number }) => preview(number))) });
    });
  const decide = ({ kind, reason }: Draft) =>
    void act.run(async () => {
      if (reason === "") return;
      const versions = rows.map(({ number, version }) => ({ number, version }));
      const { outcomes } = await decideTogether(versions, { kind, reasons: [reason], note: "" });
      const refused = outcomes.filter(({ problem }) => problem !== null);
      if (refused.length === 0) onDone();
      else setRefusal(t("refused", { numbers: refused.map(({ number }) => number).join(", ") }));
    });
  const proposed = useTranslations("desk.proposals");
  const problem = act.isProposed ? proposed("proposed") : act.problem || refusal;
  return { draft, begin, choose, decide, isBusy: act.isBusy, problem };
}

type Bulk = ReturnType<typeof useBulk>;

export function BulkBar(props: BulkBarProps) {
  const t = useTranslations("deskReview.bulk");
  const bulk = useBulk(props);
  const count = props.rows.length;
  return (
    <section className={styles.bar} aria-label={t("label")}>
      <Problem text={bulk.problem} />
      <div className={styles.line}>
        <b>{t("picked", { count })}</b>
        <span className={styles.rule}>{t("rule", { max: BULK_MAX })}</span>
        <DeskButton isBusy={bulk.isBusy} onClick={() => bulk.begin("request_changes")}>
          {t("request_changes")}
        </DeskButton>
        <DeskButton look="danger" isBusy={bulk.isBusy} onClick={() => bulk.begin("reject")}>
          {t("reject")}
        </DeskButton>
      </div>
      {bulk.draft && <BulkDraft draft={bulk.draft} bulk={bulk} count={count} />}
    </section>
  );
}

interface BulkDraftProps {
  readonly draft: Draft;
  readonly bulk: Bulk;
  readonly count: number;
}

function BulkDraft({ draft, bulk, count }: BulkDraftProps) {
  const t = useTranslations("deskReview.bulk");
  return (
    <>
      <DeskSelect
        label={t("reason")}
        value={draft.reason}
        options={[
          { value: "", text: t("choose") },
          ...Object.entries(draft.titles).map(([value, text]) => ({ value, text })),
        ]}
        onChange={(code) => code !== "" && bulk.choose(draft, code as ReasonCode)}
      />
      {draft.mails.map((mail) => (
        <details key={mail.number}>
          <summary>{t("mail", { number: mail.number, subject: mail.subject })}</summary>
          <pre className={styles.mail}>{mail.text}</pre>
        </details>
      ))}
      {draft.reason !== "" && (
        <DeskButton look="filled" isBusy={bulk.isBusy} onClick={() => bulk.decide(draft)}>
          {t("decide", { count })}
        </DeskButton>
      )}
    </>
  );
}
