import { describe, expect, it } from "vitest";
import { languageOfHeader, negotiateLanguage } from "./negotiate.ts";

describe("the language of a visitor whose address names none", () => {
  it.each([
    ["zh-TW", "zh-tw"],
    ["zh-HK,zh;q=0.9", "zh-tw"],
    ["zh-Hant-TW", "zh-tw"],
    ["zh-CN", "zh"],
    ["ko-KR", "ko"],
    ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
    ["tl-PH", "fil"],
    ["th", "th"],
    ["zh-MO", "zh-tw"],
    ["zh-hantern", "zh"],
    ["x-zh-tw", "en"],
    ["ko;q=0.4, th;q=0.8, vi;q=0.6", "th"],
    ["vi;q=0.9,th", "th"],
    [" TH ; q=1 , vi", "th"],
    ["vi;level=1; q=0.2, th;q=0.3", "th"],
    ["vi;level=1, th;q=0.9", "vi"],
    [", th", "th"],
    [";q=1,th;q=0.5", "th"],
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
    ["zh;q=-1", "en"],
    ["zh;q=x", "en"],
    ["fr,ko,zh;q=0.5", "zh"],
    ["fr,zha;q=0.5", "en"],
    ["fr,kok;q=0.5", "en"],
    ["fr,ko-KR;q=0.5", "ko"],
    ["fr,x-zh;q=0.5", "en"],
    ["x".repeat(5_000), "en"],
  ])("falls back as §2 says: %s gives %s", (header, language) => {
    expect(languageOfHeader(header)).toBe(language);
  });

  it("prefers the stored choice over the Accept-Language header", () => {
    expect(negotiateLanguage({ cookie: "a=b; lang=vi", acceptLanguage: "ko" })).toBe("vi");
    expect(negotiateLanguage({ cookie: "a=b;  lang=vi ;c=d", acceptLanguage: "ko" })).toBe("vi");
  });

  it("ignores a stored choice that is not a supported language", () => {
    expect(negotiateLanguage({ cookie: "lang=xx", acceptLanguage: "ko" })).toBe("ko");
    expect(negotiateLanguage({ cookie: "language=vi; a=th", acceptLanguage: "ko" })).toBe("ko");
  });

  it("is English where neither is sent", () => {
    expect(negotiateLanguage({})).toBe("en");
  });
});
