/** What a verdict does: the state, what the receipt and the history say, the mail, and what it never does by half. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "#features/submissions/server/verbs/review.ts";
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
const wrongState = { ok: false, code: "wrong_state" };
const notFound = { ok: false, code: "not_found" };
const NOW = new Date("2026-11-20T12:00:00Z");

describe.each(engines)("a verdict on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  async function inReview(kind: "dapp" | "token" | "nft", change: object = {}) {
    const sent = await send(desk, kind, change);
    await desk.submissions.waive(sent.number, decision);
    return sent;
  }
  /** In review, with a confirmed address. */
  async function mailed(email: string, kind: "dapp" | "token" | "nft" = "token", change: object = {}) {
    const sent = await send(desk, kind, { ...change, email });
    await confirmMail(desk, database.db, email);
    await desk.submissions.waive(sent.number, decision);
    return { ...sent, email };
  }
  const newest = async (token: string) => (await receiptOf(desk, token)).events.at(-1);
  const lastMail = async (email: string) => (await mailsTo(database.db, email)).at(-1);

  it("that asks for changes opens the fields of its reasons and the named ones that the form has, each once", async () => {
    const { token, number, email } = await mailed("changes@verdicts.example");
    const verdict = {
      operator: "Ines",
      note: "The symbol is another one.",
      reasons: ["detailsMismatch", "contractNotOpen"] as const,
      fields: ["website", "name", "url", "owner", "constructor"],
    };
    expect(await desk.submissions.requestChanges(number, verdict)).toEqual({
      ok: true,
      value: "changes_requested",
    });
    expect(await newest(token)).toMatchObject({
      at: NOW,
      actor: "operator",
      actorName: "Ines",
      code: "changes_requested",
      state: "changes_requested",
      reasons: verdict.reasons,
      openFields: ["name", "symbol", "decimal", "total_supply", "owner_address", "address", "website"],
      note: verdict.note,
    });
    const mail = await lastMail(email);
    expect(mail?.subject).toBe("Harbour: the reviewer asked for changes");
    expect(mail?.text).toContain("asked for 2 changes");
    expect(mail?.text).toContain("Note from the reviewer: The symbol is another one.");
  });

  it("that rejects has its reasons and note in the history and the mail", async () => {
    const { token, number, email } = await mailed("rejected@verdicts.example");
    const verdict = { operator: "Ines", note: "See the law.", reasons: ["legal"] as const };
    expect(await desk.submissions.reject(number, verdict)).toEqual({ ok: true, value: "rejected" });
    expect(await newest(token)).toMatchObject({
      at: NOW,
      actor: "operator",
      actorName: "Ines",
      code: "rejected",
      state: "rejected",
      reasons: ["legal"],
      openFields: [],
      note: "See the law.",
    });
    const mail = await lastMail(email);
    expect(mail?.subject).toBe("Harbour was not accepted");
    expect(mail?.text).toContain("Note from the reviewer: See the law.");
    expect(await desk.submissions.reject(number, verdict)).toEqual(wrongState);
  });

  it("that refuses a change leaves the listing, and says so", async () => {
    const email = "refused@verdicts.example";
    const { token, number } = await live(desk, "nft", { email });
    await confirmMail(desk, database.db, email);
    await desk.submissions.resubmit(token, { name: "Brighter Lights" });
    const verdict = { operator: "Ines", note: "", reasons: ["lookalike"] as const };
    expect(await desk.submissions.reject(number, verdict)).toEqual({ ok: true, value: "live" });
    expect(await newest(token)).toMatchObject({
      actor: "operator",
      actorName: "Ines",
      code: "change_refused",
      state: "live",
      reasons: ["lookalike"],
    });
    expect((await lastMail(email))?.subject).toBe("Brighter Lights: your change was not accepted");
    // A change that its owner is asked about is refused the same way.
    await desk.submissions.resubmit(token, { name: "Brightest Lights" });
    await desk.submissions.requestChanges(number, verdict);
    expect(await desk.submissions.reject(number, verdict)).toEqual({ ok: true, value: "live" });
    expect((await receiptOf(desk, token)).submission.name).toBe("Harbour Lights");
  });

  it("needs a submission that is known and in a state for it", async () => {
    const { submissions } = desk;
    const verdict = { ...decision, reasons: ["other"] } as const;
    for (const [state, number] of [
      [notFound, "ZZZZZZZZ"],
      [wrongState, (await send(desk, "token")).number],
    ] as const) {
      expect(await submissions.approve(number, decision)).toEqual(state);
      expect(await submissions.requestChanges(number, verdict)).toEqual(state);
      expect(await submissions.reopen(number, decision)).toEqual(state);
    }
    const { number } = await inReview("token");
    expect(await submissions.waive(number, decision)).toEqual(wrongState);
    expect(await submissions.reopen(number, decision)).toEqual(wrongState);
    expect(await submissions.waive("ZZZZZZZZ", decision)).toEqual(notFound);
    expect(await submissions.reject("ZZZZZZZZ", verdict)).toEqual(notFound);
    expect(await submissions.postMessage("ZZZZZZZZ", decision)).toEqual(notFound);
    expect(await submissions.show("ZZZZZZZZ")).toEqual(notFound);
    // Before the donation a form can be rejected, for what can be seen at once.
    const { number: early } = await send(desk, "token");
    expect(await submissions.reject(early, verdict)).toEqual({ ok: true, value: "rejected" });
  });

  type Deciding = (number: string, settled: Pick<Decision, "settle">) => Promise<{ readonly ok: boolean }>;
  const DECISIONS: Readonly<Record<string, Deciding>> = {
    "a waiver": (number, more) => desk.submissions.waive(number, { ...decision, ...more }),
    "a message": (number, more) =>
      desk.submissions.postMessage(number, { operator: "Ines", note: "Hello", ...more }),
    "a request for changes": (number, more) =>
      desk.submissions.requestChanges(number, { ...decision, reasons: ["other"], ...more }),
    "a rejection": (number, more) =>
      desk.submissions.reject(number, { ...decision, reasons: ["other"], ...more }),
    "a reopening": (number, more) => desk.submissions.reopen(number, { ...decision, ...more }),
    "an approval": (number, more) => desk.submissions.approve(number, { ...decision, ...more }),
  };

  it("is whole or nothing: what settles it runs last in its transaction, once, and never if it is refused", async () => {
    const email = "whole@verdicts.example";
    const { token, number } = await send(desk, "token", { email });
    await confirmMail(desk, database.db, email);
    const seen = async () => ({
      receipt: await receiptOf(desk, token),
      mails: (await mailsTo(database.db, email)).length,
    });
    for (const name of [
      "a waiver",
      "a message",
      "a request for changes",
      "a reopening",
      "a rejection",
      "a reopening",
      "an approval",
    ]) {
      const before = await seen();
      const decide = DECISIONS[name];
      if (!decide) throw new Error(name);
      const failing = decide(number, { settle: () => Promise.reject(new Error("the desk is gone")) });
      await expect(failing, name).rejects.toThrow("the desk is gone");
      expect(await seen(), name).toEqual(before);
      let settled = 0;
      const settle = async () => void (settled += 1);
      expect(await decide(number, { settle }), name).toMatchObject({ ok: true });
      expect(settled, name).toBe(1);
      expect((await seen()).mails, name).toBe(before.mails + 1);
      if (name === "a message") continue;
      expect(await decide(number, { settle }), name).toMatchObject({ ok: false });
      expect(settled, name).toBe(1);
    }
  });

  it("is not the only word: a message has its author, counts as read and is mailed without its text", async () => {
    const { token, number, email, id } = await mailed("message@verdicts.example");
    await desk.submissions.sendMessage(token, "Is it on its way?");
    const readAt = async () =>
      (await database.db.selectFrom("submission").select("read_at").where("id", "=", id).executeTakeFirst())
        ?.read_at;
    expect(await readAt()).toBeNull();
    const { version } = (await receiptOf(desk, token)).submission;
    expect(await desk.submissions.postMessage(number, { operator: "Ines", note: "It is." })).toEqual({
      ok: true,
      value: null,
    });
    expect(await readAt()).toBe(NOW.getTime());
    const { submission, messages } = await receiptOf(desk, token);
    expect(submission.version).toBe(version + 1);
    expect(messages.at(-1)).toMatchObject({
      at: NOW,
      author: "operator",
      authorName: "Ines",
      text: "It is.",
    });
    const mail = await lastMail(email);
    expect(mail?.subject).toBe("New message about Harbour");
    expect(mail?.text).not.toContain("It is.");
  });

  it("can be taken back: the review begins anew, in the operator's name", async () => {
    const { token, number, email } = await mailed("reopened@verdicts.example");
    await desk.submissions.reject(number, { ...decision, reasons: ["other"] });
    desk.wait(3);
    expect(await desk.submissions.reopen(number, { operator: "Jonas", note: "Too early." })).toEqual({
      ok: true,
      value: "in_review",
    });
    desk.wait(-3);
    const { submission, events } = await receiptOf(desk, token);
    expect(submission).toMatchObject({
      state: "in_review",
      reviewSince: new Date("2026-11-23T12:00:00Z"),
    });
    expect(events.at(-1)).toMatchObject({
      actor: "operator",
      actorName: "Jonas",
      code: "reopened",
      state: "in_review",
      note: "Too early.",
    });
    expect((await lastMail(email))?.subject).toBe("Harbour: In review");
  });

  it("of what was withdrawn goes back to where it was: to the donation, or to the review if it is settled", async () => {
    const email = "again@verdicts.example";
    const unpaid = await send(desk, "token", { email });
    await confirmMail(desk, database.db, email);
    await desk.submissions.withdraw(unpaid.token);
    expect(await desk.submissions.reopen(unpaid.number, decision)).toEqual({
      ok: true,
      value: "awaiting_donation",
    });
    expect((await receiptOf(desk, unpaid.token)).submission.reviewSince).toBeNull();
    expect((await lastMail(email))?.text).toContain("Our team made a change to Harbour: ");
    const settled = await inReview("token");
    await desk.submissions.withdraw(settled.token);
    expect(await desk.submissions.reopen(settled.number, decision)).toEqual({
      ok: true,
      value: "in_review",
    });
  });

  it("of what is public stands until it is delisted", async () => {
    const { token, number } = await live(desk, "nft");
    const { listing } = (await receiptOf(desk, token)).submission;
    const [network = "", address = ""] = (listing ?? "").split("/").slice(-2);
    expect(await desk.submissions.reopen(number, decision)).toEqual({ ok: true, value: "in_review" });
    expect(await desk.services.catalogue.listing("nft", { network, address })).not.toBeNull();
    // It is no change of its owner, so that it can be rejected.
    expect(await desk.submissions.reject(number, { ...decision, reasons: ["other"] })).toEqual({
      ok: true,
      value: "rejected",
    });
  });

  it("on an appeal is for somebody else than who rejected last before it", async () => {
    const { token, number } = await inReview("token");
    const reject = (operator: string) =>
      desk.submissions.reject(number, { operator, note: "", reasons: ["legal"] });
    const own = { ok: false, code: "same_operator" };
    await reject("Ines");
    await desk.submissions.reopen(number, { operator: "Ines", note: "" });
    // Taken back is no appeal.
    expect(await reject("Jonas")).toMatchObject({ ok: true });
    await desk.submissions.ownerAct(token, "appeal", { text: "Look again" });
    expect(await reject("Jonas")).toEqual(own);
    expect(await reject("Ines")).toMatchObject({ ok: true });
    await desk.submissions.ownerAct(token, "appeal", { text: "And again" });
    expect(await reject("Ines")).toEqual(own);
    const by = { operator: "Ines", note: "", reasons: ["legal"] as const };
    expect(await desk.submissions.requestChanges(number, by)).toEqual(own);
    expect(await desk.submissions.approve(number, by)).toEqual(own);
    const held = await desk.submissions.withTouch(number, async ({ isOwnRejection }) =>
      Promise.all(["Ines", "Jonas"].map((operator) => isOwnRejection(operator))),
    );
    expect(held).toEqual([true, false]);
    expect(await desk.submissions.approve(number, { operator: "Jonas", note: "" })).toMatchObject({
      ok: true,
    });
  });

  it("is made on the page as it is: touching it counts as a change", async () => {
    const { number } = await inReview("token");
    const before = await desk.submissions.versionOf(number);
    const touched = await desk.submissions.withTouch(number, ({ touch }) => touch());
    expect(touched).toBe((before?.version ?? 0) + 1);
    expect(await desk.submissions.versionOf(number)).toEqual({ id: before?.id, version: touched });
    expect(await desk.submissions.withTouch("ZZZZZZZZ", ({ touch }) => touch())).toEqual(notFound);
  });

  it("is shown with the whole file: history, thread and donation", async () => {
    const { token, number, id } = await inReview("token", { note: "Hello" });
    const shown = await desk.submissions.show(number);
    const { submission, events, messages } = await receiptOf(desk, token);
    expect(shown).toMatchObject({ ok: true, value: { submission, events, messages } });
    expect(shown).toMatchObject({ value: { donation: { submissionId: id, settledBy: "waiver" } } });
    expect(messages.map(({ text }) => text)).toEqual(["Hello"]);
  });

  it("is previewed as the mail that it sends, in the submitter's language and in the reviewer's", async () => {
    const email = "preview@verdicts.example";
    const sent = await send(desk, "dapp", { url: "https://preview.example.org", email }, "es");
    const shown = async () => (await receiptOf(desk, sent.token)).submission;
    const about = { reasons: ["legal"], note: "Sin permiso.", language: "en" } as const;
    const preview = async (kind: "approve" | "request_changes" | "reject" | "waive" | "message") =>
      desk.submissions.previewMail(await shown(), { ...about, kind });
    expect((await preview("waive")).isSent).toBe(false);
    await confirmMail(desk, database.db, email);
    const { submissions } = desk;
    const by = { operator: "Ines", note: about.note, reasons: about.reasons };
    const steps = [
      ["waive", () => submissions.waive(sent.number, by)],
      ["message", () => submissions.postMessage(sent.number, by)],
      ["request_changes", () => submissions.requestChanges(sent.number, by)],
      ["reject", () => submissions.reject(sent.number, by)],
      ["approve", () => submissions.approve(sent.number, by)],
    ] as const;
    for (const [kind, step] of steps) {
      if (kind === "approve") await submissions.reopen(sent.number, decision);
      const { theirs, ours, isSent } = await preview(kind);
      expect(await step(), kind).toMatchObject({ ok: true });
      const mail = await lastMail(email);
      // The number of a new listing is not known before.
      const plain = (text = "") => text.replaceAll(/id=\d+/g, "id=");
      expect(theirs, kind).toEqual({ language: "es", subject: mail?.subject, text: expect.any(String) });
      expect(plain(theirs.text), kind).toBe(plain(mail?.text));
      expect([isSent, ours.language], kind).toEqual([true, "en"]);
      expect(ours.subject, kind).not.toBe(theirs.subject);
    }
    // A refused change has a mail of its own.
    await submissions.resubmit(sent.token, { url: "https://preview.example.org/other" });
    const { theirs } = await preview("reject");
    await submissions.reject(sent.number, by);
    expect(theirs.subject).toBe((await lastMail(email))?.subject);
  });
});
