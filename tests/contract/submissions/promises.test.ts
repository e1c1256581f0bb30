/** The periods of the privacy page, with a clock that runs through 2,000 days while visitors continue to write. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { purgeOld } from "#server/housekeeping/purge-old.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { confirmMail, logoFile, openDesk, send, type ReviewDesk } from "./review-desk.ts";

const decision = { operator: "Ines", note: "Noted by hand." };
const reasons = ["other"] as const;
const LAST_DAY = 2_000;
/** Days on which something is due, by the tests below. */
const DUE_DAYS = [90, 365, 465];
const STEP_DAYS = 5;
const LONG_STEP_DAYS = 50;

/** Small steps around the days on which something is due: a thing that goes at any other time is noticed as well. */
function nextDay(day: number): number {
  const isNear = DUE_DAYS.some((due) => day + LONG_STEP_DAYS > due && day <= due + 2 * STEP_DAYS);
  return isNear ? day + STEP_DAYS : (Math.floor(day / LONG_STEP_DAYS) + 1) * LONG_STEP_DAYS;
}

describe.each(engines)("2,000 days of the promises on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  /** For each thing, the first day on which it was gone. */
  const gone = new Map<string, number>();
  const tokens = new Map<string, string>();

  const exists = async (token: string) => (await desk.submissions.receipt(token)).ok;
  const count = async (table: "subscription" | "mail_asked" | "mail_confirmed" | "donation" | "upload") =>
    (
      await database.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .executeTakeFirst()
    )?.n ?? 0;

  async function enter(name: string, kind: "dapp" | "token" | "nft", change: object = {}) {
    const sent = await send(desk, kind, {
      email: `${name}@project.example`,
      note: "Written first.",
      ...change,
    });
    tokens.set(name, sent.token);
    return sent;
  }

  async function publish(name: string, kind: "dapp" | "token" | "nft", change: object = {}) {
    const sent = await enter(name, kind, change);
    await desk.submissions.waive(sent.number, decision);
    expect(await desk.submissions.approve(sent.number, decision)).toMatchObject({ ok: true });
    return sent;
  }

  /** Visitors write at all times, on every receipt that still responds. */
  async function writeEverywhere(day: number): Promise<void> {
    for (const [name, token] of tokens) {
      if (gone.has(name)) continue;
      if (!(await exists(token))) gone.set(name, day);
      else if (name !== "unpaid" && day % 100 === 0) await desk.submissions.sendMessage(token, `Day ${day}`);
    }
  }

  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
    await enter("unpaid", "token");
    const rejected = await enter("rejected", "nft");
    await desk.submissions.waive(rejected.number, decision);
    await desk.submissions.reject(rejected.number, { ...decision, reasons });
    const withdrawn = await enter("withdrawn", "nft");
    await desk.submissions.withdraw(withdrawn.token);
    const asked = await enter("corrects", "nft");
    await desk.submissions.waive(asked.number, decision);
    await desk.submissions.requestChanges(asked.number, { ...decision, reasons });
    const address = (digit: string): string => `0x${digit.repeat(40)}`;
    await publish("listed", "token", { address: address("1") });
    await publish("delisted-token", "token", { address: address("2") });
    await publish("delisted-nft", "nft", { address: address("3") });
    await publish("delisted-dapp", "dapp", { url: "https://delisted.example.org" });
    await confirmMail(desk, database.db, "listed@project.example");
    await desk.services.subscriptions.subscribe({ email: "reader@project.example", language: "en" });
    await desk.submissions.upload("logo", await logoFile(200));

    for (let day = 0; day <= LAST_DAY; day = nextDay(day)) {
      if (day === 100) await delist();
      await writeEverywhere(day);
      await purgeOld(desk.services);
      desk.wait(nextDay(day) - day);
    }
  }, 300_000);
  afterAll(() => database.close());

  /** Removed from the public catalogue in any way. */
  async function delist(): Promise<void> {
    const { db } = database;
    await db.deleteFrom("token").where("address_key", "like", "%2222222222").execute();
    await db.deleteFrom("nft").where("address_key", "like", "%3333333333").execute();
    await db
      .updateTable("dapp")
      .set({ is_listed: 0 })
      .where("url", "like", "%delisted.example.org%")
      .execute();
  }

  it.each([
    ["unpaid", "90 days after the last activity", 90],
    ["rejected", "12 months after the decision, whatever was written since", 365],
    ["withdrawn", "12 months after the decision, whatever was written since", 365],
    ["delisted-token", "12 months after it left the store, whatever was written since", 465],
    ["delisted-nft", "12 months after it left the store, whatever was written since", 465],
    ["delisted-dapp", "12 months after it left the store, whatever was written since", 465],
  ] as const)("%s: %s", (name, _promise, day) => {
    expect(gone.get(name)).toBeGreaterThan(day);
    expect(gone.get(name)).toBeLessThanOrEqual(day + 2 * STEP_DAYS);
  });

  it("under correction, and listed: kept", () => {
    expect([gone.has("corrects"), gone.has("listed")]).toEqual([false, false]);
  });

  it("no address, message or file of deleted submissions is left anywhere", async () => {
    for (const table of [
      "submission",
      "submission_event",
      "submission_message",
      "submission_upload",
      "submission_notice",
      "receipt_link",
    ] as const) {
      const rows: Record<string, unknown>[] = await database.db.selectFrom(table).selectAll().execute();
      const ids = rows.map((row) => row["submission_id"] ?? row["id"]);
      expect(new Set(ids).size, table).toBeLessThanOrEqual(2);
      expect(JSON.stringify(rows)).not.toMatch(/(?:rejected|withdrawn|unpaid|delisted-\w+)@project/);
    }
    expect(await count("upload")).toBe(1);
  });

  it("an unconfirmed newsletter request is gone, and so are hashes of addresses", async () => {
    expect(await count("subscription")).toBe(0);
    expect([await count("mail_asked"), await count("mail_confirmed")]).toEqual([0, 0]);
  });

  it("settled donations are kept for bookkeeping, the others are not", async () => {
    await desk.services.donations.worker().tidy();
    const left = await database.db.selectFrom("donation").select("settled_by").execute();
    expect(left.length).toBe(6);
    expect(left.every(({ settled_by }) => settled_by !== null)).toBe(true);
    desk.wait(7 * 365);
    await desk.services.donations.worker().tidy();
    expect(await count("donation")).toBe(0);
  });
});
