import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";

describe("spellings that mean the same", () => {
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
    expect(fold(typed)).toBe(folded);
  });

  it("keep the vowels of Thai and Devanagari", () => {
    expect(fold("บริดจ์")).toBe("บริดจ์".normalize("NFKD").normalize("NFC"));
    expect(fold("उधार")).not.toBe(fold("उधर"));
  });

  it("do not break Hangul and Kana into parts", () => {
    expect(fold("브리지")).toBe("브리지");
    expect(fold("ブリッジ")).toBe("ブリッジ");
  });
});
