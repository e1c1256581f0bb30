import { describe, expect, it } from "vitest";
import { gramsOf, gramsToFile, segmentsOf } from "./segments.ts";

const texts = (folded: string): string[] => segmentsOf(folded).map(({ kind, text }) => `${kind} ${text}`);

describe("a text", () => {
  it("is split where the script changes, with or without a space", () => {
    expect(texts("btc质押 app")).toEqual(["word btc", "run 质押", "word app"]);
    expect(texts("ソラナnft")).toEqual(["run ソラナ", "word nft"]);
  });

  it("keeps the combining marks of a word and drops punctuation", () => {
    expect(texts("भुगतान")).toEqual(["word भुगतान"]);
    expect(texts("f(x)-protocol!")).toEqual(["word f", "word x", "word protocol"]);
  });

  it("has a segment per emoji", () => {
    expect(texts("🦄 uni🥞")).toEqual(["picture 🦄", "word uni", "picture 🥞"]);
    expect(texts("%%%% ...")).toEqual([]);
  });
});

describe("a run", () => {
  it("is indexed by its characters and pairs, and searched by its pairs", () => {
    expect([...gramsToFile("跨链桥")]).toEqual(["跨", "链", "桥", "跨链", "链桥"]);
    expect(gramsOf("跨链桥")).toEqual(["跨链", "链桥"]);
    expect(gramsOf("桥")).toEqual(["桥"]);
    expect(gramsOf("哈哈哈")).toEqual(["哈哈"]);
  });

  it("of Thai matches from a vowel mark on", () => {
    const filed = gramsToFile("บิน");
    for (const gram of gramsOf("ิน")) expect(filed).toContain(gram);
  });
});
