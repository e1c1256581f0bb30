import { expect, it } from "vitest";
import { groupByDay, newsTimes, readingMinutes, relatedTo, type Relative } from "./model.ts";

it("an article has its time with a space, its day as MM-DD and its time as HH:mm, in UTC (§3)", () => {
  expect(newsTimes(new Date("2026-01-02T23:59:59.999Z"))).toEqual({
    createTime: "2026-01-02 23:59:59",
    days: "01-02",
    times: "23:59",
  });
});

it("a list is grouped into {time, list} by day, in its order (§3)", () => {
  const items = ["2026-11-05T13:00:00Z", "2026-11-05T00:00:00Z", "2026-11-04T23:59:00Z"].map((at) =>
    newsTimes(new Date(at)),
  );
  expect(groupByDay(items)).toEqual([
    { time: "2026-11-05", list: [items[0], items[1]] },
    { time: "2026-11-04", list: [items[2]] },
  ]);
  expect(groupByDay([])).toEqual([]);
});

it("reading takes a minute per 200 words, 400 characters or 900 Thai letters, and at least one", () => {
  expect(readingMinutes("word ".repeat(600))).toBe(3);
  expect(readingMinutes("字".repeat(800))).toBe(2);
  expect(readingMinutes("字".repeat(400) + " word".repeat(200))).toBe(2);
  expect(readingMinutes("ภาษาไทย".repeat(300))).toBe(2);
  expect(readingMinutes("")).toBe(1);
});

it("related articles share tags first, then the kind, and never include the article itself", () => {
  const others: Relative[] = [
    { id: 1, kind: "guide", tags: [] },
    { id: 2, kind: "release", tags: [] },
    { id: 3, kind: "guide", tags: [] },
    { id: 4, kind: "release", tags: ["fees"] },
    { id: 5, kind: "guide", tags: ["fees", "tron"] },
  ];
  const related = relatedTo({ id: 1, kind: "guide", tags: ["fees", "tron"] }, others);
  expect(related.map(({ id }) => id)).toEqual([5, 4, 3]);
});
