/** From one place to another, in a whole search. */
import { describe, expect, it } from "vitest";
import { group, OTHERS, searchOver, type GivenDocument } from "#tests/search/text-index.ts";

describe("the way from one place to another", () => {
  const groups = [
    group("ethereum", [0, 2], { isPlace: true }),
    group("polygon", [0, 2], { isPlace: true }),
    group("bridge", [2], { isIntent: true }),
  ];
  const { find } = searchOver(["Market", "Ethereum Name", "Crossing", ...OTHERS], groups);

  it("asks for what leads there", () => {
    expect(find("ethereum to polygon")[0]).toBe("Crossing");
    expect(find("send coins to polygon")[0]).toBe("Crossing");
  });

  it("leads to no place that is a little word by chance", () => {
    const { find: ask } = searchOver(
      ["Market", "Ethereum Name", "Crossing", ...OTHERS],
      [...groups, group("for", [0, 2], { isPlace: true })],
    );
    expect(ask("ethereum to for")[0]).toBe("Market");
    expect(ask("ethereum to polygon")[0]).toBe("Crossing");
  });

  it("is none without a word of direction, or at one place", () => {
    expect(find("ethereum polygon")[0]).toBe("Market");
    expect(find("to polygon")[0]).toBe("Market");
  });
});

describe("beside the way from one place to another", () => {
  const groups = [
    group("ethereum", [0, 2, 3, 4], { isPlace: true }),
    group("polygon", [0, 2, 3, 4], { isPlace: true }),
    group("bridge", [2, 3], { isIntent: true }),
    group("lend", [4], { isIntent: true }),
  ];
  const documents: GivenDocument[] = [
    "Market",
    { name: "Dollar", codes: ["USD"] },
    "Crossing",
    "Zeta",
    "Lender",
  ];
  const { find } = searchOver([...documents, ...OTHERS], groups);

  it("what is named is taken along, unless it leads there", () => {
    expect(find("send usd to polygon")).not.toContain("Dollar");
    expect(find("send usd to polygon")[0]).toBe("Crossing");
    expect(find("zeta ethereum to polygon")[0]).toBe("Zeta");
    expect(find("market ethereum to polygon")[0]).toBe("Crossing");
  });

  it("another intent is what is asked for", () => {
    expect(find("lend ethereum to polygon")[0]).toBe("Lender");
    expect(find("bridge ethereum to polygon")[0]).toBe("Crossing");
  });

  it("words that only together mean another intent say less than to move, but more than the way alone", () => {
    const swaps = { clauses: [["change"], ["coins"]], order: 0, isForSentences: false, hints: [] };
    const asked = searchOver(
      [...documents, ...OTHERS],
      [...groups, group("swap", [4], { isIntent: true, cues: [swaps] })],
      { moves: new Set(["send"]) },
    ).find;
    expect(asked("send and change coins from ethereum to polygon")[0]).toBe("Crossing");
    expect(asked("change coins from ethereum to polygon")[0]).toBe("Lender");
    expect(asked("send and change coins on polygon")[0]).toBe("Lender");
  });
});
