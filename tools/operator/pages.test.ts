import { expect, it } from "vitest";
import { footer, windowOf } from "./pages.ts";

const first = { start: 0, count: 50 };

it("prints how many there are, and how to see the others", () => {
  expect(footer(first, 12, 12)).toBe("12 in all.");
  expect(footer(first, 50, 525)).toBe("1 to 50 of 525. Go on with --page 2, or see everything with --all.");
  expect(footer({ start: 500, count: 50 }, 25, 525)).toBe("501 to 525 of 525.");
  expect(footer({ start: 600, count: 50 }, 0, 525)).toBe("There are 11 pages (525 in all).");
});

it("counts pages from one, and gives a script all rows", () => {
  expect(windowOf({ options: { page: "3" }, isJson: false })).toEqual({ start: 100, count: 50 });
  expect(windowOf({ options: { page: "3" }, isJson: true })).toEqual({ start: 0, count: null });
  expect(windowOf({ options: { all: true }, isJson: false })).toEqual({ start: 0, count: null });
  for (const page of ["0", "-1", "x", "1.5"])
    expect(() => windowOf({ options: { page }, isJson: false })).toThrow("from 1");
});
