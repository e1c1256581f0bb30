/** What an intent or a name is done with, in a whole search. */
import { describe, expect, it } from "vitest";
import { group, OTHERS, searchOver, type GivenDocument } from "#tests/search/text-index.ts";

describe("intents", () => {
  const lends = group("lend", [1], { isIntent: true });

  it("in a sentence, codes are what it is done with", () => {
    const { find } = searchOver([{ name: "Dollar", codes: ["USDC"] }, "Lender", ...OTHERS], [lends]);
    expect(find("lend my usdc for interest")[0]).toBe("Lender");
    expect(find("usdc")[0]).toBe("Dollar");
  });

  it("in a sentence, so is money by a name of another language, but not in fewer words", () => {
    const documents: GivenDocument[] = [{ name: "Dollar", aliases: ["테더"] }, "Lender", ...OTHERS];
    const { find } = searchOver(documents, [lends], { money: new Set([0]) });
    expect(find("lend my 테더 for interest")[0]).toBe("Lender");
    expect(find("lend 테더")[0]).toBe("Dollar");
    const other = searchOver(documents, [lends]);
    expect(other.find("lend my 테더 for interest")).toContain("Dollar");
  });

  it("in fewer words only money behind the intent is", () => {
    const documents: GivenDocument[] = [
      { name: "Dollar", codes: ["USDC"] },
      "Lender",
      { name: "Uniq", codes: ["UQ"] },
    ];
    const { find } = searchOver([...documents, ...OTHERS], [lends], { money: new Set([0]) });
    expect(find("lend usdc")[0]).toBe("Lender");
    expect(find("usdc lend")[0]).toBe("Dollar");
    expect(find("lend uq")[0]).toBe("Uniq");
  });

  it("money behind a name is used there", () => {
    const documents: GivenDocument[] = [{ name: "Dollar", codes: ["USDC"] }, "Curve", ...OTHERS];
    const { find } = searchOver(documents, [], { money: new Set([0]) });
    expect(find("curve usdc")[0]).toBe("Curve");
    expect(find("usdc curve")).toContain("Dollar");
  });

  it("in a sentence, names that are everyday words say what is wanted", () => {
    const options = { everyday: new Set(["safe"]) };
    const { find } = searchOver(["Safe", "Lender", ...OTHERS], [lends], options);
    expect(find("lend something very safe please")[0]).toBe("Lender");
    expect(find("safe")).toEqual(["Safe"]);
  });

  it("a place beside an intent is where it is, not the documents that are called so", () => {
    const groups = [
      group("kaia", [0, 1, 2], { isPlace: true }),
      group("lend", [1], { isIntent: true }),
      group("loans", [0, 1, 2]),
    ];
    const documents: GivenDocument[] = [{ name: "Kaia", aliases: ["lend"] }, "Lender", "Other"];
    const { find } = searchOver([...documents, ...OTHERS], groups);
    expect(find("kaia lend")[0]).toBe("Lender");
    expect(find("kaia")[0]).toBe("Kaia");
  });
});
