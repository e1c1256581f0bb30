/** A new receipt for who proved to own what is listed: what is asked, who is told, who stops it, and until when. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createToken, hashToken } from "#platform/random.ts";
import {
  confirmMail,
  live,
  mailsTo,
  openDesk,
  openSeededDesk,
  receiptOf,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const NEXT = "next@receipts.example";
const NOW = new Date("2026-11-20T12:00:00Z");
const ENDS = new Date("2026-11-23T12:00:00Z");
const done = { ok: true, value: null };
const wrongState = { ok: false, code: "wrong_state" };
const notFound = { ok: false, code: "not_found" };
const MINUTE = 1 / 1_440;

describe.each(engines)("a new receipt on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  beforeEach(async () => {
    await database.db.deleteFrom("receipt_handover").execute();
    desk = openSeededDesk(database.db);
  });
  afterAll(() => database.close());

  let made = 0;
  /** A public token; its owner has confirmed the address unless `isConfirmed` is false. */
  async function listed(isConfirmed = true) {
    made += 1;
    const email = `owner${made}@receipts.example`;
    const sent = await live(desk, "token", { email, website: `https://coin${made}.example/buy` });
    if (isConfirmed) await confirmMail(desk, database.db, email);
    const { listing } = (await receiptOf(desk, sent.token)).submission;
    return { ...sent, email, listing: listing ?? "" };
  }
  const start = (submissionId: number, more: object = {}) => {
    const token = createToken();
    const recovery = { submissionId, token, email: NEXT, language: "th", ...more };
    return desk.submissions.startRecovery(recovery).then((started) => ({ started, token: recovery.token }));
  };
  const newest = async (token: string) => (await receiptOf(desk, token)).events.at(-1);
  const canRead = async (token: string) => (await desk.submissions.receipt(token)).ok;
  const stopLinks = (id: number) =>
    database.db
      .selectFrom("receipt_link")
      .selectAll()
      .where("submission_id", "=", id)
      .where("purpose", "=", "stop")
      .execute();
  const stopLinkTo = async (email: string) =>
    /receipt-link\?token=([\w-]+)/.exec((await mailsTo(database.db, email)).at(-1)?.text ?? "")?.[1] ?? "";

  it("is for what a page shows: its host, its network and its contract", async () => {
    const { id, token, listing } = await listed();
    const { fields } = (await receiptOf(desk, token)).submission;
    const subjects = {
      submissionId: id,
      name: "Harbour",
      host: `coin${made}.example`,
      network: "eth",
      contract: "address" in fields ? fields.address : "",
    };
    expect(await desk.submissions.recoverable(listing)).toEqual(subjects);
    // A change under review is not what the page shows.
    await desk.submissions.resubmit(token, { website: "https://stolen.example" });
    expect(await desk.submissions.recoverable(listing)).toEqual(subjects);
    await desk.submissions.withdraw(token);
    await desk.submissions.ownerAct(token, "delist", { reason: "Over" });
    expect(await desk.submissions.recoverable(listing)).toBeNull();
    expect(await desk.submissions.recoverable("/token/eth/0x12")).toBeNull();
  });

  it("is asked for with an address and the token of the proof, for a submission that exists", async () => {
    const { id } = await listed();
    const refusal = async (more: object) => {
      const { started } = await start(id, more);
      return started.ok ? "started" : started.code;
    };
    expect(await refusal({ email: "nobody" })).toBe("invalid_email");
    expect(await refusal({ email: NEXT + " ".repeat(1_001 - NEXT.length) })).toBe("invalid_email");
    expect(await refusal({ token: "x" })).toBe("not_found");
    expect(await refusal({ submissionId: 999_999 })).toBe("not_found");
    expect(await refusal({ email: ` ${NEXT}${" ".repeat(999 - NEXT.length)}` })).toBe("started");
    expect(await refusal({})).toBe("under_way");
  });

  it("is announced: on the old receipt, in its history and by a mail that can stop it for 72 hours", async () => {
    const { id, token: old, email } = await listed();
    const before = (await receiptOf(desk, old)).submission.version;
    const { started, token } = await start(id);
    expect(started).toEqual({ ok: true, value: ENDS });
    expect(await receiptOf(desk, old)).toMatchObject({
      submission: { version: before + 1, state: "live" },
      handover: { endsAt: ENDS, cause: "proof", isNew: false },
    });
    expect(await newest(old)).toMatchObject({
      at: NOW,
      actor: "system",
      actorName: "",
      code: "recovery_started",
      state: "live",
      reasons: [],
      openFields: [],
      note: "",
    });
    expect((await mailsTo(database.db, email)).at(-1)?.text).toContain("In 72 hours they get it");
    const stop = await stopLinkTo(email);
    expect(await stopLinks(id)).toMatchObject([{ token_hash: hashToken(stop), created_at: NOW.getTime() }]);
    desk.wait(3 - MINUTE);
    expect(await desk.submissions.mailLinkPurpose(stop)).toBe("stop");
    expect([await canRead(old), await canRead(token)]).toEqual([true, false]);
    desk.wait(MINUTE);
    expect(await desk.submissions.mailLinkPurpose(stop)).toBeNull();
    expect([await canRead(old), await canRead(token)]).toEqual([false, true]);
    // Too late, even before the worker has run.
    expect(await desk.submissions.stopRecovery(stop)).toEqual(wrongState);
    expect(await desk.submissions.completeHandovers()).toBe(1);
    desk.wait(-3);
    const after = await receiptOf(desk, token);
    expect(after).toMatchObject({
      submission: { email: NEXT, language: "th", mailState: "unconfirmed" },
      handover: null,
    });
    expect(after.events.at(-1)).toMatchObject({ actor: "system", code: "recovered", state: "live" });
    expect(await desk.submissions.stopRecovery(stop)).toEqual(notFound);
  });

  it("is announced by no mail to who did not confirm an address, or refused mails", async () => {
    const unknown = await listed(false);
    expect((await start(unknown.id)).started).toMatchObject({ ok: true });
    expect(await stopLinks(unknown.id)).toEqual([]);
    const refusing = await listed();
    const { confirm } = await confirmMail(desk, database.db, refusing.email, "only read");
    await desk.submissions.refuseMailLink(confirm);
    const mails = (await mailsTo(database.db, refusing.email)).length;
    expect((await start(refusing.id)).started).toMatchObject({ ok: true });
    expect(await mailsTo(database.db, refusing.email)).toHaveLength(mails);
    expect(await stopLinks(refusing.id)).toEqual([]);
    // On the receipt it can be stopped all the same.
    expect(await desk.submissions.ownerAct(refusing.token, "cancel_hand_over", {})).toEqual(done);
  });

  it("without a mail server is started, too", async () => {
    const silent = await openDesk(database.db, { SMTP_URL: undefined });
    const { id, token } = await live(silent, "token");
    const recovery = { submissionId: id, token: createToken(), email: NEXT, language: "en" };
    expect(await silent.submissions.startRecovery(recovery)).toMatchObject({ ok: true });
    expect((await receiptOf(silent, token)).handover).toMatchObject({ cause: "proof" });
    expect(await stopLinks(id)).toEqual([]);
  });

  it("tells who asked for it until when to wait, and nobody else", async () => {
    const { id, token: old, email } = await listed();
    const { token } = await start(id);
    const end = (given: string) => desk.submissions.recoveryEnd(given);
    expect(await end(token)).toEqual(ENDS);
    for (const given of [old, "x", createToken()]) expect(await end(given)).toBeNull();
    await desk.submissions.stopRecovery(await stopLinkTo(email));
    expect(await end(token)).toBeNull();
    // A hand-over of the owner's is another matter.
    const handed = await desk.submissions.ownerAct(old, "hand_over", { email: NEXT });
    expect(await end(handed.ok ? (handed.value?.token ?? "") : "")).toBeNull();
  });

  it("that was stopped cannot be asked for again for seven days, whoever stopped it; an operator can give it", async () => {
    const { id, token: old, number, email } = await listed();
    await start(id);
    const stop = await stopLinkTo(email);
    expect(await desk.submissions.stopRecovery(stop)).toEqual(done);
    expect(await newest(old)).toMatchObject({ actor: "submitter", actorName: "", code: "recovery_stopped" });
    expect((await mailsTo(database.db, email)).at(-1)?.subject).toBe("Harbour: New receipt stopped");
    desk.wait(7 - MINUTE);
    expect((await start(id)).started).toEqual({ ok: false, code: "stopped" });
    desk.wait(MINUTE);
    expect((await start(id)).started).toMatchObject({ ok: true });
    desk.wait(-7);
    expect(await desk.submissions.stopByOperator(number, "Ines")).toEqual(done);
    expect(await newest(old)).toMatchObject({
      actor: "operator",
      actorName: "Ines",
      code: "recovery_stopped",
    });
    expect((await mailsTo(database.db, email)).at(-1)?.text).toContain("Our team made a change to Harbour");
    expect((await start(id)).started).toEqual({ ok: false, code: "stopped" });
    const given = await desk.submissions.recoveryByOperator(number, NEXT);
    expect(given).toMatchObject({ ok: true, value: { endsAt: ENDS } });
    expect(await desk.submissions.recoveryEnd(given.ok ? given.value.token : "")).toEqual(ENDS);
  });

  it("is given and stopped by an operator for a submission that exists, one at a time", async () => {
    const { number, token: old } = await listed();
    expect(await desk.submissions.recoveryByOperator("ZZZZZZZZ", NEXT)).toEqual(notFound);
    expect(await desk.submissions.recoveryByOperator(number, "nobody")).toMatchObject({
      code: "invalid_email",
    });
    expect(await desk.submissions.stopByOperator("ZZZZZZZZ", "Ines")).toEqual(notFound);
    expect(await desk.submissions.stopByOperator(number, "Ines")).toEqual(wrongState);
    expect(await desk.submissions.recoveryByOperator(number, NEXT)).toMatchObject({ ok: true });
    expect(await desk.submissions.recoveryByOperator(number, NEXT)).toMatchObject({ code: "under_way" });
    // An operator stops a hand-over of the owner's as well.
    await desk.submissions.stopByOperator(number, "Ines");
    await desk.submissions.ownerAct(old, "hand_over", { email: NEXT });
    expect(await desk.submissions.stopByOperator(number, "Ines")).toEqual(done);
    expect(await newest(old)).toMatchObject({ actor: "operator", code: "handover_cancelled" });
  });

  it("is stopped by its own link alone, and no hand-over of the owner's is", async () => {
    const { id, token: old, email } = await listed();
    const { confirm } = await confirmMail(desk, database.db, email, "only read");
    await start(id);
    const stop = await stopLinkTo(email);
    for (const link of [confirm, old, "x", createToken()])
      expect(await desk.submissions.stopRecovery(link)).toEqual(notFound);
    expect(await desk.submissions.stopRecovery(stop)).toEqual(done);
    await desk.submissions.ownerAct(old, "hand_over", { email: NEXT });
    expect(await desk.submissions.stopRecovery(stop)).toEqual(wrongState);
    expect((await receiptOf(desk, old)).handover).toMatchObject({ cause: "owner" });
  });

  it("begins with a proof, and an owner whose proof lapses is told which", async () => {
    const { id, email } = await listed();
    const lapse = (submissionId: number, subject = "coin.example", isSigned = false) =>
      database.db
        .transaction()
        .execute((tx) => desk.submissions.mailLapse(tx, submissionId, { subject, isSigned }));
    await lapse(id);
    const mail = (await mailsTo(database.db, email)).at(-1);
    expect(mail?.subject).toBe("Harbour: a proof of ownership has lapsed");
    expect(mail?.text).toContain("can no longer find the proof for coin.example");
    // A signature does not get lost: its signer has lost the contract.
    await lapse(id, "eth:0xc0", true);
    const signed = (await mailsTo(database.db, email)).at(-1);
    expect(signed?.text).toContain("no longer proves control of eth:0xc0");
    expect(signed?.text).not.toContain("find");
    const count = async () => (await database.db.selectFrom("outbox").select("id").execute()).length;
    const before = await count();
    await lapse(999_999);
    const unknown = await send(desk, "token");
    await lapse(unknown.id);
    expect(await count()).toBeLessThanOrEqual(before + 1);
  });
});
