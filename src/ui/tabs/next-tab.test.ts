import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

test("arrows run around the ends of the row", () => {
  expect(nextTab("ArrowRight", 2, 3)).toBe(0);
  expect(nextTab("ArrowLeft", 0, 3)).toBe(2);
  expect(nextTab("ArrowRight", 0, 3)).toBe(1);
});

test("Home and End lead to the first and the last", () => {
  expect(nextTab("Home", 1, 3)).toBe(0);
  expect(nextTab("End", 1, 3)).toBe(2);
});

test("other keys do not move", () => {
  expect(nextTab("Tab", 1, 3)).toBeUndefined();
});
