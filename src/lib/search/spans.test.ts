import { expect, it } from "vitest";
import { ALIAS_WHOLE, CODE, NAME_WHOLE, SOUND } from "./fields.ts";
import { bonusOf, STEPS } from "./spans.ts";

/** What a whole name adds, by the field that has it. */
const added = (...given: Parameters<typeof bonusOf>) => {
  const table = bonusOf(...given)[STEPS];
  const of = (bits: number): number => table?.[bits] ?? 0;
  return { name: of(NAME_WHOLE), code: of(CODE), alias: of(ALIAS_WHOLE), sound: of(SOUND) };
};

it("a name adds most, then a code or an alias, then a sound", () => {
  const { name, code, alias, sound } = added(false, true, false);
  expect(name).toBeGreaterThan(code);
  expect(code).toBe(alias);
  expect(alias).toBeGreaterThan(sound);
  expect(added(false, false, false)).toEqual(added(false, true, false));
});

it("a code adds more than a name where a word for codes stands beside it, a group's name or not", () => {
  for (const isGroup of [true, false]) {
    const { name, code, sound } = added(isGroup, false, true);
    expect(code).toBeGreaterThan(name);
    expect(sound).toBeGreaterThan(0);
  }
});

it("where a group has the name, codes and sounds add nothing, and beside other words an alias neither", () => {
  expect(added(true, true, false)).toMatchObject({ code: 0, sound: 0 });
  expect(added(true, true, false).alias).toBeGreaterThan(0);
  expect(added(true, false, false)).toMatchObject({ code: 0, alias: 0, sound: 0 });
  expect(added(true, false, false).name).toBe(added(false, false, false).name);
});

it("a part of the query adds its share", () => {
  const tables = bonusOf(false, true, false);
  const names = tables.map((table) => table[NAME_WHOLE] ?? 0);
  expect(tables).toHaveLength(STEPS + 1);
  expect(names[0]).toBe(0);
  expect(names[STEPS / 2]).toBeCloseTo((names[STEPS] ?? 0) / 2, -1);
});
