/** A lost link is sent again by mail, and a request reveals nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { confirmMail, mailsTo, openDesk, send, type ReviewDesk } from "./review-desk.ts";

const email = "owner@project.example";
const HOUR = 1 / 24;

describe.each(engines)("a lost link on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  beforeEach(async () => {
    for (const table of [
      "outbox",
      "mail_asked",
      "mail_confirmed",
      "submission",
      "receipt_link",
      "receipt_request",
    ] as const)
      await database.db.deleteFrom(table).execute();
  });
  afterAll(() => database.close());

  const exists = async (token: string) => (await desk.submissions.receipt(token)).ok;
  const mails = () => mailsTo(database.db, email);
  const ask = async (number: string, address = email) => {
    const taken = await desk.submissions.requestNewLink({ number, email: address });
    await desk.submissions.sendNewLinks();
    return taken;
  };
  /** A submission whose address is confirmed, with an empty outbox. */
  const confirmed = async () => {
    const sent = await send(desk, "nft", { email, name: "Harbour" });
    await confirmMail(desk, database.db, email);
    await database.db.deleteFrom("outbox").execute();
    return sent;
  };

  it("is replaced by a new one, and ends when the new one is used, not before", async () => {
    const { token, number } = await confirmed();
    expect(
      await ask(` ${number.toLowerCase().slice(0, 4)} ${number.slice(4)}`, " OWNER@project.example "),
    ).toEqual({ ok: true, value: null });
    const { confirm: fresh } = await confirmMail(desk, database.db, email, "only read");
    expect(await desk.submissions.mailLinkPurpose(fresh)).toBe("recover");
    expect([await exists(token), await exists(fresh)]).toEqual([true, false]);
    expect(await desk.submissions.openMailLink(fresh, "")).toEqual({ ok: true, value: { receipt: fresh } });
    expect([await exists(token), await exists(fresh)]).toEqual([false, true]);
    expect(await desk.submissions.openMailLink(fresh, "")).toEqual({ ok: true, value: { receipt: fresh } });
    expect(await desk.submissions.withdraw(token)).toEqual({ ok: false, code: "not_found" });
  });

  it("the response is the same for what exists, what does not, and what does not belong together", async () => {
    const { number } = await confirmed();
    const answers = [
      await ask(number, email),
      await ask(number, "stranger@project.example"),
      await ask("23456789", email),
      await ask("23456789", "nobody@nowhere.example"),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const queued = await database.db.selectFrom("outbox").select("recipient").execute();
    expect(queued).toEqual([{ recipient: email }]);
    expect(await database.db.selectFrom("receipt_request").selectAll().execute()).toEqual([]);
  });

  it("a request is only stored: nothing is looked up while the visitor waits", async () => {
    const { number } = await confirmed();
    await desk.submissions.requestNewLink({ number, email });
    expect(await mails()).toEqual([]);
    expect(await database.db.selectFrom("receipt_request").select("number").execute()).toEqual([{ number }]);
  });

  it("the mail contains no text of the submitter and is valid for 24 hours", async () => {
    const { token, number } = await confirmed();
    await ask(number);
    const [mail] = await mails();
    expect(mail).toMatchObject({ is_neutral: 1, subject: "Your new link" });
    expect(JSON.stringify(mail)).not.toContain("Harbour");
    const { confirm: fresh } = await confirmMail(desk, database.db, email, "only read");
    desk.wait(1);
    expect(await desk.submissions.mailLinkPurpose(fresh)).toBeNull();
    expect(await desk.submissions.openMailLink(fresh, "")).toEqual({ ok: false, code: "not_found" });
    expect(await exists(token)).toBe(true);
    expect(await desk.submissions.purge()).toMatchObject({ links: 1 });
  });

  it("one submission causes one such mail in 15 minutes, and using one ends the others", async () => {
    const { number } = await confirmed();
    await ask(number);
    await ask(number);
    expect(await mails()).toHaveLength(1);
    const { confirm: first } = await confirmMail(desk, database.db, email, "only read");
    desk.wait(HOUR / 3);
    await ask(number);
    expect(await mails()).toHaveLength(2);
    await confirmMail(desk, database.db, email);
    expect(await desk.submissions.mailLinkPurpose(first)).toBeNull();
    await ask(number);
    expect(await mails()).toHaveLength(2);
  });

  it("an unconfirmed address gets no second mail by asking, but one that was never asked gets its first", async () => {
    const { number } = await send(desk, "nft", { email });
    await ask(number);
    expect(await mails()).toHaveLength(1);
    desk.wait(7);
    await ask(number);
    expect(await mails()).toHaveLength(2);
    const { confirm: fresh } = await confirmMail(desk, database.db, email);
    expect(await exists(fresh)).toBe(true);
  });

  it("is not requested with an invalid number or address, however long it is", async () => {
    const junk = ["", "12", "R94VV4Q", "R94VV4Q6X", "R94VV4Q1", "x".repeat(100_000), "' or 1=1"];
    for (const number of junk) {
      expect(await ask(number)).toEqual({ ok: false, code: "invalid_number" });
      expect(await ask("R94VV4Q6", `${number}@`)).toEqual({ ok: false, code: "invalid_email" });
    }
  });

  it("is not promised without mail", async () => {
    const silent = await openDesk(database.db, { SMTP_URL: undefined });
    expect(await silent.submissions.requestNewLink({ number: "R94VV4Q6", email })).toEqual({
      ok: false,
      code: "mail_off",
    });
  });
});
