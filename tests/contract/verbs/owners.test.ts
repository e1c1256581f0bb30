/** What an owner does with a receipt: moves, appeals, reopens and hands it over; when the old owner's rights end. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { MAX_APPEALS, MAX_MESSAGES, type OwnerAct } from "#features/submissions/model.ts";
import { lastStepBy, ownerVoice } from "#features/submissions/owners/owner-voice.ts";
import { receiptWire } from "#features/submissions/server/api/wire.ts";
import type { Receipt } from "#features/submissions/server/verbs/receipt.ts";
import {
  confirmMail,
  live,
  mailsTo,
  openDesk,
  receiptOf,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const decision = { operator: "Ines", note: "" };
const NOW = new Date("2026-11-20T12:00:00Z");
const done = { ok: true, value: null };
const wrongState = { ok: false, code: "wrong_state" };
const notFound = { ok: false, code: "not_found" };
const MINUTE = 1 / 1_440;
const NEXT = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";

describe.each(engines)("an owner on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  const act = (token: string, name: OwnerAct, input: unknown = {}) =>
    desk.submissions.ownerAct(token, name, input);
  const show = async (token: string) => (await receiptOf(desk, token)).submission;
  const newest = async (token: string) => (await receiptOf(desk, token)).events.at(-1);
  const lastMail = async (email: string) => (await mailsTo(database.db, email)).at(-1);
  const byOwner = { at: NOW, actor: "submitter", actorName: "", reasons: [], openFields: [], note: "" };
  let made = 0;
  /** A public token whose owner has confirmed the address. */
  async function owned() {
    made += 1;
    const email = `owner${made}@owners.example`;
    const sent = await live(desk, "token", { email });
    await confirmMail(desk, database.db, email);
    return { ...sent, email };
  }
  async function rejected() {
    const email = "appeal@owners.example";
    const sent = await send(desk, "token", { email });
    await confirmMail(desk, database.db, email);
    await desk.submissions.waive(sent.number, decision);
    await desk.submissions.reject(sent.number, { ...decision, reasons: ["legal"] });
    return { ...sent, email };
  }
  async function handOver(token: string, email: string): Promise<string> {
    const handed = await act(token, "hand_over", { email });
    if (!handed.ok || !handed.value) throw new Error(JSON.stringify(handed));
    return handed.value.token;
  }

  it("gives each act what it needs and nothing else", async () => {
    const { token } = await owned();
    for (const [name, input, path, code] of [
      ["move", { address: NEXT }, "reason", "required"],
      ["move", { reason: "Why" }, "address", "required"],
      ["delist", {}, "reason", "required"],
      ["hand_over", { email: "nobody" }, "email", "email"],
      ["appeal", { text: " " }, "text", "required"],
    ] as const)
      expect(await act(token, name, input), name).toMatchObject({
        ok: false,
        code: "validation",
        problems: [{ path, code }],
      });
    for (const name of ["pause", "resume", "reopen", "cancel_hand_over"] as const)
      expect(await act(token, name, { state: "live" }), name).toMatchObject({ code: "unknown_fields" });
    expect(await act("x".repeat(22), "pause")).toEqual(notFound);
    expect(await show(token)).toMatchObject({ state: "live", pausedAt: null });
  });

  it("moves a token or collection that is public, also to another network, with a reason for everybody", async () => {
    const { token, email } = await owned();
    const before = await show(token);
    const reason = "The old contract cannot be upgraded.";
    expect(await act(token, "move", { address: NEXT, reason })).toEqual(done);
    expect(await show(token)).toMatchObject({
      state: "in_review",
      publicReason: reason,
      fields: { ...before.fields, address: NEXT },
      published: before.fields,
    });
    expect(await newest(token)).toMatchObject({
      ...byOwner,
      note: reason,
      code: "change_requested",
      changes: [{ field: "address", after: NEXT }],
    });
    expect((await lastMail(email))?.subject).toBe("Harbour: Change sent");
    expect(await act(token, "move", { address: NEXT, reason })).toEqual(wrongState);
    await desk.submissions.withdraw(token);
    expect(await act(token, "move", { network: "base", address: NEXT, reason })).toEqual(done);
    expect((await show(token)).fields).toMatchObject({ network: "base", address: NEXT });
  });

  it("moves nothing that is not public, is paused, or has several contracts", async () => {
    const input = { address: NEXT, reason: "A new one" };
    expect(await act((await send(desk, "token")).token, "move", input)).toEqual(wrongState);
    const { token } = await owned();
    await act(token, "pause");
    expect(await act(token, "move", input)).toEqual(wrongState);
    const dapp = await live(desk, "dapp", { url: "https://move.owners.example" });
    expect(await act(dapp.token, "move", input)).toEqual(wrongState);
    expect((await show(dapp.token)).state).toBe("live");
  });

  it("appeals a rejection, with the text in the thread", async () => {
    const { token, email } = await rejected();
    desk.wait(2);
    expect(await act(token, "appeal", { text: "Look again" })).toEqual(done);
    desk.wait(-2);
    const at = new Date("2026-11-22T12:00:00Z");
    const { submission, events, messages } = await receiptOf(desk, token);
    expect(submission).toMatchObject({ state: "in_review", reviewSince: at });
    expect(events.at(-1)).toMatchObject({ ...byOwner, at, code: "appealed", state: "in_review" });
    expect(messages).toMatchObject([{ at, author: "submitter", authorName: "", text: "Look again" }]);
    expect((await lastMail(email))?.subject).toBe("Harbour: Appeal sent");
    expect(await act(token, "appeal", { text: "And again" })).toEqual(wrongState);
  });

  it("appeals a limited number of times, and never beyond the limit of the thread", async () => {
    const { token, number } = await rejected();
    for (let appeals = 0; appeals < MAX_APPEALS; appeals += 1) {
      expect(await act(token, "appeal", { text: "Look again" })).toEqual(done);
      const operator = `Operator ${appeals}`;
      await desk.submissions.reject(number, { operator, note: "", reasons: ["legal"] });
    }
    expect(await act(token, "appeal", { text: "Once more" })).toEqual(wrongState);

    const full = await rejected();
    const row = { submission_id: full.id, at: 0, author_name: "", text: "x", version: 1 } as const;
    const sent = Array.from({ length: MAX_MESSAGES }, () => ({ ...row, author: "submitter" as const }));
    await database.db.insertInto("submission_message").values(sent).execute();
    expect(await act(full.token, "appeal", { text: "Look again" })).toEqual(wrongState);
    expect(await show(full.token)).toMatchObject({ state: "rejected" });
  });

  it("reopens what was withdrawn: at the donation that is due, or in review if it is settled", async () => {
    const unpaid = await send(desk, "token");
    expect(await act(unpaid.token, "reopen")).toEqual(wrongState);
    await desk.submissions.withdraw(unpaid.token);
    expect(await act(unpaid.token, "reopen")).toEqual(done);
    expect(await newest(unpaid.token)).toMatchObject({
      ...byOwner,
      code: "reopened",
      state: "awaiting_donation",
    });
    const { token, email } = await owned();
    expect(await act(token, "reopen")).toEqual(wrongState);
    await act(token, "delist", { reason: "For now" });
    expect(await act(token, "reopen")).toEqual(done);
    expect(await newest(token)).toMatchObject({ ...byOwner, code: "reopened", state: "in_review" });
    expect((await lastMail(email))?.subject).toBe("Harbour: Review opened again");
  });

  it("hands a receipt over in 48 hours, one at a time, and is told; until then it can be cancelled", async () => {
    const { token, email } = await owned();
    expect(await act(token, "cancel_hand_over")).toEqual(wrongState);
    const handed = await act(token, "hand_over", { email: "next@owners.example" });
    expect(handed).toMatchObject({ ok: true, value: { endsAt: new Date("2026-11-22T12:00:00Z") } });
    expect(await newest(token)).toMatchObject({ ...byOwner, code: "handover_started", state: "live" });
    expect((await lastMail(email))?.subject).toBe("Harbour: Hand-over started");
    expect(await act(token, "hand_over", { email: "third@owners.example" })).toEqual(wrongState);
    expect(await act(token, "cancel_hand_over")).toEqual(done);
    expect(await newest(token)).toMatchObject({ ...byOwner, code: "handover_cancelled", state: "live" });
    expect((await lastMail(email))?.subject).toBe("Harbour: Hand-over cancelled");
    const next = handed.ok ? (handed.value?.token ?? "") : "";
    expect(await desk.submissions.receipt(next)).toEqual(notFound);
    expect(await mailsTo(database.db, "next@owners.example")).toEqual([]);
  });

  it("has the receipt until the very hour, and nothing of it afterwards", async () => {
    const { token, number, email, id } = await owned();
    const next = await handOver(token, "next@hours.example");
    const before = await show(token);
    desk.wait(2 - MINUTE);
    expect(await desk.submissions.completeHandovers()).toBe(0);
    expect((await desk.submissions.receipt(token)).ok).toBe(true);
    // The new owner reads, and does nothing yet.
    expect((await desk.submissions.receipt(next)).ok).toBe(true);
    expect(await desk.submissions.resubmit(next, { name: "Mine" })).toEqual(notFound);
    expect(await desk.submissions.sendMessage(next, "Hello")).toEqual(notFound);
    desk.wait(MINUTE);
    expect(await desk.submissions.completeHandovers()).toBe(1);
    desk.wait(-2);
    expect(await desk.submissions.receipt(token)).toEqual(notFound);
    const { submission, events } = await receiptOf(desk, next);
    expect(submission).toMatchObject({
      id,
      email: "next@hours.example",
      language: "en",
      mailState: "unconfirmed",
      version: before.version + 1,
    });
    expect(events.at(-1)).toMatchObject({
      at: new Date("2026-11-22T12:00:00Z"),
      actor: "system",
      actorName: "",
      code: "handed_over",
      state: "live",
      reasons: [],
      openFields: [],
      note: "",
    });
    // The new address is asked to confirm; its mail has no receipt, which its owner was given.
    const { confirm, receipt } = await confirmMail(desk, database.db, "next@hours.example", "only read");
    expect([await desk.submissions.mailLinkPurpose(confirm), receipt]).toEqual(["confirm", ""]);
    expect(await desk.submissions.isAskedToConfirm(submission)).toBe(true);
    // The old address gets nothing more, and its links have ended.
    const mails = (await mailsTo(database.db, email)).length;
    await desk.submissions.postMessage(number, { operator: "Ines", note: "Welcome" });
    expect(await mailsTo(database.db, email)).toHaveLength(mails);
    const old = await confirmMail(desk, database.db, email, "only read");
    expect(await desk.submissions.mailLinkPurpose(old.confirm)).toBeNull();
  });

  it("by the new owner's first act is the new one, even before a worker has run", async () => {
    const { token } = await owned();
    const next = await handOver(token, "first@acts.example");
    desk.wait(2);
    expect(await desk.submissions.sendMessage(token, "Still mine?")).toEqual(notFound);
    expect(await desk.submissions.sendMessage(next, "Mine now")).toEqual(done);
    expect(await desk.submissions.completeHandovers()).toBe(0);
    const { events } = await receiptOf(desk, next);
    expect(events.filter(({ code }) => code === "handed_over")).toHaveLength(1);
    expect((await show(next)).email).toBe("first@acts.example");
    // From here it can be handed on.
    await handOver(next, "second@acts.example");
    desk.wait(-2);
  });

  it("after a hand-over reads what was said and done before as a former owner’s", async () => {
    const { token } = await owned();
    await desk.submissions.sendMessage(token, "Ours");
    await act(token, "pause");
    const next = await handOver(token, "voice@owners.example");
    const voices = (found: Receipt) => found.messages.map(({ at }) => ownerVoice(at, found));
    const before = await receiptOf(desk, token);
    expect([before.ownerSince, voices(before), lastStepBy(before.events, before)]).toEqual([
      null,
      ["you"],
      "you",
    ]);
    // The next owner has said nothing yet.
    const reading = await receiptOf(desk, next);
    expect([voices(reading), lastStepBy(reading.events, reading)]).toEqual([["owner"], "owner"]);
    desk.wait(2);
    // At its time, whether anybody has noticed or not.
    const since = new Date("2026-11-22T12:00:00Z");
    const due = await receiptOf(desk, next);
    expect([due.ownerSince, voices(due), lastStepBy(due.events, due)]).toEqual([since, ["former"], "former"]);
    desk.wait(1);
    await desk.submissions.completeHandovers();
    const noted = new Date("2026-11-23T12:00:00Z");
    await desk.submissions.sendMessage(next, "Mine");
    const after = await receiptOf(desk, next);
    expect([after.ownerSince, voices(after)]).toEqual([noted, ["former", "you"]]);
    await act(next, "resume");
    await act(next, "pause");
    const paused = await receiptOf(desk, next);
    expect(lastStepBy(paused.events, paused)).toBe("you");
    const wire = receiptWire(paused);
    expect(wire).toMatchObject({ owner_since: noted.toISOString(), owns_page: true });
    expect(wire.messages.map(({ former_owner: former }) => former)).toEqual([true, false]);
    expect(
      wire.events
        .filter(({ by }) => by === "submitter")
        .map(({ code, former_owner: former }) => [code, former]),
    ).toEqual([
      ["submitted", true],
      ["paused", true],
      ["handover_started", true],
      ["resumed", false],
      ["paused", false],
    ]);
    expect(wire.events.filter(({ by }) => by !== "submitter").some((event) => event.former_owner)).toBe(
      false,
    );
    desk.wait(-3);
  });

  it("whose act waited for the lock until the receipt changed hands does nothing", async () => {
    const { token } = await owned();
    const next = await handOver(token, "late@owners.example");
    const { clock } = desk.foundation;
    const over = new Date(NOW.getTime() + 2 * 86_400_000);
    const now = vi.spyOn(clock, "now").mockReturnValueOnce(NOW).mockReturnValue(over);
    try {
      expect(await desk.submissions.sendMessage(token, "Still mine?")).toEqual(notFound);
    } finally {
      now.mockRestore();
    }
    expect((await receiptOf(desk, next)).messages).toEqual([]);
    await act(token, "cancel_hand_over");
  });

  it("without a mail server hands over as well", async () => {
    const silent = await openDesk(database.db, { SMTP_URL: undefined });
    const { token } = await live(silent, "token");
    const handed = await silent.submissions.ownerAct(token, "hand_over", { email: "quiet@owners.example" });
    silent.wait(2);
    expect(await silent.submissions.completeHandovers()).toBe(1);
    const next = handed.ok ? (handed.value?.token ?? "") : "";
    expect((await silent.submissions.receipt(next)).ok).toBe(true);
    expect(await mailsTo(database.db, "quiet@owners.example")).toEqual([]);
  });
});
