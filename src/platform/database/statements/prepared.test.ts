/** Prepared statements answer what the same statements answer that are built each time. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { prepared } from "./prepared.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

describe.each(engines)("prepared statements on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    const rows = ["a", "b", "c"].map((name, version) => ({ name, version }));
    await database.db.insertInto("data_version").values(rows).execute();
  });
  afterAll(() => database.close());

  const build = vi.fn<(one: { from: string; to: string | undefined }, limit: number) => unknown>();
  const ask = () =>
    prepared<{ name: string }, { from: string; to: string | undefined }>(database.db, (one, limit) => {
      build(one, limit);
      const all = database.db.selectFrom("data_version").select("name").where("name", ">=", one.from);
      const some = one.to === undefined ? all : all.where("name", "<", one.to);
      return some.orderBy("name").limit(limit);
    });

  it("each time with the values of this time, and without those that are missing", async () => {
    const names = ask();
    const of = async (from: string, to: string | undefined, limit = 9) =>
      (await names({ from, to }, limit)).map(({ name }) => name).join("");
    expect(await of("a", "c")).toBe("ab");
    expect(await of("b", "c")).toBe("b");
    expect(await of("b", undefined)).toBe("bc");
    expect(await of("a", "d", 1)).toBe("a");
    expect(await of("z", "zz")).toBe("");
  });

  it("is built once for each limit and each set of values", async () => {
    const names = ask();
    build.mockClear();
    for (const from of ["a", "b", "c"]) await names({ from, to: "d" }, 5);
    expect(build).toHaveBeenCalledOnce();
    await names({ from: "a", to: undefined }, 5);
    await names({ from: "a", to: "d" }, 6);
    expect(build).toHaveBeenCalledTimes(3);
  });
});
