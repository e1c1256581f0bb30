import { expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { PUBLIC_PAGES } from "#tests/fixtures/public-pages.ts";
import { fileNameOf, readChoice } from "./choice.ts";

const read = (...args: string[]) => readChoice(args, PUBLIC_PAGES);

test("without arguments it takes every page in all languages, themes and widths", () => {
  expect(read()).toEqual({
    folder: "build/screenshots",
    languages: LANGUAGES,
    pages: PUBLIC_PAGES,
    themes: ["light", "dark"],
    widths: [360, 820, 1440],
  });
});

test("pages can be selected, and the folder named", () => {
  const args = ["out", "--languages=en,zh", "--pages=/,/about,docs/", "--themes=dark", "--widths=320"];
  expect(read(...args)).toEqual({
    folder: "out",
    languages: ["en", "zh"],
    pages: ["", "/about", "/docs"],
    themes: ["dark"],
    widths: [320],
  });
});

test.each([
  ["--languages=xx", /No language "xx": there are en, zh/],
  ["--themes=", /No theme ""/],
  ["--widths=wide", /No width "wide"/],
  ["--langs=en", /--langs/],
])("%s is refused", (argument, message) => {
  expect(() => read(argument)).toThrow(message);
});

test("a file name contains language, page, width and theme", () => {
  const picture = { language: "zh-tw", page: "/download/app", theme: "dark", width: 360 } as const;
  expect(fileNameOf(picture)).toBe("zh-tw/download-app-360-dark.png");
  expect(fileNameOf({ ...picture, page: "" })).toBe("zh-tw/home-360-dark.png");
});

test("no two pages share a file", () => {
  const names = PUBLIC_PAGES.map((page) => fileNameOf({ language: "en", page, theme: "light", width: 360 }));
  expect(new Set(names).size).toBe(PUBLIC_PAGES.length);
});
