import { describe, expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import type { MessageCatalogue } from "#tools/checks/messages/message-catalogue.ts";
import { sameKeys } from "./same-keys.ts";

const inKorean = (catalogue: MessageCatalogue) =>
  sameKeys(catalogue)
    .filter(({ where }) => where.startsWith("ko/"))
    .map(({ where, problem }) => `${where} ${problem}`);

describe("every language has the keys of English", () => {
  it("accepts the same keys in the same order", () => {
    expect(inKorean(smallMessageCatalogue({ en: { a: "A", b: "B" }, ko: { a: "가", b: "나" } }))).toEqual([]);
  });

  it("finds a key that is missing", () => {
    expect(inKorean(smallMessageCatalogue({ en: { a: "A", b: "B" }, ko: { a: "가" } }))).toEqual([
      "ko/page b is missing",
    ]);
  });

  it("finds a key that English does not have", () => {
    expect(inKorean(smallMessageCatalogue({ en: { a: "A" }, ko: { a: "가", c: "다" } }))).toEqual([
      "ko/page c does not exist in English",
    ]);
  });

  it("finds another order", () => {
    expect(inKorean(smallMessageCatalogue({ en: { a: "A", b: "B" }, ko: { b: "나", a: "가" } }))).toEqual([
      "ko/page b stands in another order than in English",
    ]);
  });

  it("finds a namespace that is missing and one that is extra", () => {
    const messages = { en: { page: { a: "A" } }, ko: { other: { a: "가" } } };
    expect(inKorean({ ...smallMessageCatalogue({}), messages })).toEqual([
      "ko/other does not exist in English",
      "ko/page is missing",
    ]);
  });

  it("finds a language that is not there at all", () => {
    expect(inKorean(smallMessageCatalogue({ en: { a: "A" } }))).toEqual(["ko/page is missing"]);
  });
});
