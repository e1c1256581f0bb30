import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { logoFile, openDesk, send, type ReviewDesk } from "./review-desk.ts";

const decision = { operator: "Ines", note: "" };

describe.each(engines)("retention on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    for (const table of [
      "submission",
      "submission_event",
      "submission_message",
      "submission_upload",
      "upload",
    ] as const)
      await database.db.deleteFrom(table).execute();
    for (const table of ["submission_key", "outbox", "donation_event", "donation"] as const)
      await database.db.deleteFrom(table).execute();
    desk = await openDesk(database.db);
  });
  afterAll(() => database.close());

  const exists = async (token: string) => (await desk.submissions.receipt(token)).ok;

  it("an unused upload is deleted after 7 days, a used one stays", async () => {
    const { token } = await send(desk, "token");
    const orphan = await desk.submissions.upload("logo", await logoFile(200));
    desk.wait(6.9);
    expect(await desk.submissions.purge()).toMatchObject({ uploads: 0 });
    desk.wait(0.2);
    expect(await desk.submissions.purge()).toMatchObject({ uploads: 1, submissions: 0 });
    expect(await desk.submissions.logo(orphan.ok ? orphan.value.id : "")).toBeNull();
    expect(await exists(token)).toBe(true);
  });

  it("a submission without a donation is deleted 90 days after its last activity", async () => {
    const quiet = await send(desk, "token");
    const active = await send(desk, "token");
    desk.wait(60);
    await desk.submissions.sendMessage(active.token, "Still here.");
    desk.wait(31);
    await desk.submissions.purge();
    expect([await exists(quiet.token), await exists(active.token)]).toEqual([false, true]);
    desk.wait(60);
    await desk.submissions.purge();
    expect(await exists(active.token)).toBe(false);
  });

  it("a rejected or withdrawn one is deleted after a year, with its files", async () => {
    const rejected = await send(desk, "token");
    await desk.submissions.waive(rejected.number, decision);
    await desk.submissions.reject(rejected.number, { ...decision, reasons: ["other"] });
    const withdrawn = await send(desk, "token");
    await desk.submissions.withdraw(withdrawn.token);
    desk.wait(364);
    await desk.submissions.purge();
    expect([await exists(rejected.token), await exists(withdrawn.token)]).toEqual([true, true]);
    desk.wait(2);
    expect(await desk.submissions.purge()).toMatchObject({ submissions: 2, uploads: 1 });
  });

  it("a submitter can get a copy of everything, and be erased", async () => {
    const change = { email: "Mara@Example.org", companyName: "Mara Ltd" };
    const live = await send(desk, "token", change);
    await desk.submissions.waive(live.number, decision);
    await desk.submissions.approve(live.number, decision);
    const waiting = await send(desk, "nft", { ...change, note: "My telephone is 123." });
    await desk.submissions.sendMessage(live.token, "It is me, Mara.");

    const copy = await desk.submissions.exportSubmitter(" mara@example.ORG ");
    expect(copy.submissions.map(({ submission }) => submission.kind)).toEqual(["token", "nft"]);
    expect(JSON.stringify(copy)).toContain("My telephone is 123.");

    expect(await desk.submissions.eraseSubmitter("mara@example.org")).toEqual({ removed: 1, anonymised: 1 });
    expect(await exists(waiting.token)).toBe(false);
    for (const table of ["submission", "submission_message", "submission_event", "outbox"] as const) {
      const rows = await database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows).toLowerCase()).not.toMatch(/mara|telephone/);
    }
    expect(await exists(live.token)).toBe(true);
  });
});
