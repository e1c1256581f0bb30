/** Who gets mail about a submission, and what the mails contain. */
import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { confirmMail, mailsTo, openDesk, send, type ReviewDesk } from "./review-desk.ts";

const decision = { operator: "Ines", note: "Because of this." };
const BAIT = "Claim 900 USDT at https://evil.example/claim";
const email = "owner@project.example";

describe.each(engines)("mails about submissions on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  beforeEach(async () => {
    for (const table of ["outbox", "mail_asked", "mail_confirmed", "submission", "donation"] as const)
      await database.db.deleteFrom(table).execute();
  });
  afterAll(() => database.close());

  const mails = (to = email) => mailsTo(database.db, to);
  const newest = async () => (await mails()).at(-1);

  it("an unconfirmed address gets one mail, however often anyone submits, without any text of theirs", async () => {
    for (let n = 0; n < 20; n += 1) {
      const { number } = await send(desk, "nft", {
        name: BAIT,
        website: "https://evil.example",
        note: "Act now at evil.example",
        email: n % 2 === 0 ? email : "Owner+1@project.example",
      });
      await desk.submissions.waive(number, decision);
      await desk.submissions.reject(number, { ...decision, reasons: ["other"] });
    }
    const queued = await database.db.selectFrom("outbox").selectAll().execute();
    expect(queued).toMatchObject([{ recipient: email, is_neutral: 1 }]);
    const whole = JSON.stringify(queued);
    expect(whole).not.toMatch(/evil|Claim|USDT|Act now|Because of this/);
    const links = whole.match(/https?:\/\/[^\s"<\\]+[^\s"<\\.]/g) ?? [];
    expect(new Set(links.map((link) => new URL(link).origin))).toEqual(
      new Set([`https://${brand.officialHost}`]),
    );
  });

  it("opening the mail's link confirms nothing, and neither does the link of the page", async () => {
    const { token, number } = await send(desk, "token", { email });
    const { confirm } = await confirmMail(desk, database.db, email, "only read");
    expect(await desk.submissions.mailLinkPurpose(confirm)).toBe("confirm");
    expect(await desk.submissions.mailLinkPurpose(token)).toBeNull();
    expect(await desk.submissions.openMailLink(token, token)).toEqual({ ok: false, code: "not_found" });
    await desk.submissions.waive(number, decision);
    expect(await mails()).toHaveLength(1);
  });

  it("after the button was pressed, every outcome is mailed once, in the language of the form", async () => {
    const { token, number } = await send(desk, "token", { email, name: "Harbour" }, "zh");
    await confirmMail(desk, database.db, email);
    const steps = [
      () => desk.submissions.waive(number, decision),
      () => desk.submissions.requestChanges(number, { ...decision, reasons: ["logoInvalid"] }),
      () => desk.submissions.resubmit(token, { name: "Harbour Two" }),
      () => desk.submissions.postMessage(number, { operator: "Ines", note: "Hello" }),
      () => desk.submissions.approve(number, decision),
    ];
    const told: string[] = [];
    for (const step of steps) {
      const before = (await mails()).length;
      expect(await step()).toMatchObject({ ok: true });
      told.push(...(await mails()).slice(before).map(({ subject }) => subject));
    }
    expect(told).toHaveLength(4);
    for (const { subject, text, html } of await mails()) {
      expect(subject + text).toMatch(/\p{Script=Han}/u);
      expect(subject + text + html).not.toMatch(/[{}]|mail\.|reasons\.|receipt\.states/);
      expect(text).not.toContain("Hello");
    }
    expect(told.every((subject) => subject.includes("Harbour"))).toBe(true);
  });

  it("rejected and withdrawn submissions are mailed to a confirmed address, too", async () => {
    const rejected = await send(desk, "nft", { email, name: "First" });
    await confirmMail(desk, database.db, email);
    await desk.submissions.waive(rejected.number, decision);
    await desk.submissions.reject(rejected.number, { ...decision, reasons: ["other"] });
    expect((await newest())?.subject).toBe("First was not accepted");
    expect((await newest())?.text).toContain("Because of this.");
    const withdrawn = await send(desk, "nft", { email, name: "Second" });
    await confirmMail(desk, database.db, email);
    await desk.submissions.withdraw(withdrawn.token);
    expect((await newest())?.subject).toBe("Second was withdrawn");
  });

  it("a payment handed to an operator, and one that an operator refuses, queue a mail in the same transaction", async () => {
    const { token, number, id } = await send(desk, "token", { email, name: "Harbour" });
    await confirmMail(desk, database.db, email);
    const hash = `0x${"ab".repeat(32)}`;
    await desk.submissions.claimDonation(token, { explorerUrl: hash });
    expect((await newest())?.subject).toBe("We’re checking the payment for Harbour by hand");
    expect((await newest())?.text).toContain(hash);
    await desk.submissions.claimDonation(token, { explorerUrl: hash });
    const before = await mails();
    await desk.services.donations.reject(id, { operator: "Ines", note: "It never arrived." });
    expect(await mails()).toHaveLength(before.length + 1);
    expect((await newest())?.subject).toBe("The payment for Harbour needs your attention");
    expect((await newest())?.text).toContain("It never arrived.");
    await desk.services.donations.confirm(id, decision);
    expect((await newest())?.subject).toBe("Harbour: In review");
    expect((await newest())?.text).toContain(`/en/submissions`);
    expect(number).toHaveLength(8);
  });

  it("another submission with a confirmed address is mailed by its number until its own mail was confirmed", async () => {
    await send(desk, "nft", { email, name: "Mine" });
    await confirmMail(desk, database.db, email);
    const other = await send(desk, "nft", { email, name: "Somebody says hello" });
    await desk.submissions.waive(other.number, decision);
    await desk.submissions.reject(other.number, { ...decision, reasons: ["other"] });
    expect((await newest())?.subject).toBe(`${other.number} was not accepted`);
    expect(JSON.stringify(await mails())).not.toContain("Somebody says hello");
  });

  it("a name that mail programs would turn into a link is never mailed, not even to its owner", async () => {
    for (const name of ["evil.example", "www.evil.example now", "a@evil.example", BAIT]) {
      const { number } = await send(desk, "nft", { email, name });
      await confirmMail(desk, database.db, email);
      await desk.submissions.waive(number, decision);
      expect((await newest())?.subject).toBe(`${number}: In review`);
    }
    expect(JSON.stringify(await mails())).not.toContain("evil");
  });

  it("an owner who denies the submission gets nothing more, whatever is submitted with the address", async () => {
    const { number } = await send(desk, "nft", { email });
    const { confirm } = await confirmMail(desk, database.db, email, "only read");
    expect(await desk.submissions.refuseMailLink(confirm)).toEqual({ ok: true, value: null });
    await desk.submissions.waive(number, decision);
    for (let week = 0; week < 40; week += 1) {
      desk.wait(7);
      await send(desk, "nft", { email });
      await desk.services.subscriptions.subscribe({ email, language: "en" });
    }
    expect(await mails()).toHaveLength(1);
  });

  it("addresses are stored as hashes, which are erased with the submitter", async () => {
    await send(desk, "nft", { email });
    await confirmMail(desk, database.db, email);
    const kept = async () => [
      ...(await database.db.selectFrom("mail_confirmed").selectAll().execute()),
      ...(await database.db.selectFrom("mail_asked").selectAll().execute()),
    ];
    expect(await kept()).toHaveLength(1);
    expect(JSON.stringify(await kept())).not.toMatch(/owner|project/);
    await desk.submissions.eraseSubmitter(email);
    expect(await kept()).toEqual([]);
  });
});
