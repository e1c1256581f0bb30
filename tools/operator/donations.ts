/** `donations list | confirm | reject | ledger`. */
import type { DonationState, DonationStatus } from "#features/donations/model.ts";
import { CommandError, type Command, type CommandInput } from "./command.ts";
import { operatorName } from "./operator-name.ts";
import { formatTable, type TableRow } from "./table.ts";

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

const toRow = (donation: DonationStatus): TableRow => ({
  submission: donation.submissionId,
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
  console.log(isJson ? JSON.stringify(rows, null, 2) : formatTable(rows));

export const listDonations: Command = {
  noun: "donations",
  verb: "list",
  usage: "[STATE|all] [--json]",
  help: "Donations that are not settled, those that wait longest first; or those in one state",
  async run({ services, args: [wanted], isJson }) {
    const states =
      wanted === undefined ? UNSETTLED : ALL.filter((state) => wanted === "all" || state === wanted);
    if (states.length === 0)
      throw new CommandError(`There is no state ${wanted}. There are: ${ALL.join(", ")}.`);
    print((await services.donations.list(states)).map(toRow), isJson);
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
  const id = Number(submission);
  if (!Number.isSafeInteger(id) || id < 1 || note === "")
    throw new CommandError(`Name the submission and say why: npm run operator -- donations ${verb} 12 "why"`);
  const operator = operatorName(foundation.config);
  const result = await services.donations[verb](id, { operator, note });
  if (!result.ok) throw new CommandError(REFUSALS[result.code]);
  const status = await services.donations.statusOf(id);
  if (status) print([toRow(status)], isJson);
}

export const confirmDonation: Command = {
  noun: "donations",
  verb: "confirm",
  usage: "SUBMISSION WHY [--json]",
  help: "Counts a donation that could not be confirmed automatically; the review begins",
  run: (input) => decide("confirm", input),
};

export const rejectDonation: Command = {
  noun: "donations",
  verb: "reject",
  usage: "SUBMISSION WHY [--json]",
  help: "Does not count a donation; the submitter reads why and can give another link",
  run: (input) => decide("reject", input),
};

export const donationLedger: Command = {
  noun: "donations",
  verb: "ledger",
  usage: "[--json]",
  help: "What arrived and what became of it: matched, short, surplus, wrong token, unclaimed, manual, waived",
  async run({ services, isJson }) {
    const entries = await services.donations.ledger();
    const rows = entries.map(({ submissionId, at, txHash, ...entry }) => ({
      ...entry,
      submission: submissionId,
      transaction: txHash,
      at: at.toISOString(),
    }));
    print(rows, isJson);
  },
};
