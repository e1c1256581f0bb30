import { expect, it } from "vitest";
import { breakCostOf, piecesOf } from "./pieces.ts";

it("a line of a language with spaces ends at a space", () => {
  expect(piecesOf("Check a self-custody file", "en")).toEqual(["Check ", "a ", "self-custody ", "file"]);
  expect(piecesOf("멀티체인 지갑이에요", "ko")).toEqual(["멀티체인 ", "지갑이에요"]);
  expect(piecesOf("सेल्फ-कस्टडी वॉलेट", "hi")).toEqual(["सेल्फ-कस्टडी ", "वॉलेट"]);
});

it("Thai breaks between its words, although it has no spaces", () => {
  const pieces = piecesOf("กระเป๋าเงินของคุณ", "th");
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join("")).toBe("กระเป๋าเงินของคุณ");
  for (const piece of pieces) expect(piece).toMatch(/^[ก-ฮเแโใไ]/);
});

it("no Chinese line begins with closing punctuation or a particle, and none ends with opening punctuation", () => {
  const pieces = piecesOf("“包上架”都是骗局，您的（钱包）在哪里？", "zh");
  for (const piece of pieces) {
    expect(piece).not.toMatch(/^[，。？”）的]/);
    expect(piece).not.toMatch(/[“（]$/);
  }
});

it("no Japanese line begins with hiragana of the previous word, or with a small kana", () => {
  expect(piecesOf("自分だけの潮だまりから、広い海へ", "ja")).toEqual([
    "自分だけの",
    "潮だまりから、",
    "広い",
    "海へ",
  ]);
  expect(piecesOf("Walletをダウンロード", "ja")).toEqual(["Walletを", "ダウンロード"]);
});

it("a line may end between Chinese and Latin", () => {
  expect(piecesOf("签名请求DApp", "zh").at(-1)).toBe("DApp");
});

it("a line ends best at a pause, then between words, and worst within a phrase", () => {
  expect(breakCostOf("Download: ")).toBe(0);
  expect(breakCostOf("商店：")).toBe(0);
  expect(breakCostOf("word ")).toBeLessThan(breakCostOf("คำ"));
  expect(breakCostOf("คำ")).toBeLessThan(breakCostOf("网络"));
});
