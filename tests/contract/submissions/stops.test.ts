import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { putToken } from "#features/catalogue/server/token-store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { form, openDesk, send, type ReviewDesk } from "./review-desk.ts";

const decision = { operator: "Ines", note: "" };
const caller = { language: "en" };

const addressOf = (end: number): string => `0x${end.toString(16).padStart(40, "0")}`;

/** As an approval does; it may commit later. */
const list = (db: Db, address: string, commitAfterMs = 0): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await createDataVersions(db).bump(tx, CATALOGUE_VERSION);
    const token = { network: "eth", address, symbol: "HRB", name: "Harbour", decimals: 18 };
    const rest = { dappId: null, logo: null, isListed: true, isOwn: true, origin: "operator" } as const;
    await putToken(tx, { ...token, ...rest });
    await setTimeout(commitAfterMs);
  });

const isListed = { ok: false, problems: [{ path: "address", code: "duplicate_contract" }] };

describe.each(engines)("a listed token on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  const countOf = async (address: string): Promise<number> => {
    const rows = await database.db.selectFrom("submission").select("fields").execute();
    return rows.filter(({ fields }) => fields.toLowerCase().includes(address)).length;
  };

  it("is refused again, in any spelling of its contract", async () => {
    const address = "0xabcdefabcdefabcdefabcdefabcdefabcdefabcd";
    await list(database.db, `0x${address.slice(2).toUpperCase()}`);
    const again = await form(desk, "token", { address });
    expect(await desk.submissions.submit("token", again, caller)).toMatchObject(isListed);
    expect(await countOf(address)).toBe(0);
  });

  it("is refused if it is listed between the check and the commit", async () => {
    const address = addressOf(0xa001);
    const fields = await form(desk, "token", { address });
    const listed = list(database.another(), address, 300);
    // By now the listing is written but not committed, so the check cannot see it.
    await setTimeout(100);
    const sent = await desk.submissions.submit("token", fields, caller);
    await listed;
    expect(sent).toMatchObject(isListed);
    expect(await countOf(address)).toBe(0);
  });

  it("cannot be the target of a correction", async () => {
    const { token, number } = await send(desk, "token", { address: addressOf(0xb001) });
    await desk.submissions.waive(number, decision);
    await desk.submissions.requestChanges(number, { ...decision, reasons: ["contractNotFound"] });
    await list(database.db, addressOf(0xb002));
    const changed = await desk.submissions.resubmit(token, { address: addressOf(0xb002) });
    expect(changed).toMatchObject(isListed);
    expect(await desk.submissions.resubmit(token, { address: addressOf(0xb003) })).toMatchObject({
      ok: true,
    });
  });

  it("does not change the response to a repeated call", async () => {
    const fields = await form(desk, "token", { address: addressOf(0xc001) });
    const keyed = { ...caller, idempotencyKey: "once-and-again" };
    const first = await desk.submissions.submit("token", fields, keyed);
    await list(database.db, addressOf(0xc001));
    const again = await desk.submissions.submit("token", fields, keyed);
    expect(first).toMatchObject({ ok: true, value: { isRepeat: false } });
    expect(again).toMatchObject({ ok: true, value: { isRepeat: true } });
  });
});
