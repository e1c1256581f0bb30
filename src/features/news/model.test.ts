import { describe, expect, it } from "vitest";
import { readingOrder } from "#i18n/languages.ts";
import { articleIn, groupByDay, newsTimes, readingMinutes, relatedTo, type ArticleRecord } from "./model.ts";

const record = (given: Partial<ArticleRecord> = {}): ArticleRecord => ({
  id: 1,
  kind: "guide",
  status: 0,
  image: "pool",
  tags: [],
  createdAt: new Date("2026-11-05T09:07:03Z"),
  changedAt: new Date("2026-11-05T09:07:03Z"),
  texts: {
    en: { title: "Title", summary: "Summary", content: "Text" },
    zh: { title: "标题", summary: "摘要", content: "正文" },
  },
  ...given,
});

it("an article has its time with a space, its day as MM-DD and its time as HH:mm, in UTC (§3)", () => {
  expect(newsTimes(new Date("2026-01-02T23:59:59.999Z"))).toEqual({
    createTime: "2026-01-02 23:59:59",
    days: "01-02",
    times: "23:59",
  });
});

describe("the text of an article", () => {
  it("is in the requested language if it exists", () => {
    expect(articleIn(record(), readingOrder("zh"))).toMatchObject({
      title: "标题",
      language: "zh",
      days: "11-05",
    });
  });

  it("is in Simplified Chinese for readers of Traditional Chinese if there is no other", () => {
    expect(articleIn(record(), readingOrder("zh-tw"))).toMatchObject({ title: "标题", language: "zh" });
  });

  it("falls back to English as a whole, and is marked so", () => {
    expect(articleIn(record(), readingOrder("ko"))).toMatchObject({
      title: "Title",
      content: "Text",
      language: "en",
      languages: ["en", "zh"],
    });
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
  const others = [
    record({ id: 1 }),
    record({ id: 2, kind: "release" }),
    record({ id: 3 }),
    record({ id: 4, kind: "release", tags: ["fees"] }),
    record({ id: 5, tags: ["fees", "tron"] }),
  ];
  const related = relatedTo({ id: 1, kind: "guide", tags: ["fees", "tron"] }, others);
  expect(related.map(({ id }) => id)).toEqual([5, 4, 3]);
});
