import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Db } from "#platform/database/schema.ts";
import { noteChange, runAct, unrecorded } from "#platform/operator/act-context.ts";
import { GENESIS } from "#platform/operator/audit-chain.ts";
import { auditEntries, auditHead, verifyAudit } from "#platform/operator/audit-log.ts";
import { actRounds } from "#tests/crash/act-rounds.ts";
import { engines, sharedEngines, type TestDatabase } from "#tests/fixtures/database.ts";

/** `npm run bench -- faults R29 --kills=200` kills more. */
const KILLS = 2;

const bump = (db: Db, name: string) => db.insertInto("data_version").values({ name, version: 1 }).execute();

const act = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  runAct({ actor: "ann", source: "command", act: name, target: name }, work);

describe.each(engines)("the audit log on $name", (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await engine.open();
  }, 60_000);
  afterAll(() => database.close());

  /** The database with an empty log. */
  async function open(): Promise<TestDatabase> {
    const { db } = database;
    await db.deleteFrom("data_version").execute();
    await db.deleteFrom("audit").execute();
    await db.updateTable("audit_head").set(GENESIS).execute();
    return database;
  }

  test("a transaction of an act has one row with who, what, before and after", async () => {
    const { db } = await open();
    await runAct(
      { actor: "ann", source: "desk", act: "people.setRoles", reason: "new job", request: "r1" },
      () =>
        db.transaction().execute(async (tx) => {
          await bump(tx, "one");
          await bump(tx, "two");
          noteChange({ target: "bob", before: { roles: ["editor"] }, after: { roles: ["admin"] } });
        }),
    );
    expect(await auditEntries(db, { limit: null })).toMatchObject([
      {
        seq: 1,
        actor: "ann",
        source: "desk",
        act: "people.setRoles",
        target: "bob",
        reason: "new job",
        request: "r1",
        change: { before: { roles: ["editor"] }, after: { roles: ["admin"] } },
      },
    ]);
    expect(await verifyAudit(db)).toMatchObject({ rows: 1, fault: null });
  });

  test("a statement without a transaction has a row too", async () => {
    const { db } = await open();
    await act("alone", () => bump(db, "alone"));
    await act("nothing", () => db.deleteFrom("data_version").where("name", "=", "none").execute());
    expect((await auditHead(db)).seq).toBe(1);
  });

  test("what is rolled back, read, or done outside an act leaves no row", async () => {
    const { db } = await open();
    await act("failed", () =>
      db.transaction().execute(async (tx) => {
        await bump(tx, "a");
        throw new Error("no");
      }),
    ).catch(() => undefined);
    await act("read", () => db.selectFrom("data_version").selectAll().execute());
    await bump(db, "b");
    await act("quiet", () => unrecorded(() => bump(db, "c")));
    expect((await auditHead(db)).seq).toBe(0);
  });

  test("a changed row, a removed one, a removed last one and a changed content are found", async () => {
    const { db } = await open();
    for (const name of ["a", "b", "c", "d"])
      await act(name, () =>
        db.transaction().execute(async (tx) => {
          await bump(tx, name);
          noteChange({ after: { name } });
        }),
      );
    const fault = async () => (await verifyAudit(db)).fault;
    expect(await fault()).toBeNull();
    const change = (column: object, seq: number) =>
      db.updateTable("audit").set(column).where("seq", "=", seq).execute();
    await change({ actor: "eve" }, 2);
    expect(await fault()).toEqual({ seq: 2, fault: "changed" });
    await change({ actor: "ann", change: JSON.stringify({ after: { name: "x" } }) }, 2);
    expect(await fault()).toEqual({ seq: 2, fault: "content" });
    await change({ change: null }, 2);
    expect(await verifyAudit(db)).toMatchObject({ fault: null, erased: 1 });
    const noted = await auditHead(db);
    await db.deleteFrom("audit").where("seq", "=", 4).execute();
    expect(await fault()).toEqual({ seq: 4, fault: "missing" });
    const [last] = await auditEntries(db, { limit: 1 });
    await db
      .updateTable("audit_head")
      .set({ seq: 3, hash: last?.hash ?? "" })
      .execute();
    expect(await fault()).toBeNull();
    expect((await verifyAudit(db, noted)).fault).toEqual({ seq: 4, fault: "missing" });
    await db.deleteFrom("audit").where("seq", "=", 2).execute();
    expect(await fault()).toEqual({ seq: 2, fault: "missing" });
  });

  test("acts at the same time make one chain", async () => {
    await open();
    const clients = [database.db, database.another()];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        act(`act-${index}`, () =>
          (clients[index % 2] ?? database.db).transaction().execute(async (tx) => {
            await bump(tx, `name-${index}`);
            noteChange({ after: { index } });
          }),
        ),
      ),
    );
    expect(await verifyAudit(database.db)).toMatchObject({ rows: 30, fault: null });
    const entries = await auditEntries(database.db, { limit: null });
    // No act has the content of another.
    for (const entry of entries)
      expect(entry.change).toEqual({ after: { index: Number(entry.act.slice("act-".length)) } });
  });
});

test.each(sharedEngines)(
  "killed again and again during acts on $name, there is one row for each act",
  async (engine) => {
    const place = await engine.place();
    onTestFinished(place.remove);
    const { verbs, acts, rows, isChainWhole } = await actRounds(place.target, KILLS);
    // No process is killed before its first act.
    expect(acts).toBeGreaterThanOrEqual(KILLS);
    for (const one of verbs) expect(one.rows, one.verb).toBe(one.acts);
    expect({ rows, isChainWhole }).toEqual({ rows: acts, isChainWhole: true });
  },
  60_000,
);
