import { describe, expect, it } from "vitest";
import { correctionsOver } from "#tests/search/text-index.ts";

describe("a sound", () => {
  it("of another script is a name's", () => {
    expect(correctionsOver(["Morpheus"])("морфеус")).toEqual([["sound maps", 0.7]]);
  });

  it("of another script may be near a name's from six signs, with the same beginning", () => {
    expect(correctionsOver(["Metamask"])("метамасг")).toEqual([["sound matamask", 0.5]]);
    expect(correctionsOver(["Metamask"])("бетамаск")).toEqual([]);
    expect(correctionsOver(["Pancakeswap"])("панкейксвам")).toEqual([
      ["sound pankakasbap", 0.5],
      ["sound pankaksbap", 0.5],
    ]);
    expect(correctionsOver(["Thorchain"])("торчейм")).toEqual([]);
    expect(correctionsOver(["Metamask", "Metamaskas"])("метамасг")).toEqual([["sound matamask", 0.5]]);
  });

  it("is none where only the key is the same: vowels and letters are compared, too", () => {
    expect(correctionsOver(["Ethena"])("озон")).toEqual([]);
    expect(correctionsOver(["DeBank"])("диван")).toEqual([]);
    expect(correctionsOver(["Meteora"])("матери")).toEqual([]);
  });

  it("of several names is the nearest one's", () => {
    expect(correctionsOver(["Payfi", "Puffer Money"])("퍼퍼")).toEqual([["sound pap", 0.7]]);
  });

  it("of another script may begin a name's from five signs", () => {
    expect(correctionsOver(["Pancakeswap"])("панкейк")).toEqual([
      ["sound pankakasbap", 0.5],
      ["sound pankaksbap", 0.5],
    ]);
    expect(correctionsOver(["Pancakeswap"])("панк")).toEqual([]);
  });

  it("of a Latin word is a name's only if it is spelt alike", () => {
    expect(correctionsOver(["Polis"])("paris")).toEqual([]);
    expect(correctionsOver(["Cassie"])("kassee")).toEqual([["cassie", 0.6]]);
    expect(correctionsOver(["Cassie"])("lassee")).toEqual([]);
    expect(correctionsOver(["Casey"])("kasee")).toEqual([]);
  });

  it("of Chinese words is no name's, because many sound alike", () => {
    expect(correctionsOver(["Shishi"])("事实")).toEqual([["shishi", 0.85]]);
    expect(correctionsOver(["Sushi"])("叔時")).toEqual([]);
  });

  it("counts only for what fits the whole names beside it, and for a Latin word of a sentence only if there are such", () => {
    const [kassee, morpheus] = [correctionsOver(["Cassie"]), correctionsOver(["Morpheus"])];
    expect(morpheus("морфеус", { fits: () => false })).toEqual([]);
    expect(kassee("kassee", { fits: () => false })).toEqual([]);
    expect(kassee("kassee", { isSentence: true })).toEqual([]);
    expect(kassee("kassee", { isJoined: true, isVouched: true })).toEqual([]);
    expect(kassee("kassee", { isSentence: true, isVouched: true })).toHaveLength(1);
    expect(morpheus("морфеус", { isSentence: true })).toHaveLength(1);
  });

  it("of one Thai letter is ch or sh", () => {
    expect(correctionsOver(["Sushi"])("ซูชิ").map(([name]) => name)).toHaveLength(1);
  });
});
