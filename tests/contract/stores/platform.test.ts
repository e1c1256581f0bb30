import type { Generated, Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Clock } from "#platform/clock.ts";
import { columnTypes, fromJson, toJson } from "#platform/database/column-types.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { isUniqueViolation } from "#platform/database/errors.ts";
import { migrate } from "#platform/database/migrate.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { applySeed } from "#platform/database/seed.ts";
import { createLimiter } from "#platform/rate-limit.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const clock: Clock = { now: () => new Date(1_800_000_000_000) };

/** A table of this test only, for column types that no platform table uses. */
type SampleTables = {
  sample: { id: Generated<number>; doc: string; bytes: Uint8Array | null };
};

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each(engines)("the database on $name", ({ open }) => {
  let test: TestDatabase;
  let db: Db;
  let samples: Kysely<Database & SampleTables>;
  beforeAll(async () => {
    test = await open();
    db = test.db;
    samples = db.withTables<SampleTables>();
    const types = columnTypes(db);
    await db.schema
      .createTable("sample")
      .addColumn("id", types.id, types.autoId)
      .addColumn("doc", types.json, (c) => c.notNull())
      .addColumn("bytes", types.bytes)
      .execute();
  });
  afterAll(() => test.close());

  const versionOf = async (name: string) => (await createDataVersions(db).read()).get(name) ?? 0;

  it("applies nothing when it is up to date", async () => {
    expect(await migrate(db)).toEqual([]);
  });

  it.each([[{ a: { b: ["ü", 1, null, "日本"] } }], ["a bare text"], ["null"], [null], [1.5], [[]]])(
    "returns the JSON %j unchanged",
    async (value) => {
      const { doc } = await samples
        .insertInto("sample")
        .values({ doc: toJson(value) })
        .returning("doc")
        .executeTakeFirstOrThrow();
      expect(fromJson(doc)).toEqual(value);
    },
  );

  it("returns bytes unchanged and row ids as numbers", async () => {
    const bytes = new Uint8Array([0, 1, 2, 127, 128, 255]);
    const row = await samples
      .insertInto("sample")
      .values({ doc: "{}", bytes })
      .returning(["id", "bytes"])
      .executeTakeFirstOrThrow();
    expect(new Uint8Array(row.bytes ?? [])).toEqual(bytes);
    expect(row.id).toBeTypeOf("number");
    const { count } = await samples
      .selectFrom("sample")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBeTypeOf("number");
  });

  it("distinguishes a unique violation from another refusal", async () => {
    const insert = () => db.insertInto("data_version").values({ name: "twice", version: 1 }).execute();
    await insert();
    expect(isUniqueViolation(await errorOf(insert()))).toBe(true);
    const missing = db.insertInto("seed").values({ name: "x", content_hash: null as never, applied_at: 1 });
    const refusal = await errorOf(missing.execute());
    expect(refusal).toBeInstanceOf(Error);
    expect(isUniqueViolation(refusal)).toBe(false);
  });

  it("keeps nothing of a failed transaction", async () => {
    const versions = createDataVersions(db);
    await expect(
      db.transaction().execute(async (tx) => {
        await versions.bump(tx, "rolled-back");
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await versionOf("rolled-back")).toBe(0);
  });

  it("counts every bump of a version, from several connections at once", async () => {
    const versions = createDataVersions(db);
    const other = test.another();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? db : other).transaction().execute((tx) => versions.bump(tx, "catalogue")),
      ),
    );
    expect(await versionOf("catalogue")).toBe(20);
  });

  it("applies a seed once per content and passes the previous hash", async () => {
    const seen: (string | null)[] = [];
    const seed = (contentHash: string) =>
      applySeed(db, clock, {
        name: "networks",
        contentHash,
        apply: async (_tx, previousHash) => void seen.push(previousHash),
      });
    expect(await Promise.all([seed("a"), seed("a"), seed("a")])).toEqual(
      expect.arrayContaining(["applied", "unchanged", "unchanged"]),
    );
    expect(await seed("b")).toBe("applied");
    expect(await seed("b")).toBe("unchanged");
    expect(seen).toEqual([null, "a"]);
  });

  it("applies a seed again after it failed", async () => {
    const seed = (apply: () => Promise<void>) =>
      applySeed(db, clock, { name: "news", contentHash: "a", apply });
    await expect(seed(() => Promise.reject(new Error("bad file")))).rejects.toThrow("bad file");
    expect(await seed(() => Promise.resolve())).toBe("applied");
  });
});

describe.each(engines.filter(({ name }) => name !== "SQLite"))("a shared limit on $name", ({ open }) => {
  it("is one counter for all processes, and stores no address", async () => {
    const test = await open();
    const options = { name: "subscribe", points: 10, seconds: 60, factor: 1, sharedTimeoutMs: 20_000 };
    const limiters = [test.db, test.another()].map((shared) => createLimiter({ ...options, shared }));
    const decisions = await Promise.all(
      Array.from({ length: 15 }, (_, n) => limiters[n % 2]?.consume("203.0.113.7")),
    );
    expect(decisions.filter((decision) => decision?.allowed)).toHaveLength(10);
    const keys = await test.db.selectFrom("rate_limit").select("key").execute();
    expect(keys).toHaveLength(1);
    expect(keys[0]?.key).not.toContain("203.0.113.7");
    await test.close();
  });
});
