import { describe, expect, it } from "vitest";
import { smallCatalogue } from "#tools/checks/messages/small-catalogue.ts";
import type { Catalogue } from "#tools/checks/messages/catalogue.ts";
import { sameKeys } from "./same-keys.ts";

const inKorean = (catalogue: Catalogue) =>
  sameKeys(catalogue)
    .filter(({ where }) => where.startsWith("ko/"))
    .map(({ where, problem }) => `${where} ${problem}`);

describe("every language has the keys of English", () => {
  it("accepts the same keys in the same order", () => {
    expect(inKorean(smallCatalogue({ en: { a: "A", b: "B" }, ko: { a: "가", b: "나" } }))).toEqual([]);
  });

  it("finds a key that is missing", () => {
    expect(inKorean(smallCatalogue({ en: { a: "A", b: "B" }, ko: { a: "가" } }))).toEqual([
      "ko/page b is missing",
    ]);
  });

  it("finds a key that English does not have", () => {
    expect(inKorean(smallCatalogue({ en: { a: "A" }, ko: { a: "가", c: "다" } }))).toEqual([
      "ko/page c does not exist in English",
    ]);
  });

  it("finds another order", () => {
    expect(inKorean(smallCatalogue({ en: { a: "A", b: "B" }, ko: { b: "나", a: "가" } }))).toEqual([
      "ko/page b stands in another order than in English",
    ]);
  });

  it("finds a namespace that is missing and one that is extra", () => {
    const messages = { en: { page: { a: "A" } }, ko: { other: { a: "가" } } };
    expect(inKorean({ ...smallCatalogue({}), messages })).toEqual([
      "ko/other does not exist in English",
      "ko/page is missing",
    ]);
  });

  it("finds a language that is not there at all", () => {
    expect(inKorean(smallCatalogue({ en: { a: "A" } }))).toEqual(["ko/page is missing"]);
  });
});
