import { expect, it } from "vitest";
import { nearestPage } from "./nearest-page.ts";

it.each([
  ["/fr/about", "/about"],
  ["/zh-TW/download/app", "/download/app"],
  ["/EN/news", "/news"],
  ["/en/About", "/about"],
  ["/About", "/about"],
])("%s probably means %s", (pathname, page) => {
  expect(nearestPage(pathname)).toBe(page);
});

it.each([
  "/fr",
  "/404",
  "/en/nope",
  "/en/fr/about",
  "/fr/fr/about",
  "//evil.example/about/x",
  "/fr/receipt/x",
  "/fr/news/1",
])("%s suggests no page", (pathname) => {
  expect(nearestPage(pathname)).toBeNull();
});
