import { expect, it } from "vitest";
import { MAX_FAVOURITES, parseFavourites, toggleFavourite } from "./favourites.ts";

it("a marked DApp comes first, and marking it again removes it", () => {
  expect(toggleFavourite(["1", "2"], "3")).toEqual(["3", "1", "2"]);
  expect(toggleFavourite(["3", "1", "2"], "1")).toEqual(["3", "2"]);
});

it("the list is bounded: the oldest is removed", () => {
  const full = Array.from({ length: MAX_FAVOURITES }, (_, at) => String(at + 1));
  const next = toggleFavourite(full, "9999");
  expect(next).toHaveLength(MAX_FAVOURITES);
  expect([next[0], next.at(-1)]).toEqual(["9999", String(MAX_FAVOURITES - 1)]);
});

it("data from the browser's storage is validated", () => {
  expect(parseFavourites("1,2")).toBeUndefined();
  expect(parseFavourites(["7", 8, "x", "7", "-1", "0", "99999999999", null])).toEqual(["7"]);
});
