/** Prints a submission for a reviewer. */
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import type { Network } from "#features/catalogue/model.ts";
import { uploadIdOf } from "#features/submissions/model.ts";
import type { Submission, SubmittedForm } from "#features/submissions/submission.ts";
import type { QueuedSubmission } from "#features/review/model.ts";
import type { ReviewCase } from "#features/review/case.ts";
import { changesTable } from "#tools/operator/catalogue/listings.ts";
import { formatFields, formatTable, type TableRow } from "#tools/operator/table.ts";
import { findingsTable, touchedText } from "./findings-text.ts";

export interface PrintDeps {
  readonly now: Date;
  readonly networks: readonly Network[];
  /** The prefix of logo paths. */
  readonly origin: string;
  readonly text: TranslateKeyIn;
}

const minutes = (at: Date): string => at.toISOString().slice(0, 16).replace("T", " ");

/** "3 d", "5 h": time since, or time left. */
function span(ms: number): string {
  const hours = Math.floor(Math.abs(ms) / 3_600_000);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

function dueText(dueAt: Date | null, now: Date): string | null {
  if (!dueAt) return null;
  const left = Number(dueAt) - Number(now);
  return `${dueAt.toISOString().slice(0, 10)}${left < 0 ? ` (${span(left)} late)` : ""}`;
}

export const queueRow = (one: QueuedSubmission, now: Date): TableRow => ({
  number: one.number,
  kind: one.kind,
  state: one.state,
  name: one.name,
  age: span(Number(now) - Number(one.reviewSince ?? one.createdAt)),
  due: dueText(one.dueAt, now),
  risk: one.points,
  claim: one.claim?.operatorName ?? null,
  unread: one.unread === 0 ? null : `${one.unread} new`,
});

export const submissionRow = (one: Submission): TableRow => ({
  number: one.number,
  kind: one.kind,
  state: one.state,
  name: one.name,
  since: minutes(one.reviewSince ?? one.createdAt),
  changed: minutes(one.changedAt),
});

/** Everything about one submission. */
export function submissionText(file: ReviewCase, print: PrintDeps): string {
  const { submission, events, findings, touched, related, dueAt } = file;
  const resubmitted = events.findLast(({ changes }) => changes !== undefined);
  const parts: readonly (readonly [title: string, text: string | null])[] = [
    ["Submission", formatTable([{ ...submissionRow(submission), due: dueText(dueAt, print.now) }])],
    ["Form", formatFields(fieldLines(submission, print))],
    ["Check", findings.length === 0 ? null : findingsTable(submission.kind, findings, print.text)],
    ["Listings it is about", touched.length === 0 ? null : touchedText(touched)],
    ["Changed when it was sent again", resubmitted ? changesTable(resubmitted.changes ?? []) : null],
    ["Related", related.length === 0 ? null : formatTable(related.map(relatedRow))],
    ["Donation", donationText(file)],
    ["History", formatTable(events.map(eventRow))],
    ["Messages", threadText(file)],
  ];
  return parts.flatMap(([title, text]) => (text === null ? [] : [`${title}\n\n${text}`])).join("\n\n");
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Prints lists line by line, and contracts with their explorer links. */
function fieldLines(submission: Submission, print: PrintDeps): (readonly [string, string])[] {
  const { fields, email } = submission;
  const lines = Object.entries({ ...fields, email }).map(([field, value]): readonly [string, string] => [
    field,
    Array.isArray(value) ? (value as unknown[]).map(textOf).join("\n") : textOf(value),
  ]);
  const logo = uploadIdOf(fields.icon_url);
  return [
    ...lines,
    ...(logo === null ? [] : [["logo", `${print.origin}${fields.icon_url}`] as const]),
    ...contractsIn(submission).flatMap(({ network, address }) =>
      explorerLine(print.networks, network, address),
    ),
  ];
}

interface NamedContract {
  readonly network: string;
  readonly address: string;
}

function contractsIn({ kind, fields }: SubmittedForm): readonly NamedContract[] {
  if (kind !== "dapp") return [fields];
  const own = fields.network.flatMap((network, at) => {
    const address = fields.address[at];
    return address === undefined ? [] : [{ network, address }];
  });
  return [...own, ...fields.tokens];
}

function explorerLine(
  networks: readonly Network[],
  key: string,
  address: string,
): (readonly [string, string])[] {
  const [explorer] = networks.find((one) => one.key === key)?.explorers ?? [];
  return explorer
    ? [[`explorer (${key})`, explorer.address.replace("{address}", encodeURIComponent(address))]]
    : [];
}

const relatedRow = ({
  number,
  kind,
  state,
  name,
  createdAt,
  by,
}: ReviewCase["related"][number]): TableRow => ({
  number,
  kind,
  state,
  name,
  sent: minutes(createdAt),
  same: by.join(", "),
});

function donationText({ donation }: ReviewCase): string | null {
  if (!donation) return null;
  return formatFields([
    ["donation", `${donation.state}${donation.settledBy ? ` (${donation.settledBy})` : ""}`],
    ["amounts", donation.amounts.join(", ")],
    ["transaction", donation.explorerUrl ?? donation.txHash ?? "–"],
  ]);
}

const eventRow = ({ at, actor, actorName, code, reasons, note }: ReviewCase["events"][number]): TableRow => ({
  at: minutes(at),
  by: actorName || actor,
  event: code,
  reasons: reasons.join(" "),
  note,
});

/** Each message begins with its author; its further lines are indented, so that none looks like a new message. */
const threadText = ({ messages }: ReviewCase): string | null =>
  messages.length === 0
    ? null
    : formatFields(
        messages.map(({ at, author, authorName, text }) => [
          `${minutes(at)} ${authorName === "" ? author : `${authorName} (operator)`}`,
          text,
        ]),
      );
