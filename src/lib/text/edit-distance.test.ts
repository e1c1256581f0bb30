import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

it("counts changed, added and missing letters", () => {
  expect(editDistance("bscscan", "bscscan")).toBe(0);
  expect(editDistance("bscscan", "bscscam")).toBe(1);
  expect(editDistance("kitten", "sitting")).toBe(3);
  expect(editDistance("", "abc")).toBe(3);
});

it("stops at the limit", () => {
  expect(editDistance("abcdefgh", "zyxwvuts", 2)).toBe(3);
  expect(editDistance("a", "abcdefgh", 2)).toBe(3);
});

it("a distance equal to the limit is returned", () => {
  expect(editDistance("kitten", "sitting", 3)).toBe(3);
  expect(editDistance("a", "abc", 2)).toBe(2);
  expect(editDistance("abcd", "abcf", 0)).toBe(1);
  expect(editDistance("abc", "")).toBe(3);
  expect(editDistance("", "")).toBe(0);
});
