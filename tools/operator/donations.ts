/** `donations list | confirm | reject | ledger`. */
import type { DonationState, DonationStatus } from "#features/donations/model.ts";
import type { LedgerEntry } from "#features/donations/server/ledger.ts";
import type { Services } from "#server/services.ts";
import { actOnFirst, CommandError, type Command, type CommandInput } from "./command.ts";
import { operatorName } from "./operator-name.ts";
import { formatTable, type TableRow } from "./table.ts";
import { formatJson } from "./terminal-text.ts";

const UNSETTLED: readonly DonationState[] = [
  "manual",
  "rejected",
  "confirming",
  "pending",
  "unseen",
  "submitted",
  "open",
];
const ALL: readonly DonationState[] = [...UNSETTLED, "confirmed"];

/** Rows per page; a script gets all of them. */
const PAGE = 50;
const PAGING = { page: { type: "string" }, all: { type: "boolean" } } as const;

type Numbers = ReadonlyMap<number, string>;

/** A submission and its donation share one number: the one on the receipt. */
const numbersOf = ({ submissions }: Services, ids: readonly number[]): Promise<Numbers> =>
  submissions.numbersOf(ids);

const toRow = (donation: DonationStatus, numbers: Numbers): TableRow => ({
  submission: numbers.get(donation.submissionId) ?? donation.submissionId,
  state: donation.state,
  why: donation.reason ?? donation.manualCause ?? donation.settledBy,
  amounts: donation.amounts.join(" "),
  received: donation.paidAmount ?? donation.detail.received ?? null,
  confirmations: donation.confirmations,
  transaction: donation.explorerUrl,
  changed: donation.updatedAt.toISOString(),
  by: donation.events.at(-1)?.actor ?? null,
  note: donation.events.at(-1)?.note ?? null,
});

const print = (rows: readonly TableRow[], isJson: boolean): void =>
  console.log(isJson ? formatJson(rows) : formatTable(rows));

interface Paging {
  readonly offset: number;
  readonly limit: number;
}

/** `--page 2`, or everything with `--all`. */
function pagingOf({ options, isJson }: Pick<CommandInput, "options" | "isJson">): Paging {
  if (options["all"] === true || isJson) return { offset: 0, limit: Number.MAX_SAFE_INTEGER };
  const page = Number(options["page"] ?? 1);
  if (!Number.isSafeInteger(page) || page < 1) throw new CommandError("Pages are numbered from 1.");
  return { offset: (page - 1) * PAGE, limit: PAGE };
}

/** Prints how many rows are not shown. */
function printRest({ offset }: Paging, shown: number, total: number, isJson: boolean): void {
  if (isJson) return;
  const last = offset + shown;
  const more = last < total ? ` The next: --page ${offset / PAGE + 2}. All: --all.` : "";
  console.log(`\n${shown === 0 ? "None" : `${offset + 1} to ${last}`} of ${total}.${more}`);
}

export const listDonations: Command = {
  noun: "donations",
  verb: "list",
  usage: "[STATE|all] [--page N|--all] [--json]",
  help: "Donations that are not settled, those that wait longest first; or those in one state",
  options: PAGING,
  async run(input) {
    const { services, isJson } = input;
    const [wanted] = input.args;
    const states =
      wanted === undefined ? UNSETTLED : ALL.filter((state) => wanted === "all" || state === wanted);
    if (states.length === 0)
      throw new CommandError(`There is no state ${wanted}. There are: ${ALL.join(", ")}.`);
    const paging = pagingOf(input);
    const { donations, total } = await services.donations.list(states, paging);
    const numbers = await numbersOf(
      services,
      donations.map(({ submissionId }) => submissionId),
    );
    print(
      donations.map((donation) => toRow(donation, numbers)),
      isJson,
    );
    printRest(paging, donations.length, total, isJson);
  },
};

const REFUSALS = {
  not_found: "There is no donation of this submission.",
  settled: "This donation is settled already.",
  reused: "Its transaction is counted for another submission.",
};

async function decide(
  verb: "confirm" | "reject",
  { services, foundation, args: [submission = "", ...words], isJson }: CommandInput,
): Promise<void> {
  const note = words.join(" ").trim();
  if (submission === "" || note === "")
    throw new CommandError(
      `Name the submission and say why: npm run operator -- donations ${verb} R94VV4Q6 "why"`,
    );
  const found = await services.submissions.show(submission);
  if (!found.ok) throw new CommandError(`There is no submission ${submission}.`);
  const { id } = found.value.submission;
  const operator = operatorName(foundation.config);
  const result = await services.donations[verb](id, { operator, note });
  if (!result.ok) throw new CommandError(REFUSALS[result.code]);
  const status = await services.donations.statusOf(id);
  if (status) print([toRow(status, await numbersOf(services, [id]))], isJson);
}

export const confirmDonation: Command = {
  noun: "donations",
  verb: "confirm",
  usage: "SUBMISSION WHY [--json]",
  act: actOnFirst,
  help: "Counts a donation that could not be confirmed automatically; the review begins",
  run: (input) => decide("confirm", input),
};

export const rejectDonation: Command = {
  noun: "donations",
  verb: "reject",
  usage: "SUBMISSION WHY [--json]",
  act: actOnFirst,
  help: "Does not count a donation; the submitter reads why and can give another link",
  run: (input) => decide("reject", input),
};

const ledgerRow = (
  { submissionId, at, txHash, ...entry }: LedgerEntry,
  numbers: ReadonlyMap<number, string>,
): TableRow => ({
  ...entry,
  submission: submissionId === null ? null : (numbers.get(submissionId) ?? submissionId),
  transaction: txHash,
  at: at.toISOString(),
});

export const donationLedger: Command = {
  noun: "donations",
  verb: "ledger",
  usage: "[--page N|--all] [--json]",
  help: "What arrived, from whom and what became of it, with the totals of each outcome",
  options: PAGING,
  async run(input) {
    const { services, isJson } = input;
    const { entries, totals } = await services.donations.ledger();
    const paging = pagingOf(input);
    const shown = entries.slice(paging.offset, paging.offset + paging.limit);
    const numbers = await numbersOf(
      services,
      shown.flatMap(({ submissionId }) => submissionId ?? []),
    );
    print(
      shown.map((entry) => ledgerRow(entry, numbers)),
      isJson,
    );
    printRest(paging, shown.length, entries.length, isJson);
    if (!isJson && totals.length > 0) console.log(`\n${formatTable(totals.map((total) => ({ ...total })))}`);
  },
};
