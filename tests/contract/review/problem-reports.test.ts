/** A visitor's report reaches the team once, is resolved with a note, and is deleted after its time. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_REPORT_LENGTH, REPORT_REASONS, RETENTION_DAYS } from "#features/problem-reports/model.ts";
import { runAct } from "#platform/operator/act-context.ts";
import { purgeOld } from "#server/housekeeping/purge-old.ts";
import { mailsTo, openDesk, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const MAIL = "desk@reviewers.example";
const DAPP = "/dappstore/detail?id=1001";
const TOKEN = "/token/eth/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984";

describe.each(engines)("problem reports on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;

  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db, {
      DESK_WEBHOOK_URL: "http://127.0.0.1:9/hook",
      DESK_WEBHOOK_SECRET: "a secret of forty characters, or a few more",
      DESK_MAIL: MAIL,
    });
  }, 60_000);
  afterAll(() => database.close());

  const send = (listing: string, reason = "scam", text = "It asks for my recovery phrase.") =>
    desk.services.problemReports.report({ listing, reason, text }, "en");
  const queued = () =>
    database.db.selectFrom("desk_notice").select("content").where("what", "=", "reported").execute();

  it("is announced by mail and webhook, the same listing once until it is resolved", async () => {
    const { problemReports } = desk.services;
    expect(await send(`https://other.example/th${DAPP}`)).toMatchObject({ ok: true });
    expect(await send(DAPP, "wrong")).toMatchObject({ ok: true });
    expect(await send(TOKEN)).toMatchObject({ ok: true });
    expect(await mailsTo(database.db, MAIL)).toHaveLength(2);
    const events = (await queued()).map(({ content }) => JSON.parse(content) as Record<string, unknown>);
    expect(events).toMatchObject([
      { event: "listing.reported", listing: DAPP, reason: "scam" },
      { event: "listing.reported", listing: TOKEN },
    ]);
    const unresolved = await problemReports.list(DAPP);
    expect(unresolved.map(({ reason }) => reason)).toEqual(["wrong", "scam"]);
    for (const { id } of unresolved) {
      const act = { actor: "ann", source: "desk", act: "reports.resolve" } as const;
      const resolve = () => problemReports.resolve(id, { by: "ann", note: "Delisted." });
      expect(await runAct(act, resolve)).toMatchObject({ ok: true });
      expect(await runAct(act, resolve)).toMatchObject({ ok: false, code: "wrong_state" });
    }
    const rows = await database.db
      .selectFrom("audit")
      .select(["target", "reason", "change"])
      .where("act", "=", "reports.resolve")
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ reason: "Delisted." });
    expect(JSON.stringify(rows)).not.toContain("recovery phrase");
    await send(DAPP);
    expect(await mailsTo(database.db, MAIL)).toHaveLength(3);
  });

  it.each([
    ["no reason", "", "text", "reason", "empty"],
    ["an unknown reason", "fun", "text", "reason", "empty"],
    ["no text", "scam", " ", "text", "empty"],
    ["a text of one character too many", "scam", "x".repeat(MAX_REPORT_LENGTH + 1), "text", "too_long"],
    ["a huge text", "scam", "x".repeat(100_000), "text", "too_long"],
  ])("%s is refused at its field", async (_name, reason, text, path, code) => {
    expect(await send(DAPP, reason, text)).toMatchObject({ code: "invalid", fields: [{ path, code }] });
  });

  it("takes every reason and a text of the full length, characters beyond the first plane too", async () => {
    for (const reason of REPORT_REASONS)
      expect(await send(DAPP, reason, "😀".repeat(MAX_REPORT_LENGTH))).toMatchObject({ ok: true });
  });

  it.each(["", "/about", "/dappstore/detail?id=999999999", "/token/eth/0x00", `/${"x".repeat(600)}`])(
    "%s is no listing",
    async (listing) => {
      expect(await send(listing)).toMatchObject({ ok: false, code: "not_found" });
    },
  );

  it("is deleted after its time, and not before", async () => {
    const { problemReports } = desk.services;
    const count = (await problemReports.list("")).length;
    desk.wait(RETENTION_DAYS - 1);
    await purgeOld(desk.services);
    expect(await problemReports.list("")).toHaveLength(count);
    desk.wait(2);
    await purgeOld(desk.services);
    expect(await problemReports.list("")).toEqual([]);
  });
});
