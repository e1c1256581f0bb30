import { describe, expect, it } from "vitest";
import { foldSearch } from "./fold-search.ts";

describe("equivalent notations", () => {
  it.each([
    ["UNISWAP", "uniswap"],
    ["ｕｎｉｓｗａｐ", "uniswap"],
    ["Préstamos", "prestamos"],
    ["Cầu nối", "cau noi"],
    ["Đồng", "dong"],
    ["ёжик", "ежик"],
    ["跨鏈橋", "跨链桥"],
    ["ｶﾞ", "ガ"],
    ["①inch", "1inch"],
    ["⚔️", "⚔"],
  ])("%s is found as %s", (typed, folded) => {
    expect(foldSearch(typed)).toBe(folded);
  });

  it("keep the vowels of Thai and Devanagari", () => {
    expect(foldSearch("บริดจ์")).toBe("บริดจ์".normalize("NFKD").normalize("NFC"));
    expect(foldSearch("उधार")).not.toBe(foldSearch("उधर"));
  });

  it("have one nasal sign in Hindi", () => {
    expect(foldSearch("कमाएँ")).toBe(foldSearch("कमाएं"));
  });

  it("do not split Hangul and Kana into parts", () => {
    expect(foldSearch("브리지")).toBe("브리지");
    expect(foldSearch("ブリッジ")).toBe("ブリッジ");
  });
});
