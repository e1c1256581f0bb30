import { expect, test } from "vitest";
import { pageList } from "./page-list.ts";

test("up to seven pages are all shown", () => {
  expect(pageList(1, 1)).toEqual([1]);
  expect(pageList(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("the ends, the current page and its neighbours are shown", () => {
  expect(pageList(10, 20)).toEqual([1, "gap", 9, 10, 11, "gap", 20]);
});

test("near an end only one gap is left", () => {
  expect(pageList(1, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
  expect(pageList(4, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
  expect(pageList(17, 20)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
  expect(pageList(20, 20)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
});

test("a gap never hides a single page, and long rows all have seven marks", () => {
  for (let total = 8; total <= 30; total += 1) {
    for (let current = 1; current <= total; current += 1) {
      const marks = pageList(current, total);
      expect(marks).toHaveLength(7);
      expect(marks).toContain(current);
      marks.forEach((mark, index) => {
        if (mark !== "gap") return;
        expect(Number(marks[index + 1]) - Number(marks[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
