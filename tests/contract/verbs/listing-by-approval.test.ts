/** What an approval lists, what it replaces, and what keeps it from happening. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe.each(engines)("an approval on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it("has its note in the history, and mails the page in the language of the form", async () => {
    const email = "approved@verdicts.example";
    const sent = await send(desk, "dapp", { url: "https://verdicts.example.org", email }, "es");
    await confirmMail(desk, database.db, email);
    await desk.submissions.waive(sent.number, decision);
    const approved = await desk.submissions.approve(sent.number, { operator: "Ines", note: "Well made." });
    const listing = approved.ok ? (approved.value.listing ?? "") : "";
    expect(listing).toMatch(/^\/dappstore\/detail\?id=\d+$/);
    expect(approved).toMatchObject({
      value: {
        replaced: null,
        findings: expect.arrayContaining([expect.objectContaining({ code: "schema_ok" })]),
      },
    });
    const { submission, events } = await receiptOf(desk, sent.token);
    expect(submission).toMatchObject({ state: "live", listing, published: submission.fields });
    const plain = { at: NOW, reasons: [], openFields: [] };
    expect(events.slice(-2)).toMatchObject([
      {
        ...plain,
        actor: "operator",
        actorName: "Ines",
        code: "approved",
        state: "approved",
        note: "Well made.",
      },
      { ...plain, actor: "system", actorName: "", code: "published", state: "live", note: "" },
    ]);
    expect((await mailsTo(database.db, email)).at(-1)?.text).toContain(`/es${listing}`);
  });

  it("of a token or a collection leads to its page", async () => {
    for (const kind of ["token", "nft"] as const) {
      const address = `0x${kind === "token" ? "1" : "2"}000000000000000000000000000000000000001`;
      const { token } = await live(desk, kind, { address });
      expect((await receiptOf(desk, token)).submission.listing).toBe(`/${kind}/eth/${address}`);
    }
  });

  it("on a change replaces the own listing, whatever else resembles it, and no other", async () => {
    const { token, number } = await live(desk, "dapp", { url: "https://own-way.example.org" });
    const other = await live(desk, "dapp", { url: "https://other-way.example.org" });
    const { listing } = (await receiptOf(desk, token)).submission;
    await desk.submissions.resubmit(token, { url: "https://own-way.example.org/app" });
    const ref = /\d+$/.exec(listing ?? "")?.[0];
    expect(await desk.submissions.approve(number, decision)).toMatchObject({
      ok: true,
      value: { listing, replaced: { ref } },
    });
    // A host that belongs to somebody else must be decided.
    await desk.submissions.resubmit(token, { url: "https://other-way.example.org" });
    const before = (await receiptOf(desk, other.token)).submission.listing;
    expect(await desk.submissions.approve(number, decision)).toMatchObject({
      ok: false,
      code: "touches_listing",
      touched: expect.arrayContaining([
        expect.objectContaining({ ref: /\d+$/.exec(before ?? "")?.[0], isSame: true }),
      ]),
    });
    expect((await receiptOf(desk, token)).submission.state).toBe("in_review");
  });

  it("can be tried: it says what keeps it from happening now, and changes nothing", async () => {
    const { token, number } = await send(desk, "dapp", { url: "https://app.uniswap.org" });
    await desk.submissions.waive(number, decision);
    const { submission } = await receiptOf(desk, token);
    const check = (more: object = {}) => desk.submissions.checkApproval(submission, { ...decision, ...more });
    expect(await check()).toMatchObject({
      ok: false,
      code: "touches_listing",
      touched: [{ ref: "1001" }],
      findings: expect.arrayContaining([expect.objectContaining({ code: "duplicate_domain" })]),
    });
    expect(await check({ replaces: "1002" })).toMatchObject({ code: "not_touched" });
    expect(await check({ isBeside: true })).toMatchObject({ code: "touches_listing" });
    expect(await check({ replaces: " 1001 " })).toBeNull();
    expect((await receiptOf(desk, token)).submission).toEqual(submission);
    expect((await desk.submissions.touched(submission)).map(({ ref }) => ref)).toEqual(["1001"]);
    expect(await desk.submissions.approve(number, { ...decision, replaces: " 1001 " })).toMatchObject({
      ok: true,
      value: { replaced: { ref: "1001" } },
    });
    await desk.services.listings.of.dapp.revert("1001", null, { operator: "Ines", reason: "a test" });
  });
});
