import { assert, integer, nat, property, record, uniqueArray } from "fast-check";
import { expect, it } from "vitest";
import { placeRows, type PlaceRow } from "#features/catalogue/server/rows.ts";
import { SortedPlaces } from "./sorted-places.ts";

const byKey = (a: PlaceRow, b: PlaceRow): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

const places = record({
  categoryIds: uniqueArray(nat(20), { minLength: 1 }),
  networkIds: uniqueArray(nat(60), { minLength: 1 }),
  rank: integer({ min: -1_000_000_000, max: 0 }),
  id: integer({ min: 1, max: 2_147_483_647 }),
});

it("all places of all DApps are returned in the order of the table's key", () => {
  assert(
    property(uniqueArray(places, { selector: ({ id }) => id, maxLength: 20 }), (dapps) => {
      const sorted = new SortedPlaces();
      for (const dapp of dapps) sorted.add(dapp);
      expect([...sorted.inOrder()]).toEqual(dapps.flatMap(placeRows).toSorted(byKey));
    }),
  );
});
