/** What a receipt shows: the promised day, the queue, the donation, a hand-over, and its thread. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS, MAX_MESSAGES } from "#features/submissions/model.ts";
import { live, openDesk, receiptOf, send, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const decision = { operator: "Ines", note: "" };
const done = { ok: true, value: null };

describe.each(engines)("a receipt on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it("promises a day for a token in review and for a small change, and for nothing else", async () => {
    const expected = async (token: string) =>
      (await receiptOf(desk, token)).expectedBy?.toISOString() ?? null;
    const [token, nft] = [await send(desk, "token"), await send(desk, "nft")];
    expect(await expected(token.token)).toBeNull();
    for (const { number } of [token, nft]) await desk.submissions.waive(number, decision);
    // 20 November 2026 is a Friday.
    expect(await expected(token.token)).toBe("2026-11-24T12:00:00.000Z");
    expect(await expected(nft.token)).toBeNull();
    await desk.submissions.approve(token.number, decision);
    await desk.submissions.approve(nft.number, decision);
    expect([await expected(token.token), await expected(nft.token)]).toEqual([null, null]);
    await correct(nft.token, { description: "Other words." });
    expect(await expected(nft.token)).toBe("2026-11-23T12:00:00.000Z");
    await desk.submissions.withdraw(nft.token);
    await correct(nft.token, { name: "Other Lights" });
    expect(await expected(nft.token)).toBeNull();
  });

  const correct = (token: string, changes: object) => desk.submissions.resubmit(token, changes);

  it("says how many are due before it, while it is in review", async () => {
    const queue = async (token: string) => {
      // Due dates are computed when a reviewer or the worker looks.
      await desk.services.review.queue({ view: "due" }, { id: "1", name: "Ann" });
      return (await receiptOf(desk, token)).queue;
    };
    const first = await send(desk, "dapp", { url: "https://queue.example.org" });
    const second = await send(desk, "token");
    expect(await queue(first.token)).toBeNull();
    await desk.submissions.waive(first.number, decision);
    const before = (await queue(first.token)) ?? NaN;
    // Tokens are due sooner.
    await desk.submissions.waive(second.number, decision);
    expect(await queue(first.token)).toBe(before + 1);
    await desk.submissions.reject(first.number, { ...decision, reasons: ["other"] });
    expect(await queue(first.token)).toBeNull();
  });

  it("shows the state of the donation, and the hand-over that has begun", async () => {
    const { token, id } = await live(desk, "nft");
    expect(await receiptOf(desk, token)).toMatchObject({
      donation: { submissionId: id, settledBy: "waiver" },
      handover: null,
    });
    const handed = await desk.submissions.ownerAct(token, "hand_over", { email: "next@project.example" });
    const next = handed.ok ? (handed.value?.token ?? "") : "";
    const endsAt = new Date("2026-11-22T12:00:00Z");
    expect((await receiptOf(desk, token)).handover).toEqual({ endsAt, cause: "owner", isNew: false });
    expect((await receiptOf(desk, next)).handover).toEqual({ endsAt, cause: "owner", isNew: true });
    // At its time, before a worker has written it down.
    desk.wait(2);
    expect(await desk.submissions.receipt(token)).toEqual({ ok: false, code: "not_found" });
    expect((await receiptOf(desk, next)).handover).toBeNull();
    desk.wait(-2);
  });

  it("takes messages up to the limit of a thread, which the operator's do not fill", async () => {
    const { token, number, id } = await send(desk, "token");
    const row = { submission_id: id, at: 0, author_name: "", text: "x", version: 1 } as const;
    const sent = Array.from({ length: MAX_MESSAGES - 1 }, () => ({ ...row, author: "submitter" as const }));
    await database.db.insertInto("submission_message").values(sent).execute();
    await desk.submissions.postMessage(number, { operator: "Ines", note: "Hello" });
    const { version } = (await receiptOf(desk, token)).submission;
    expect(await desk.submissions.sendMessage(token, "a".repeat(LIMITS.message))).toEqual(done);
    const { submission, messages } = await receiptOf(desk, token);
    expect(submission.version).toBe(version + 1);
    expect(messages.at(-1)).toMatchObject({ author: "submitter", authorName: "" });
    expect(await desk.submissions.sendMessage(token, "One more")).toEqual({ ok: false, code: "thread_full" });
    expect((await receiptOf(desk, token)).messages).toHaveLength(MAX_MESSAGES + 1);
    expect(await desk.submissions.sendMessage("x".repeat(22), "Hello")).toMatchObject({ code: "not_found" });
  });
});
