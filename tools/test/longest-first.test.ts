import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LONG_FILES, longestFirst } from "./longest-first.ts";

test("files that take long start first, and the others keep their order", () => {
  const [longest = "", next = ""] = LONG_FILES;
  const sorted = longestFirst(["b.test.ts", next, "a.test.ts", longest], (path) => path);
  expect(sorted).toEqual([longest, next, "b.test.ts", "a.test.ts"]);
});

test("each of them is there", () => {
  expect(LONG_FILES.filter((path) => !existsSync(path))).toEqual([]);
});
