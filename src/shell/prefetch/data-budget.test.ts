import { expect, it } from "vitest";
import { mayPrefetch } from "./data-budget.ts";

it("prefetching is allowed by default", () => {
  expect(mayPrefetch(undefined, false)).toBe(true);
  expect(mayPrefetch({ saveData: false, effectiveType: "4g" }, false)).toBe(true);
});

it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "not where the reader saves data or the line is slow: %o",
  (connection) => {
    expect(mayPrefetch(connection, false)).toBe(false);
  },
);

it("not if the system prefers reduced data", () => {
  expect(mayPrefetch(undefined, true)).toBe(false);
});
