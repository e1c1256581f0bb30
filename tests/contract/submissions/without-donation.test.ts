/** A brand that asks for no donation: the review starts with the form, and nothing speaks of money. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { paymentSummary } from "#pages/receipt/payment-summary.ts";
import { confirmMail, openDesk, openSeededDesk, send, type ReviewDesk } from "./review-desk.ts";

const decision = { operator: "Ines", note: "" };

describe.each(engines)("without donations on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    // Test files share their modules, so a mock would come too late.
    Object.assign(brand.switches, { donation: false });
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(async () => {
    Object.assign(brand.switches, { donation: true });
    await database.close();
  });

  const receiptOf = async (token: string) => {
    const receipt = await desk.submissions.receipt(token);
    if (!receipt.ok) throw new Error(receipt.code);
    return receipt.value;
  };

  it.each(["dapp", "token", "nft"] as const)("a %s is in review when it has been sent", async (kind) => {
    const { token, id } = await send(desk, kind, kind === "dapp" ? { url: "https://free.example.org" } : {});
    const { submission, events, donation, queue, expectedBy } = await receiptOf(token);
    expect(submission.state).toBe("in_review");
    expect(events.map(({ code, state }) => [code, state])).toEqual([
      ["submitted", "received"],
      ["review_started", "in_review"],
    ]);
    expect(donation).toBeNull();
    expect(queue).not.toBeNull();
    expect(expectedBy === null).toBe(kind !== "token");
    expect(await desk.submissions.donationBox(token, { isShown: true })).toMatchObject({ ok: false });
    expect(await desk.services.donations.statusOf(id)).toBeNull();
  });

  it("goes from the form to live, with mails about the review alone", async () => {
    const email = "owner@free-way.example.org";
    const { token, number } = await send(desk, "dapp", { url: "https://free-way.example.org", email });
    await confirmMail(desk, database.db, email);
    expect(await desk.submissions.approve(number, decision)).toMatchObject({ ok: true });
    expect((await receiptOf(token)).submission.state).toBe("live");
    const mails = await database.db.selectFrom("outbox").selectAll().where("recipient", "=", email).execute();
    expect(mails.length).toBeGreaterThan(1);
    for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/donat/i);
  });

  it("what was sent while donations were asked for waits no longer, and its receipt asks for nothing", async () => {
    const email = "before@free-way.example.org";
    Object.assign(brand.switches, { donation: true });
    const asking = openSeededDesk(database.db);
    const { token, number } = await send(asking, "nft", { email, website: "https://before.example.org" });
    await confirmMail(asking, database.db, email);
    expect(await asking.submissions.startWaiting()).toBe(0);
    expect((await receiptOf(token)).submission.state).toBe("awaiting_donation");
    Object.assign(brand.switches, { donation: false });
    expect(await desk.submissions.startWaiting()).toBe(1);
    expect(await desk.submissions.startWaiting()).toBe(0);
    const found = await receiptOf(token);
    expect(found.submission.state).toBe("in_review");
    expect(found.events.at(-1)).toMatchObject({ actor: "system", code: "review_started" });
    expect(paymentSummary({ ...found.submission, donation: found.donation })).toMatchObject({
      notice: null,
      asksForPayment: false,
      next: "inReviewNft",
      withdrawal: "textFree",
    });
    // Nor do its mails speak of one.
    const asked = { ...decision, reasons: ["other"] as const };
    expect(await desk.submissions.requestChanges(number, asked)).toMatchObject({ ok: true });
    const mails = await database.db.selectFrom("outbox").selectAll().where("recipient", "=", email).execute();
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining("In review")]),
    );
    for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/donat/i);
  });

  it("a withdrawn submission that is opened again goes back to review", async () => {
    const { token } = await send(desk, "token");
    expect(await desk.submissions.withdraw(token)).toMatchObject({ ok: true });
    expect(await desk.submissions.ownerAct(token, "reopen", {})).toMatchObject({ ok: true });
    expect((await receiptOf(token)).submission.state).toBe("in_review");
  });
});
