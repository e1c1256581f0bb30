import { expect, test } from "vitest";
import { renderMarkdown } from "#i18n/server/markdown.ts";
import { legalText, readLegalPath } from "./texts.ts";

test("Chinese readers get the Chinese text, all others the English one", () => {
  expect(readLegalPath("/privacy", "zh")).toEqual({ name: "privacy", text: "zh" });
  expect(readLegalPath("/terms", "zh-tw")).toEqual({ name: "terms", text: "zh" });
  expect(readLegalPath("/privacy", "ko")).toEqual({ name: "privacy", text: "en" });
  expect(readLegalPath("/risk", "en")).toEqual({ name: "risk", text: "en" });
});

test("an address with a language suffix shows that text in every language of the site", () => {
  expect(readLegalPath("/privacy-zh", "ko").text).toBe("zh");
  expect(readLegalPath("/terms-en", "zh").text).toBe("en");
});

test.each(["privacy", "terms", "risk"] as const)(
  "no placeholder is left in %s, and both languages have the same sections",
  (name) => {
    const [en, zh] = (["en", "zh"] as const).map((language) => legalText(name, language));
    expect(`${en}${zh}`).not.toMatch(/\{\w+\}/);
    const sections = (text: string) => renderMarkdown(text, { localPath: String }).contents.length;
    expect(sections(zh ?? "")).toBe(sections(en ?? ""));
  },
);
