// Does what owners and operators do with one live token, over and over, until it is killed. It reports each act before
// it begins and after it was acknowledged.
import { createHash, randomBytes } from "node:crypto";
import { PROOF_NOTICE_HOURS, type OwnerAct } from "#features/submissions/model.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { openSeededDesk } from "#tests/contract/submissions/review-desk.ts";
import { saying } from "./killed-process.ts";

const [, , target = "", number = "", first = "", round = ""] = process.argv;
const { db } = openDatabase(JSON.parse(target) as DatabaseTarget);
const desk = openSeededDesk(db, { SMTP_URL: undefined });
const { submissions } = desk;
desk.wait(Number(round) / 1_000);

const HOUR_MS = 3_600_000;

/** The codes are those of the events that the act writes. */
const act = (codes: string, work: () => Promise<{ readonly ok: boolean }>): Promise<boolean> =>
  saying(codes.split(" "), work);

/** The receipts of the successive owners: each is known before it is given away. */
const receiptAt = (owner: number): string =>
  owner === 0
    ? first
    : createHash("sha256").update(`${first} ${owner}`).digest("base64url").slice(0, first.length);

/** More than the kills of any run. */
const MAX_OWNERS = 10_000;

let owner = 0;
const read = () => submissions.receipt(receiptAt(owner));
const own = (code: string, name: OwnerAct, input: object = {}): Promise<boolean> =>
  act(code, () => submissions.ownerAct(receiptAt(owner), name, input));
const approve = (replaces?: string): Promise<boolean> =>
  act("published", () => submissions.approve(number, { operator: "Ines", note: "", replaces }));

/** Ends what the killed process left half way, as people would from their receipt. */
async function settle(): Promise<void> {
  while (!(await read()).ok) if ((owner += 1) > MAX_OWNERS) throw new Error("The receipt is lost.");
  const found = await read();
  if (!found.ok) throw new Error(found.code);
  const { submission, handover } = found.value;
  if (handover?.cause === "proof") await takeOver(handover.endsAt);
  // The link of a hand-over that was not acknowledged is lost, so its owner cancels it.
  else if (handover) await own("handover_cancelled", "cancel_hand_over");
  if (submission.state === "withdrawn") await own("reopened", "reopen");
  if (submission.state === "withdrawn" || submission.state === "in_review") await approveAny();
  if (submission.state === "live" && submission.pausedAt !== null) await own("resumed", "resume");
}

async function approveAny(): Promise<void> {
  if (await approve()) return;
  const found = await read();
  if (!found.ok) throw new Error(found.code);
  const { fields } = found.value.submission;
  await approve("address" in fields ? `eth:${String(fields.address)}` : undefined);
}

const newContract = (): string => `0x${randomBytes(20).toString("hex")}`;

async function recover(): Promise<void> {
  const next = receiptAt(owner + 1);
  const found = await read();
  if (!found.ok) throw new Error(found.code);
  const request = { submissionId: found.value.submission.id, token: next, language: "en" };
  const started = await act("recovery_started", () =>
    submissions.startRecovery({ ...request, email: "next@example.org" }),
  );
  if (!started) return;
  await takeOver(new Date(desk.foundation.clock.now().getTime() + PROOF_NOTICE_HOURS * HOUR_MS));
}

/** At its time, the first act of the new owner takes the receipt over. */
async function takeOver(at: Date): Promise<void> {
  desk.wait((at.getTime() - desk.foundation.clock.now().getTime() + HOUR_MS) / (24 * HOUR_MS));
  owner += 1;
  await own("recovered paused", "pause", { reason: "Maintenance" });
  await own("resumed", "resume");
}

await settle();
process.stdout.write("ready\n");
for (let turn = 0; ; turn += 1) {
  const description = `Round ${round}, turn ${turn}: a text that its owner corrects.`;
  // The next owner has none of the former one's contacts.
  const contacts = { companyName: "Changing Ltd", contact: ["https://t.me/changing"] };
  await act("change_requested", () => submissions.resubmit(receiptAt(owner), { description, ...contacts }));
  await approve();
  await own("change_requested", "move", {
    address: newContract(),
    reason: "The old one cannot be upgraded.",
  });
  await approve();
  await own("paused", "pause", { reason: "Maintenance" });
  await own("resumed", "resume");
  await own("handover_started", "hand_over", { email: "other@example.org" });
  await own("handover_cancelled", "cancel_hand_over");
  await recover();
  await own("delisted", "delist", { reason: "The project ended" });
  await own("reopened", "reopen");
  await approveAny();
}
