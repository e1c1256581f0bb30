import { expect, it } from "vitest";
import { FAVOURITES, MAX_FAVOURITES, toggleFavourite } from "./favourites.ts";

it("a marked DApp comes first, and marking it again takes the mark away", () => {
  expect(toggleFavourite(["1", "2"], "3")).toEqual(["3", "1", "2"]);
  expect(toggleFavourite(["3", "1", "2"], "1")).toEqual(["3", "2"]);
});

it("the list is bounded: the oldest mark gives way", () => {
  const full = Array.from({ length: MAX_FAVOURITES }, (_, at) => String(at + 1));
  const next = toggleFavourite(full, "9999");
  expect(next).toHaveLength(MAX_FAVOURITES);
  expect([next[0], next.at(-1)]).toEqual(["9999", String(MAX_FAVOURITES - 1)]);
});

it("what comes back from the browser's storage is not trusted", () => {
  expect(FAVOURITES.parse("1,2")).toBeUndefined();
  expect(FAVOURITES.parse(["7", 8, "x", "7", "-1", "0", "99999999999", null])).toEqual(["7"]);
});
