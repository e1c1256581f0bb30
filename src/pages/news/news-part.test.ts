import { expect, it } from "vitest";
import type { ListedArticle } from "#features/news/model.ts";
import { countArticles, joinParts, type NewsPart } from "./news-part.ts";

const article = (id: number): ListedArticle => ({
  id,
  kind: "release",
  title: "T",
  summary: "S",
  language: "en",
  createTime: "2026-11-05 09:00:00",
  times: "09:00",
});

const part = (more: NewsPart["more"], ...days: [time: string, ids: number[]][]): NewsPart => ({
  days: days.map(([time, ids]) => ({ time, name: time, list: ids.map(article) })),
  more,
});

it("a day that continues in the next part appears once, with all its articles in order", () => {
  const more = { href: "/en/news?start=40", text: "Show 2 more" };
  const joined = joinParts(
    part({ href: "/en/news?start=20", text: "Show 20 more" }, ["2026-11-05", [1]], ["2026-11-04", [2]]),
    part(more, ["2026-11-04", [3]], ["2026-11-01", [4]]),
  );
  expect(joined).toEqual(part(more, ["2026-11-05", [1]], ["2026-11-04", [2, 3]], ["2026-11-01", [4]]));
  expect(countArticles(joined)).toBe(4);
});

it("other days are appended unchanged, and the last part ends the list", () => {
  const joined = joinParts(part(null, ["2026-11-05", [1]]), part(null, ["2026-11-03", [2]]));
  expect(joined).toEqual(part(null, ["2026-11-05", [1]], ["2026-11-03", [2]]));
});
