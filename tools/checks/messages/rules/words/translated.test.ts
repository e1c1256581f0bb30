import { describe, expect, it } from "vitest";
import { smallCatalogue } from "#tools/checks/messages/small-catalogue.ts";
import { translated } from "./translated.ts";

const english = { a: "Swap tokens" };

describe("every text is translated", () => {
  it("accepts another text", () => {
    expect(translated(smallCatalogue({ en: english, pt: { a: "Trocar tokens" } }))).toEqual([]);
  });

  it("finds an English leftover", () => {
    expect(translated(smallCatalogue({ en: english, pt: { a: "Swap tokens" } }))).toEqual([
      { rule: "translated", where: "pt/page a", problem: "reads as in English: “Swap tokens”" },
    ]);
  });

  it("accepts what the list allows for that language, and for no other", () => {
    const sameAsEnglish = { pt: ["Swap tokens"] };
    const both = smallCatalogue({ en: english, es: english, pt: english }, { sameAsEnglish });
    expect(translated(both).map(({ where }) => where)).toEqual(["es/page a"]);
  });

  it("accepts what the list allows for all", () => {
    const sameAsEnglish = { "*": ["Swap tokens"] };
    expect(translated(smallCatalogue({ en: english, es: english }, { sameAsEnglish }))).toEqual([]);
  });

  it("accepts names, numbers and placeholders without a list", () => {
    const texts = { a: "Android, iOS", b: "404", c: "{brand} · {title}" };
    expect(translated(smallCatalogue({ en: texts, ru: texts }, { names: ["Android", "iOS"] }))).toEqual([]);
  });

  it("finds an entry of the list that nothing needs any more", () => {
    const sameAsEnglish = { pt: ["Bridge"] };
    expect(translated(smallCatalogue({ en: english }, { sameAsEnglish }))).toEqual([
      { rule: "translated", where: "same-as-english.json", problem: "pt “Bridge” is not needed" },
    ]);
  });
});
