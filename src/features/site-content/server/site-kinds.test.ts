import { expect, it } from "vitest";
import { readSeed } from "#tests/search/catalogue.ts";
import { channelKind, collectionKind, milestoneKind, type SiteKind } from "./site-kinds.ts";

const kinds = [milestoneKind, collectionKind, channelKind] as readonly SiteKind<unknown>[];

it.each(kinds)(
  "every record of the files of $name is one that its import takes, with a key of its own",
  (kind) => {
    const { schema, keyOf, files } = kind;
    for (const row of files) expect(schema.safeParse(row).error?.issues).toBeUndefined();
    expect(new Set(files.map(keyOf)).size).toBe(files.length);
  },
);

it("a collection has a rule or DApps, not both and not neither", () => {
  const [{ kind: _kind, facts: _facts, dapps: _dapps, ...rest } = { key: "" }] = collectionKind.files;
  const isTaken = (rule: object): boolean => collectionKind.schema.safeParse({ ...rest, ...rule }).success;
  expect(isTaken({ kind: "explorer" })).toBe(true);
  expect(isTaken({ facts: ["audited"] })).toBe(true);
  expect(isTaken({ dapps: [1001] })).toBe(true);
  expect(isTaken({})).toBe(false);
  expect(isTaken({ kind: "explorer", dapps: [1001] })).toBe(false);
  expect(isTaken({ facts: [] })).toBe(false);
});

it("the chosen DApps of a collection are in the seed", () => {
  const ids = new Set(readSeed("dapps").map(({ hid }) => hid));
  expect(collectionKind.files.flatMap(({ dapps = [] }) => dapps.filter((id) => !ids.has(id)))).toEqual([]);
});
