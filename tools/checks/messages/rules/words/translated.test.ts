import { describe, expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { translated } from "./translated.ts";

const english = { a: "Swap tokens" };

describe("every text is translated", () => {
  it("accepts another text", () => {
    expect(translated(smallMessageCatalogue({ en: english, pt: { a: "Trocar tokens" } }))).toEqual([]);
  });

  it("finds an untranslated English text", () => {
    expect(translated(smallMessageCatalogue({ en: english, pt: { a: "Swap tokens" } }))).toEqual([
      { rule: "translated", where: "pt/page a", problem: "reads as in English: “Swap tokens”" },
    ]);
  });

  it("accepts what the list allows for that language and refuses it for others", () => {
    const sameAsEnglish = { pt: ["Swap tokens"] };
    const both = smallMessageCatalogue({ en: english, es: english, pt: english }, { sameAsEnglish });
    expect(translated(both).map(({ where }) => where)).toEqual(["es/page a"]);
  });

  it("accepts what the list allows for all", () => {
    const sameAsEnglish = { "*": ["Swap tokens"] };
    expect(translated(smallMessageCatalogue({ en: english, es: english }, { sameAsEnglish }))).toEqual([]);
  });

  it("accepts names, numbers and placeholders without a list", () => {
    const texts = { a: "Android, iOS", b: "404", c: "{brand} · {title}" };
    expect(
      translated(smallMessageCatalogue({ en: texts, ru: texts }, { names: ["Android", "iOS"] })),
    ).toEqual([]);
  });

  it("finds an entry of the list that nothing needs any more", () => {
    const sameAsEnglish = { pt: ["Bridge"] };
    expect(translated(smallMessageCatalogue({ en: english }, { sameAsEnglish }))).toEqual([
      { rule: "translated", where: "same-as-english.json", problem: "pt “Bridge” is not needed" },
    ]);
  });
});
