import { describe, expect, it } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { noEnglishRun } from "./no-english-run.ts";

const parts = { names: ["App Store", "DApp"], glosses: ["private key"] };
const problems = (language: Language, text: string) =>
  noEnglishRun(smallMessageCatalogue({ [language]: { a: text } }, parts)).map(({ problem }) => problem);

describe("no English words in a row inside another script", () => {
  it("finds them, with or without spaces around them", () => {
    expect(problems("ru", "Откройте block explorer здесь")).toEqual([
      "has English words in a row: “block explorer”",
    ]);
    expect(problems("ja", "これはblock explorerです")).toEqual([
      "has English words in a row: “block explorer”",
    ]);
  });

  it("checks inside plural branches", () => {
    expect(problems("ko", "{count, plural, other {# open files}}")).toHaveLength(1);
  });

  it("accepts names, single words, addresses and placeholders", () => {
    expect(problems("th", "ดาวน์โหลดจาก App Store หรือเปิด DApp ด้วย Chrome")).toEqual([]);
    expect(problems("zh", "例如 https://t.me/your_name 或 {first name}")).toEqual([]);
  });

  it("accepts a gloss in brackets and nowhere else", () => {
    expect(problems("hi", "प्राइवेट की (private key) क्या है")).toEqual([]);
    expect(problems("hi", "private key क्या है")).toHaveLength(1);
  });

  it("ignores languages in Latin letters", () => {
    expect(problems("fil", "Buksan ang block explorer")).toEqual([]);
  });
});
