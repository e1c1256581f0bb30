/** What is meant where the typed text names nothing: the ways of README.md, each over documents made up for it. */
import { describe, expect, it } from "vitest";
import { group, OTHERS, searchOver, type GivenDocument } from "#tests/search/text-index.ts";

/** The names that a query finds among these and others. */
const found = (given: readonly GivenDocument[], typed: string): readonly string[] =>
  searchOver([...given, ...OTHERS]).find(typed);
const meant = (given: readonly GivenDocument[], typed: string) =>
  searchOver([...given, ...OTHERS]).search(typed).corrections;

describe("the same keys on another keyboard", () => {
  it("are a name, in both directions", () => {
    expect(found(["Curve"], "сгкму")).toEqual(["Curve"]);
    expect(found(["Яндекс"], "zyltrc")).toEqual(["Яндекс"]);
    expect(meant(["Curve"], "сгкму")).toEqual([{ typed: "сгкму", meant: "curve" }]);
  });

  it("are a group's name, which counts less than a document's", () => {
    const groups = [group("lend", [0])];
    expect(searchOver(["Alpha", ...OTHERS], groups).find("дутв")).toEqual(["Alpha"]);
    expect(searchOver(["Alpha", "Lend", ...OTHERS], groups).find("дутв")).toEqual(["Lend", "Alpha"]);
  });

  it("are what was typed: a group of the name that a document has is found too", () => {
    const { find } = searchOver(["Alpha", { name: "Coin", codes: ["NFT"] }, ...OTHERS], [group("nft", [0])]);
    expect(find("nft").toSorted()).toEqual(["Alpha", "Coin"]);
    expect(find("тае").toSorted()).toEqual(["Alpha", "Coin"]);
  });

  it("may be the beginning of a whole name from four signs, and a name with a mistake from six", () => {
    expect(found(["Curveball"], "сгкму")).toEqual(["Curveball"]);
    expect(found(["Curveball"], "сгк")).toEqual([]);
    expect(found(["Uniswap"], "гтшыцфз")).toEqual(["Uniswap"]);
    expect(found(["Uniswap"], "гтшыфцз")).toEqual(["Uniswap"]);
    expect(found(["Curve"], "сгмку")).toEqual([]);
  });

  it("of two signs are none", () => {
    expect(found(["Ab"], "фи")).toEqual([]);
    expect(found(["Abc"], "фис")).toEqual(["Abc"]);
  });

  it("are looked for in each word, also beside a whole name", () => {
    expect(found(["Curve", "Beta"], "beta сгкму").toSorted()).toEqual(["Beta", "Curve"]);
  });
});

describe("a code with its word in one", () => {
  it("is the code, from three letters", () => {
    const codes = [{ name: "Zeta", codes: ["APE", "XY"] }];
    expect(found(codes, "apetoken")).toEqual(["Zeta"]);
    expect(found(codes, "xytoken")).toEqual([]);
    expect(found([{ name: "Ape" }], "apetoken")).toEqual([]);
  });
});

describe("other letters for the same sound", () => {
  it.each([
    ["Morpho", "morfo"],
    ["Farcaster", "pharcaster"],
    ["Curve", "kurve"],
    ["Kraken", "craken"],
    ["Sync Bay", "sinkbay"],
  ])("%s is found by %s", (name, typed) => {
    expect(found([name], typed)).toEqual([name]);
  });

  it("need five letters: shorter words are others", () => {
    expect(found(["Fab"], "phab")).toEqual([]);
    expect(found(["Kite"], "cite")).toEqual([]);
  });
});

describe("another script", () => {
  it.each([
    ["Curve", "курве"],
    ["Polygon", "полигон"],
    ["Uniswap", "ユニスワップ"],
    ["Balancer", "발란서"],
  ])("%s is found by %s", (name, typed) => {
    expect(found([name], typed)).toEqual([name]);
  });

  it("a name of the word's own script with one mistake comes before one that sounds alike", () => {
    expect(found(["Полигон", "Poligo"], "полигоп")).toEqual(["Полигон"]);
  });
});

describe("typing mistakes", () => {
  it.each([
    ["lost", "unswap"],
    ["doubled", "uniswwap"],
    ["swapped", "unsiwap"],
    ["another", "unixwap"],
  ])("a letter that is %s", (_, typed) => {
    expect(found(["Uniswap"], typed)).toEqual(["Uniswap"]);
  });

  it("two of them need eight letters", () => {
    expect(found(["Pancakeswap"], "pnacakeswpa")).toEqual(["Pancakeswap"]);
    expect(found(["Uniswap"], "nuiswpa")).toEqual([]);
  });

  it("the name with the fewest is meant, not each that is near", () => {
    expect(found(["Lighters", "Lightest"], "lightrs")).toEqual(["Lighters"]);
    expect(found(["Pancakeswap", "Pancakeswamp"], "pancakeswa")).not.toContain("Nobody0");
  });

  it("of a word of four letters need a whole name, of five a word of one, and of six any term", () => {
    expect(found(["Gate"], "gaet")).toEqual(["Gate"]);
    expect(found(["Gate Keeper"], "gaet")).toEqual([]);
    expect(found(["Curve Pool"], "cruve")).toEqual(["Curve Pool"]);
    expect(found(["Ab"], "abb")).toEqual([]);
  });

  it("of a short word are slips of the finger: a wrong letter makes another word", () => {
    expect(found(["Port"], "porn")).toEqual([]);
    expect(found(["Chain"], "chair")).toEqual([]);
    expect(found(["Chain"], "chaun")).toEqual(["Chain"]);
    expect(found(["Gate"], "gatte")).toEqual(["Gate"]);
  });

  it("of a short word leave its first letter", () => {
    expect(found(["Usdf"], "asdf")).toEqual([]);
    expect(found(["Gates"], "hates")).toEqual([]);
    expect(found(["Uniswap"], "yniswap")).toEqual(["Uniswap"]);
  });

  it("in a name of several words leave the words that are right", () => {
    expect(found(["Magic Eden", "Magic Square"], "magic edne")[0]).toBe("Magic Eden");
  });

  it("of the beginning of a name need six letters and the same first one", () => {
    expect(found(["Pancakeswap"], "pancke")).toEqual(["Pancakeswap"]);
    expect(found(["Pancakeswap"], "pncak")).toEqual([]);
    expect(found(["Corestakers"], "scores")).toEqual([]);
  });
});

describe("several words that are one name", () => {
  const given = ["Magic Eden", "Aerodrome", ...OTHERS];
  const { find, search } = searchOver(given);

  it("typed apart, up to three of them, from four letters", () => {
    expect(find("aero drome")).toEqual(["Aerodrome"]);
    expect(find("ae ro drome")).toEqual(["Aerodrome"]);
    expect(found(["Ab C"], "a bd")).toEqual([]);
  });

  it("with the space elsewhere, and with a mistake", () => {
    expect(find("magi ceden")).toEqual(["Magic Eden"]);
    expect(find("magi cedem")).toEqual(["Magic Eden"]);
    expect(search("magi cedem").corrections).toEqual([{ typed: "magicedem", meant: "magiceden" }]);
  });

  it("are no other name where they are one already", () => {
    expect(searchOver(["Magic Eden", "Magic Edens", ...OTHERS]).search("magic eden").corrections).toEqual([]);
  });

  it("are none where each of them says something", () => {
    const groups = [group("pool", [0], { isPlace: true }), group("lend", [0], { isIntent: true })];
    const { search: ask } = searchOver(["Alpha", "Poolend", ...OTHERS], groups);
    expect(ask("pool lend").corrections).toEqual([]);
  });

  it("of more than six words are a sentence", () => {
    const { find: ask } = searchOver(["Xabcdefghijklm", ...OTHERS]);
    expect(ask("ya bc de fg hi jklm")).toEqual(["Xabcdefghijklm"]);
    expect(ask("ya bc de fg hi jk lm")).toEqual([]);
  });
});

describe("beside other words", () => {
  it("in a sentence a word with a mistake is a name only if the whole names beside it find it, too", () => {
    const given: GivenDocument[] = [{ name: "Uniswap", texts: ["works on polygon"] }, "Zeta", ...OTHERS];
    const { find } = searchOver(given);
    expect(find("please open unsiwap now zeta")).toEqual(["Zeta"]);
    expect(find("unsiwap")).toEqual(["Uniswap"]);
  });

  it("a word that only sounds like a name is one only where the whole names find it, too", () => {
    const groups = [group("polygon", [0])];
    const { find } = searchOver(["Morpheus", "Zeta", ...OTHERS], groups);
    expect(find("морфеус polygon")[0]).toBe("Morpheus");
    expect(find("морфеус zeta")).toEqual(["Zeta"]);
  });

  it("little words and names are not corrected", () => {
    const { search } = searchOver(["Thee", "Alpha", "Alphas", ...OTHERS]);
    expect(search("the alpha").corrections).toEqual([]);
  });
});
