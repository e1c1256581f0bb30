import { expect, it } from "vitest";
import {
  MAX_FAVOURITES_BYTES,
  mergeFavourites,
  readFavouritesFile,
  writeFavouritesFile,
} from "./favourites-file.ts";
import { MAX_FAVOURITES } from "./favourites.ts";

const ids = (count: number, from = 1) => Array.from({ length: count }, (_, at) => String(from + at));

it("what is written can be read, also a full list of the longest ids", () => {
  const full = ids(MAX_FAVOURITES, 2_147_483_000);
  expect(readFavouritesFile(writeFavouritesFile(full))).toEqual(full);
  expect(writeFavouritesFile(full).length).toBeLessThan(MAX_FAVOURITES_BYTES / 5);
});

it.each([
  "",
  "null",
  "[]",
  '["1001"]',
  "{",
  '{"version":1,"ids":["1"]}',
  '{"format":"dapp-favourites","version":2,"ids":["1"]}',
  '{"format":"dapp-favourites","version":1}',
  '{"format":"dapp-favourites","version":1,"ids":"1001"}',
  `{"format":"dapp-favourites","version":1,"ids":["1"],"more":"${"x".repeat(MAX_FAVOURITES_BYTES)}"}`,
])("any other file is refused: %.60s", (text) => {
  expect(readFavouritesFile(text)).toBeNull();
});

it("entries that are no ids are left out", () => {
  expect(readFavouritesFile('{"format":"dapp-favourites","version":1,"ids":["7",8,"x","7",null]}')).toEqual([
    "7",
  ]);
});

it("imported favourites come behind the present ones, of which none is lost", () => {
  expect(mergeFavourites(["1", "2"], ["2", "3"])).toEqual({
    favourites: ["1", "2", "3"],
    added: 1,
    known: 1,
    left: 0,
  });
  const almost = ids(MAX_FAVOURITES - 1);
  const { favourites, added, left } = mergeFavourites(almost, ["9001", "9002", "9003"]);
  expect(favourites).toEqual([...almost, "9001"]);
  expect([added, left]).toEqual([1, 2]);
});
