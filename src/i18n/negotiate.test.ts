import { describe, expect, it } from "vitest";
import { languageOfHeader, negotiateLanguage } from "./negotiate.ts";

describe("the language of a visitor without one in the address", () => {
  it.each([
    ["zh-TW", "zh-tw"],
    ["zh-HK,zh;q=0.9", "zh-tw"],
    ["zh-Hant-TW", "zh-tw"],
    ["zh-CN", "zh"],
    ["ko-KR", "ko"],
    ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
    ["tl-PH", "fil"],
    ["th", "th"],
  ])("is the first entry, exact or without its region: %s gives %s", (header, language) => {
    expect(languageOfHeader(header)).toBe(language);
  });

  it.each([
    ["fr,zh;q=0.5", "zh"],
    ["fr,zh-TW;q=0.5", "zh-tw"],
    ["fr,ko;q=0.5", "ko"],
    ["de", "en"],
    ["de,ru;q=0.5", "en"],
    ["", "en"],
    ["*", "en"],
    ["zh;q=0", "en"],
    ["x".repeat(5_000), "en"],
  ])("falls back as §2 says: %s gives %s", (header, language) => {
    expect(languageOfHeader(header)).toBe(language);
  });

  it("is the stored choice before anything the browser says", () => {
    expect(negotiateLanguage({ cookie: "a=b; lang=vi", acceptLanguage: "ko" })).toBe("vi");
  });

  it("ignores a stored choice that is no language of ours", () => {
    expect(negotiateLanguage({ cookie: "lang=xx", acceptLanguage: "ko" })).toBe("ko");
  });
});
