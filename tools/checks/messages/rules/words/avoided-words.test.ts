import { describe, expect, it } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { avoidedWords } from "./avoided-words.ts";

const terms = [
  {
    id: "extension",
    words: { es: { use: "extensión", avoid: ["plugin"] }, ru: { use: "расширение", avoid: ["плагин*"] } },
  },
  { id: "backup", words: { en: { use: "backup", avoid: ["back-up"] } } },
  { id: "dapp", words: { en: { use: "DApp", avoid: ["dApp", "dapp"] } } },
  { id: "network", words: { "zh-tw": { use: "網路", avoid: ["網絡"] } } },
  { id: "listing", words: { ko: { use: "등록", avoid: ["상장"], not: ["목록"] } } },
];
const problems = (language: Language, text: string) =>
  avoidedWords(smallMessageCatalogue({ [language]: { a: text } }, { terms })).map(({ problem }) => problem);

describe("words that the glossary forbids are not used", () => {
  it("finds the word and names the right one", () => {
    expect(problems("es", "Instala el plugin.")).toEqual(["says “plugin”; use “extensión”"]);
    expect(problems("es", "Plugin instalado")).toHaveLength(1);
  });

  it("finds a word with a hyphen", () => {
    expect(problems("en", "Make a back-up first")).toHaveLength(1);
  });

  it("does not match a part of a longer word", () => {
    expect(problems("es", "Los plugines")).toEqual([]);
  });

  it("accepts any ending where the glossary has a *", () => {
    expect(problems("ru", "Все плагины")).toHaveLength(1);
  });

  it("finds it inside a text without spaces and before a Korean particle", () => {
    expect(problems("zh-tw", "切換網絡設定")).toHaveLength(1);
    expect(problems("ko", "토큰 상장을 신청하세요")).toHaveLength(1);
  });

  it("distinguishes spellings by their capitals", () => {
    expect(problems("en", "Open a DApp")).toEqual([]);
    expect(problems("en", "Open a dApp")).toHaveLength(1);
    expect(problems("en", "Dapp store")).toHaveLength(1);
  });

  it("ignores placeholders and words that are wrong only elsewhere", () => {
    expect(problems("es", "Conectar {plugin}")).toEqual([]);
    expect(problems("ko", "목록을 불러왔어요")).toEqual([]);
  });
});
