import { Hono } from "hono";
import { expect, it } from "vitest";
import { createLanguageReader } from "./language.ts";

const languageOf = createLanguageReader(["en", "zh", "zh-tw", "pt", "fil"], "en");
const app = new Hono().get("/", (c) => c.text(languageOf(c)));

const asked = async (query: string, header?: string) =>
  (await app.request(`/${query}`, header === undefined ? {} : { headers: { lang: header } })).text();

it.each([
  ["zh", "zh"],
  ["zh-Hans", "zh"],
  ["zh-CN", "zh"],
  ["zh-tw", "zh-tw"],
  ["zh-Hant", "zh-tw"],
  ["zh_TW", "zh-tw"],
  ["ZH-HK", "zh-tw"],
  ["en", "en"],
  ["en-US", "en"],
  ["pt-BR", "pt"],
  ["tl", "fil"],
])("lang=%s is read as %s", async (tag, language) => {
  expect(await asked(`?lang=${tag}`)).toBe(language);
  expect(await asked("", tag)).toBe(language);
});

it.each(["", "de", "xx", "zz-zz-zz", "%00", "../..", "e".repeat(5_000)])(
  "an unknown lang falls back to the first language",
  async (tag) => {
    expect(await asked(`?lang=${tag}`)).toBe("en");
  },
);

it("a tag of 35 characters is read, a longer one is not", async () => {
  const longest = "pt-x-aaaaaaaa-bbbbbbbb-cccccccc-ddd";
  expect(longest).toHaveLength(35);
  expect(await asked(`?lang=${longest}`)).toBe("pt");
  expect(await asked(`?lang=${longest}d`)).toBe("en");
});

it("spaces around a tag are ignored", async () => {
  expect(await asked("?lang=%20pt%20")).toBe("pt");
});

it("no lang at all falls back to the first language", async () => {
  expect(await asked("")).toBe("en");
});

it("the query parameter takes precedence over the header", async () => {
  expect(await asked("?lang=pt", "zh")).toBe("pt");
});
