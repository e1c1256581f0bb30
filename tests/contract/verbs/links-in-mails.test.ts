/** The links in mails: what each one does, how long it is valid, and what a request for a new one gives away. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSubmissionStore } from "#features/submissions/server/store.ts";
import { requestNewLink } from "#features/submissions/server/verbs/mail-links.ts";
import { DatabaseFaultError, type DatabaseFault } from "#platform/database/errors.ts";
import { createMail } from "#platform/mail/outbox.ts";
import { createToken } from "#platform/random.ts";
import {
  confirmMail,
  mailsTo,
  openDesk,
  receiptOf,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const email = "owner@links.example";
const decision = { operator: "Ines", note: "" };
const notFound = { ok: false, code: "not_found" };
const MINUTE = 1 / 1_440;

describe.each(engines)("a link in a mail on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  beforeEach(async () => {
    for (const table of ["outbox", "mail_asked", "mail_confirmed", "submission", "receipt_link"] as const)
      await database.db.deleteFrom(table).execute();
  });
  afterAll(() => database.close());

  const mails = () => mailsTo(database.db, email);
  const request = (number: string, address = email) =>
    desk.submissions.requestNewLink({ number, email: address });
  const purpose = (token: string) => desk.submissions.mailLinkPurpose(token);
  const mailState = async (token: string) => (await receiptOf(desk, token)).submission.mailState;
  /** A submission whose address is confirmed, with the links of its mail. */
  async function confirmed() {
    const sent = await send(desk, "nft", { email });
    return { ...sent, ...(await confirmMail(desk, database.db, email)) };
  }
  /** The newest link in a mail to the owner. */
  const newLink = async () => (await confirmMail(desk, database.db, email, "only read")).confirm;

  it("is requested with a number in any notation that people write, and with nothing longer", async () => {
    for (const number of ["R94VV4Q6", "r94vv4q6", " R94V V4Q6 ", "r94v-v4q6", `${" ".repeat(32)}R94VV4Q6`])
      expect(await request(number), number).toEqual({ ok: true, value: null });
    const invalid = { ok: false, code: "invalid_number" };
    for (const number of [`${" ".repeat(33)}R94VV4Q6`, "R94VV4QO", "R94V.V4Q6", "R94VV4Q", "R94VV4Q66"])
      expect(await request(number), number).toEqual(invalid);
    expect(await request("R94VV4Q6", ` ${email}${" ".repeat(999 - email.length)}`)).toMatchObject({
      ok: true,
    });
    expect(await request("R94VV4Q6", ` ${email}${" ".repeat(1_000 - email.length)}`)).toEqual({
      ok: false,
      code: "invalid_email",
    });
    expect(await desk.submissions.sendNewLinks()).toBe(6);
    expect(await desk.submissions.sendNewLinks()).toBe(0);
  });

  it("is requested again when the database can, and a fault of ours is not called that", async () => {
    const clock = desk.foundation.clock;
    const mail = createMail({ enabled: true, clock });
    const failing = (error: Error) => {
      const addRequest = async () => {
        throw error;
      };
      const store = { ...createSubmissionStore(database.db), addRequest };
      return requestNewLink({ store, mail }, { number: "R94VV4Q6", email });
    };
    for (const fault of ["unreachable", "full"] satisfies DatabaseFault[])
      expect(await failing(new DatabaseFaultError(fault, fault))).toEqual({ ok: false, code: "unavailable" });
    await expect(failing(new TypeError("a mistake"))).rejects.toThrow("a mistake");
  });

  it("for a lost receipt is sent to the address of the submission only, once in 15 minutes", async () => {
    const { number } = await confirmed();
    await database.db.deleteFrom("outbox").execute();
    const ask = async (address = email) => {
      await request(number, address);
      return desk.submissions.sendNewLinks();
    };
    expect(await ask("stranger@links.example")).toBe(1);
    expect(await mails()).toEqual([]);
    await ask(email.toUpperCase());
    expect(await mails()).toHaveLength(1);
    desk.wait(14.9 * MINUTE);
    await ask();
    expect(await mails()).toHaveLength(1);
    desk.wait(0.1 * MINUTE);
    await ask();
    desk.wait(-15 * MINUTE);
    expect(await mails()).toHaveLength(2);
    expect(await mailsTo(database.db, "stranger@links.example")).toEqual([]);
  });

  it("for a lost receipt, whose mail was not sent, does not exist", async () => {
    const { id, number } = await send(desk, "nft", { email });
    await request(number);
    await desk.submissions.sendNewLinks();
    const links = await database.db
      .selectFrom("receipt_link")
      .select("purpose")
      .where("submission_id", "=", id)
      .execute();
    expect(links).toEqual([{ purpose: "confirm" }]);
  });

  it("for a lost receipt is valid for 24 hours; one that confirms is always", async () => {
    const { number, confirm } = await confirmed();
    await request(number);
    await desk.submissions.sendNewLinks();
    const fresh = await newLink();
    desk.wait(1 - MINUTE);
    expect([await purpose(fresh), await purpose(confirm)]).toEqual(["recover", "confirm"]);
    desk.wait(MINUTE);
    expect([await purpose(fresh), await purpose(confirm)]).toEqual([null, "confirm"]);
    desk.wait(400);
    expect(await purpose(confirm)).toBe("confirm");
    desk.wait(-401);
  });

  it("that nobody was sent is none", async () => {
    for (const token of ["", "x", createToken()]) {
      expect(await purpose(token)).toBeNull();
      expect(await desk.submissions.openMailLink(token, "")).toEqual(notFound);
      expect(await desk.submissions.refuseMailLink(token)).toEqual(notFound);
    }
  });

  it("confirms the address, and opens the receipt only for who has its link too", async () => {
    const first = await send(desk, "nft", { email });
    const other = await send(desk, "nft", { email: "other@links.example" });
    const { confirm, receipt } = await confirmMail(desk, database.db, email, "only read");
    expect(receipt).toBe(first.token);
    const openWith = (given: string) => desk.submissions.openMailLink(confirm, given);
    for (const given of ["", other.token, createToken(), "x"])
      expect(await openWith(given)).toEqual({ ok: true, value: { receipt: null } });
    expect(await openWith(receipt)).toEqual({ ok: true, value: { receipt } });
    expect([await mailState(first.token), await mailState(other.token)]).toEqual([
      "confirmed",
      "unconfirmed",
    ]);
    await desk.submissions.waive(first.number, decision);
    expect(await mails()).toHaveLength(2);
  });

  it("that confirms an address lets the mails go that waited for it", async () => {
    await send(desk, "nft", { email });
    const confirm = await newLink();
    // The address was asked just now, so that this one waits.
    await desk.services.subscriptions.subscribe({ email, language: "en" });
    expect(await mails()).toHaveLength(1);
    await desk.submissions.openMailLink(confirm, "");
    expect((await mails()).map(({ text }) => text.includes("/receipt-link?"))).toEqual([true, false]);
  });

  it("for a lost receipt confirms the address too, replaces the old link, and ends the other new ones", async () => {
    const { token, number } = await send(desk, "nft", { email });
    await database.db.deleteFrom("mail_asked").execute();
    await request(number);
    await desk.submissions.sendNewLinks();
    const fresh = await newLink();
    expect(await desk.submissions.openMailLink(fresh, "")).toEqual({ ok: true, value: { receipt: fresh } });
    expect(await mailState(fresh)).toBe("confirmed");
    expect((await desk.submissions.receipt(token)).ok).toBe(false);
    // The mail was sent without knowing who asked, so the receipt's old link in it changes nothing.
    expect(await desk.submissions.openMailLink(fresh, token)).toMatchObject({ value: { receipt: fresh } });
  });

  it("ends with the data of its submitter", async () => {
    const { token, confirm } = await confirmed();
    const { number } = (await receiptOf(desk, token)).submission;
    await desk.submissions.waive(number, decision);
    await desk.submissions.approve(number, { ...decision, isBeside: true });
    expect(await desk.submissions.eraseSubmitter(email)).toEqual({ removed: 0, anonymised: 1 });
    expect(await desk.submissions.openMailLink(confirm, "")).toEqual(notFound);
    // What happens to the listing from now on is mailed to nobody.
    expect(await desk.submissions.postMessage(number, { operator: "Ines", note: "Hello" })).toMatchObject({
      ok: true,
    });
    expect(await database.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  it("lets the owner of an address deny a submission: no mail about it, and none to the unconfirmed address", async () => {
    const denied = await send(desk, "nft", { email });
    const { confirm } = await confirmMail(desk, database.db, email, "only read");
    expect(await desk.submissions.refuseMailLink(confirm)).toEqual({ ok: true, value: null });
    expect(await mailState(denied.token)).toBe("refused");
    desk.wait(30);
    await send(desk, "nft", { email });
    desk.wait(-30);
    expect(await mails()).toHaveLength(1);
    // An owner who confirmed another one is mailed about that one only.
    expect(await desk.submissions.openMailLink(confirm, "")).toMatchObject({ ok: true });
    const known = (await mails()).length;
    await desk.submissions.refuseMailLink(confirm);
    await desk.submissions.waive(denied.number, decision);
    expect(await mails()).toHaveLength(known);
  });
});
