import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { renderMarkdown } from "#i18n/server/markdown.ts";
import { legalText, readLegalPath, type LegalName } from "./texts.ts";

const labels = { acceptLabel: "I accept.", continueLabel: "Continue to …", doNotPrompt: "Not again" };

test.each(LANGUAGES)("readers of %s get the text in their language", (language) => {
  expect(readLegalPath("/privacy", language)).toEqual({ name: "privacy", text: language });
});

test("an address with a language suffix shows that text in every language of the site", () => {
  expect(readLegalPath("/privacy-zh", "ko").text).toBe("zh");
  expect(readLegalPath("/terms-en", "zh").text).toBe("en");
});

/** What a translation must not lose: headings, numbered points, rows of tables, links and amounts of time. */
const skeleton = (name: LegalName, text: string) => ({
  sections: renderMarkdown(text, { localPath: String }).contents.length,
  points: text.match(/^(?:- |\d+\. )/gm)?.length,
  rows: text.match(/^\|/gm)?.length,
  paragraphs: text.trim().split("\n\n").length,
  links: text.match(/\]\([^)]+\)/g),
  code: text.match(/`[^`]+`/g),
});

describe.each(["privacy", "terms", "risk"] as const)("%s", (name) => {
  const english = skeleton(name, legalText(name, "en", labels));

  test.each(LANGUAGES)("is whole in %s, and no placeholder is left", (language) => {
    const text = legalText(name, language, labels);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(skeleton(name, text)).toEqual(english);
  });
});

test.each(LANGUAGES)(
  "the risk statement in %s quotes the dialog’s labels, without their full stop",
  (language) => {
    const text = legalText("risk", language, labels);
    for (const label of [/[“「«]I accept[”」»]/u, /[“「«]Continue to …[”」»]/u, /[“「«]Not again[”」»]/u])
      expect(text).toMatch(label);
  },
);
