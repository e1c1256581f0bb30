import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ListedArticle } from "#features/news/model.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import Days from "./days.tsx";
import type { NewsPart } from "./news-part.ts";

const article = (id: number): ListedArticle => ({
  id,
  kind: "release",
  title: `Article ${id}`,
  summary: "In short.",
  language: "en",
  createTime: "2026-11-05 09:00:00",
  times: "09:00",
});

const served: NewsPart = {
  days: [{ time: "2026-11-05", name: "5 November 2026", list: [article(1), article(2)] }],
  more: { href: "/en/news?start=20", text: "Show 1 more" },
};

const rest: NewsPart = {
  days: [{ time: "2026-11-05", name: "5 November 2026", list: [article(3)] }],
  more: null,
};

const answer = (part: NewsPart): Response => Response.json({ newsDays: { version: "1", props: part } });

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "");
});

test("more news is appended to its day, the first new article takes the focus, and the end is shown", async () => {
  const fetched = vi.spyOn(window, "fetch").mockResolvedValue(answer(rest));
  await renderPart(<Days {...served} />);
  await page.getByRole("link", { name: "Show 1 more" }).click();
  await expect.element(page.getByRole("link", { name: "Article 3" })).toHaveFocus();
  expect(page.getByRole("heading", { level: 2 }).elements()).toHaveLength(1);
  await expect.element(page.getByText("You’ve reached the end.")).toBeVisible();
  expect(fetched.mock.calls[0]?.[0]).toBe("/islands/en/news?start=20");
});

test("if loading fails the link stays, for another try", async () => {
  const fetched = vi.spyOn(window, "fetch").mockRejectedValueOnce(new TypeError("offline"));
  await renderPart(<Days {...served} />);
  const more = page.getByRole("link", { name: "Show 1 more" });
  await more.click();
  await expect.element(more).toHaveAttribute("aria-busy", "false");
  fetched.mockResolvedValueOnce(answer(rest));
  await more.click();
  await expect.element(page.getByRole("link", { name: "Article 3" })).toBeVisible();
});

test("back navigation restores the appended parts, and scrolls when they are in the page", async () => {
  history.replaceState({ moreNews: { parts: 1, scrollY: 120 } }, "");
  vi.spyOn(window, "fetch").mockResolvedValue(answer(rest));
  const shownAtScroll: boolean[] = [];
  vi.spyOn(window, "scrollTo").mockImplementation((...given: unknown[]) => {
    expect(given[0]).toMatchObject({ top: 120 });
    shownAtScroll.push(document.body.textContent.includes("Article 3"));
  });
  await renderPart(<Days {...served} />);
  await expect.element(page.getByRole("link", { name: "Article 3" })).toBeVisible();
  expect(shownAtScroll).toEqual([true]);
});
