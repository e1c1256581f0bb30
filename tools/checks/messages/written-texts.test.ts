import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import type { Glossary } from "./message-catalogue.ts";
import { checkWrittenTexts, readWrittenTexts, type WrittenText } from "./written-texts.ts";

const glossary: Glossary = {
  neverTranslate: { names: {}, glosses: [] },
  terms: [{ id: "wallet", words: { es: { use: "billetera", avoid: ["monedero"] } } }],
};

const headline = (language: Language): WrittenText => ({
  language,
  place: "news 1 title",
  text: language === "en" ? "A headline" : `Headline in ${language}`,
});

const problems = (change: (text: WrittenText) => WrittenText[]): string[] =>
  checkWrittenTexts(LANGUAGES.map(headline).flatMap(change), glossary).map(
    ({ where, problem }) => `${where} ${problem}`,
  );

const inSpanish = (text: string) => (one: WrittenText) => [one.language === "es" ? { ...one, text } : one];

it("texts in all languages are right", () => {
  expect(problems((one) => [one])).toEqual([]);
});

it("a missing translation is found", () => {
  expect(problems((one) => (one.language === "th" ? [] : [one]))).toEqual(["th news 1 title is missing"]);
});

it("an English headline in another language is found", () => {
  expect(problems(inSpanish("A headline"))).toEqual(["es news 1 title reads as in English"]);
});

it("a translation of nothing is found", () => {
  expect(problems((one) => (one.language === "en" ? [] : [one]))).toHaveLength(LANGUAGES.length - 1);
});

it("a forbidden word is found in legal texts", () => {
  const legal = (one: WrittenText) => ({ ...one, place: "legal terms" });
  expect(problems((one) => inSpanish("Tu monedero")(one).map(legal))).toEqual([
    "es legal terms says “monedero”; use “billetera”",
  ]);
  expect(problems(inSpanish("Tu monedero"))).toEqual([]);
});

it("reads news, lines and legal texts of every language", () => {
  const texts = readWrittenTexts(process.cwd());
  for (const language of LANGUAGES) {
    const places = texts
      .filter((text) => text.language === language)
      .map(({ place }) => place.split(" ", 1)[0]);
    expect(new Set(places), language).toEqual(new Set(["news", "dapps", "legal"]));
  }
});
