import { expect, it } from "vitest";
import { withoutTrailing } from "./trailing.ts";

it.each([
  ["a///", "/", "a"],
  ["/a/b", "/", "/a/b"],
  ["///", "/", ""],
  ["", "/", ""],
  ["xabab", "ab", "x"],
])("%j without %j at its end is %j", (text, sign, rest) => {
  expect(withoutTrailing(text, sign)).toBe(rest);
});
