import { expect, it } from "vitest";
import { mayPrefetch } from "./data-budget.ts";

it("pages are prefetched where nothing speaks against it", () => {
  expect(mayPrefetch(undefined, false)).toBe(true);
  expect(mayPrefetch({ saveData: false, effectiveType: "4g" }, false)).toBe(true);
});

it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "not where the reader saves data or the line is slow: %o",
  (connection) => {
    expect(mayPrefetch(connection, false)).toBe(false);
  },
);

it("not where the system asks for less data", () => {
  expect(mayPrefetch(undefined, true)).toBe(false);
});
