/** What a settled or refused donation does to its submission: the review begins, or its submitter is told once. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DonationOutcome, DonationStatus } from "#features/donations/model.ts";
import { createSubmissionStore } from "#features/submissions/server/store.ts";
import { settled, unsettled } from "#features/submissions/server/verbs/settled.ts";
import type { Db } from "#platform/database/schema.ts";
import { createMail } from "#platform/mail/outbox.ts";
import { textsOf } from "#server/services.ts";
import {
  confirmMail,
  mailsTo,
  openDesk,
  receiptOf,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const HASH = `0x${"ab".repeat(32)}`;
const network: DonationOutcome = { settledBy: "network", amount: "200.1234", txHash: HASH, operator: "" };

describe.each(engines)("a donation on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  const deps = () => {
    const { clock, catalogue, config } = desk.foundation;
    return {
      store: createSubmissionStore(database.db),
      clock,
      mail: createMail({ enabled: true, clock }),
      texts: { text: textsOf(catalogue), origin: config.PUBLIC_ORIGIN },
    };
  };
  const inTransaction = (work: (tx: Db) => Promise<void>) => database.db.transaction().execute(work);
  const settle = (id: number, outcome: DonationOutcome) =>
    inTransaction((tx) => settled(deps(), tx, id, outcome));
  const refuse = (id: number, status: DonationStatus) =>
    inTransaction((tx) => unsettled(deps(), tx, id, status));
  let made = 0;
  /** A submission that awaits its donation, with a confirmed address. */
  async function awaiting() {
    made += 1;
    const email = `owner${made}@donations.example`;
    const sent = await send(desk, "token", { email });
    await confirmMail(desk, database.db, email);
    return { ...sent, email };
  }
  const lastMail = async (email: string) => (await mailsTo(database.db, email)).at(-1);

  const byOperator = { amount: null, txHash: null, operator: "Ines" };
  it.each([
    ["donation_confirmed", network, "system", "Donation confirmed for Harbour"],
    ["donation_accepted", { ...byOperator, settledBy: "operator" }, "operator", "Harbour: In review"],
    ["donation_waived", { ...byOperator, settledBy: "waiver" }, "operator", "Harbour: In review"],
    ["donation_skipped", { ...byOperator, settledBy: "demo", operator: "" }, "system", "Harbour: In review"],
  ] as const)(
    "that is settled begins the review, in the history as %s",
    async (code, outcome, actor, subject) => {
      const { id, token, email } = await awaiting();
      await settle(id, outcome);
      const { submission, events } = await receiptOf(desk, token);
      expect(submission).toMatchObject({ state: "in_review", reviewSince: NOW });
      expect(events.at(-1)).toMatchObject({
        at: NOW,
        actor,
        actorName: outcome.operator,
        code,
        state: "in_review",
        reasons: [],
        note: "",
      });
      expect((await lastMail(email))?.subject).toBe(subject);
    },
  );

  it("that is settled twice, or of a submission that is gone, changes nothing", async () => {
    const { id, token, email } = await awaiting();
    await settle(id, network);
    const [before, mails] = [await receiptOf(desk, token), (await mailsTo(database.db, email)).length];
    await settle(id, { ...network, settledBy: "operator", operator: "Ines" });
    await settle(999_999, network);
    expect(await receiptOf(desk, token)).toEqual(before);
    const withdrawn = await awaiting();
    await desk.submissions.withdraw(withdrawn.token);
    const over = (await mailsTo(database.db, withdrawn.email)).length;
    await settle(withdrawn.id, network);
    expect((await receiptOf(desk, withdrawn.token)).submission.state).toBe("withdrawn");
    expect(await mailsTo(database.db, email)).toHaveLength(mails);
    expect(await mailsTo(database.db, withdrawn.email)).toHaveLength(over);
  });

  it("that is refused is told once for each transaction and reason, and by an operator each time", async () => {
    const { id, token, email } = await awaiting();
    const { donation } = await receiptOf(desk, token);
    if (!donation) throw new Error("no donation");
    const count = async (status: Partial<DonationStatus>) => {
      const before = (await mailsTo(database.db, email)).length;
      await refuse(id, { ...donation, ...status });
      return (await mailsTo(database.db, email)).length - before;
    };
    const wrong = { state: "rejected", reason: "wrong_amount", txHash: HASH } as const;
    // A reorganisation can refuse the same transaction again.
    expect([await count(wrong), await count({ ...wrong, updatedAt: new Date(0) })]).toEqual([1, 0]);
    expect((await lastMail(email))?.subject).toBe("The payment for Harbour needs your attention");
    expect(await count({ ...wrong, reason: "wrong_token" })).toBe(1);
    expect(await count({ ...wrong, txHash: `0x${"cd".repeat(32)}` })).toBe(1);
    expect(await count({ ...wrong, txHash: null })).toBe(1);
    expect(await count({ state: "manual", manualCause: "not_seen", txHash: HASH })).toBe(1);
    expect(await count({ state: "manual", manualCause: "disagree", txHash: HASH })).toBe(1);
    expect((await lastMail(email))?.subject).toBe("We’re checking the payment for Harbour by hand");
    const note = { ...wrong, reason: "operator_rejected", updatedAt: new Date(1) } as const;
    expect([await count(note), await count(note), await count({ ...note, updatedAt: new Date(2) })]).toEqual([
      1, 0, 1,
    ]);
    expect((await receiptOf(desk, token)).submission.state).toBe("awaiting_donation");
    await refuse(999_999, donation);
    await settle(id, network);
    expect(await count({ ...wrong, reason: "reverted" })).toBe(0);
  });
});
