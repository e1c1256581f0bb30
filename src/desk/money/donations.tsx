/** The ledger: what arrived, from whom, what became of it, and decisions by hand. */
import { useState } from "react";
import { Link, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { DeskLedger, DeskLedgerEntry } from "#features/donations/desk-schema.ts";
import { LEDGER_PAGE } from "#features/donations/ledger.ts";
import { deskCall, signedDeskCall } from "#desk/api/desk-client.ts";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { DeskInput, DeskSelect, FieldRow } from "#desk/parts/desk-field.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import { Pages } from "#desk/parts/pages.tsx";
import { Screen, ScreenSection } from "#desk/parts/screen.tsx";
import { useAct, type Act } from "#desk/parts/use-act.ts";
import { MonthChart } from "./month-chart.tsx";
import styles from "./donations.module.css";

export const loader = ({ request }: { readonly request: Request }): Promise<DeskLedger> =>
  deskCall("GET", `/api/desk/donations${new URL(request.url).search}`);

export function Component() {
  const t = useTranslations("deskMoney");
  const { entries, total, totals, months } = useLoaderData<DeskLedger>();
  const [parameters, setParameters] = useSearchParams();
  const [matched, setMatched] = useState<DeskLedgerEntry | null>(null);
  const act = useAct();
  const kinds = totals.map(({ kind, count }) => ({ value: kind, text: `${t(`kinds.${kind}`)} (${count})` }));
  return (
    <Screen
      act={act}
      title={t("title")}
      note={t("count", { count: total })}
      actions={
        <a className={styles.link} href="/api/desk/donations/export" download>
          {t("export")}
        </a>
      }
    >
      {months.length > 0 && <MonthChart months={months} />}
      {totals.length > 0 && <Totals totals={totals} />}
      <div className={styles.filter}>
        <DeskSelect
          label={t("kind")}
          value={parameters.get("kind") ?? ""}
          options={[{ value: "", text: t("all") }, ...kinds]}
          onChange={(kind) => setParameters(kind === "" ? {} : { kind })}
        />
      </div>
      {entries.length === 0 ? <p>{t("nothing")}</p> : <Ledger entries={entries} onMatch={setMatched} />}
      <Pages total={total} size={LEDGER_PAGE} />
      <MatchForm key={matched?.txHash ?? ""} entry={matched} act={act} />
    </Screen>
  );
}

function Totals({ totals }: Pick<DeskLedger, "totals">) {
  const t = useTranslations("deskMoney");
  return (
    <ScreenSection title={t("totals")}>
      <DataTable
        caption={t("totals")}
        columns={[
          { key: "kind", label: t("kind") },
          { key: "count", label: t("payments") },
          { key: "received", label: t("received") },
        ]}
        rows={totals.map(({ kind, count, received }) => ({
          key: kind,
          cells: { kind: t(`kinds.${kind}`), count, received },
        }))}
      />
    </ScreenSection>
  );
}

interface LedgerProps {
  readonly entries: readonly DeskLedgerEntry[];
  readonly onMatch: (entry: DeskLedgerEntry) => void;
}

/** A hash by its ends; the explorer has the rest. */
const shortHash = (hash: string): string => `${hash.slice(0, 10)}…${hash.slice(-6)}`;

function Ledger({ entries, onMatch }: LedgerProps) {
  const t = useTranslations("deskMoney");
  const time = useTimeText();
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "at", label: t("at") },
        { key: "kind", label: t("kind") },
        { key: "number", label: t("number") },
        { key: "received", label: t("received") },
        { key: "expected", label: t("expected") },
        { key: "sender", label: t("sender") },
        { key: "transaction", label: t("transaction") },
        { key: "act", label: t("match") },
      ]}
      rows={entries.map((entry, at) => ({
        key: at,
        cells: {
          at: time(entry.at),
          kind: t(`kinds.${entry.kind}`),
          number:
            entry.number === null ? (
              t("none")
            ) : (
              <Link className={styles.link} to={`/desk/review/${entry.number}`}>
                {entry.number}
              </Link>
            ),
          received: entry.received ?? "",
          expected: entry.expected ?? "",
          sender: <span className={styles.address}>{entry.sender}</span>,
          transaction: <Transaction entry={entry} />,
          act: ["unclaimed", "manual", "short", "surplus", "parts", "wrong_token"].includes(entry.kind) && (
            <DeskButton onClick={() => onMatch(entry)}>{t("match")}</DeskButton>
          ),
        },
      }))}
    />
  );
}

function Transaction({ entry: { txHash, explorer } }: { readonly entry: DeskLedgerEntry }) {
  if (txHash === null) return null;
  if (explorer === null) return shortHash(txHash);
  return (
    <a className={styles.link} href={explorer} target="_blank" rel="noreferrer">
      {shortHash(txHash)}
    </a>
  );
}

interface MatchFormProps {
  readonly entry: DeskLedgerEntry | null;
  readonly act: Act;
}

function MatchForm({ entry, act }: MatchFormProps) {
  const t = useTranslations("deskMoney");
  const { revalidate } = useRevalidator();
  const [number, setNumber] = useState(entry?.number ?? "");
  const [link, setLink] = useState(entry?.kind === "unclaimed" ? (entry.txHash ?? "") : "");
  const [note, setNote] = useState("");
  const [done, setDone] = useState("");
  const isReady = number.trim() !== "" && note.trim() !== "";
  const decide = async (decision: "confirm" | "reject") => {
    const path = `/api/desk/donations/${encodeURIComponent(number.trim())}/decision`;
    const isDone = await act.run(() => signedDeskCall("POST", path, { decision, note, link }));
    setDone(isDone ? number : "");
    await revalidate();
  };
  return (
    <ScreenSection title={t("match")} text={t("matchText")}>
      <FieldRow>
        <DeskInput label={t("number")} value={number} maxLength={12} onChange={setNumber} />
        <DeskInput label={t("link")} value={link} maxLength={500} onChange={setLink} hint={t("linkHint")} />
        <DeskInput label={t("note")} value={note} maxLength={1000} onChange={setNote} />
      </FieldRow>
      <div className={styles.acts}>
        <DeskButton isBusy={act.isBusy} disabled={!isReady} onClick={() => void decide("confirm")}>
          {t("confirm")}
        </DeskButton>
        <DeskButton
          look="danger"
          isBusy={act.isBusy}
          disabled={!isReady}
          onClick={() => void decide("reject")}
        >
          {t("reject")}
        </DeskButton>
        <span role="status">{done !== "" && t("done", { number: done })}</span>
      </div>
    </ScreenSection>
  );
}
