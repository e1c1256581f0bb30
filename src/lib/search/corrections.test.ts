/** What is meant where the typed text names nothing: the ways of README.md, each over documents made up for it. */
import { describe, expect, it } from "vitest";
import { correctionsOver, group, OTHERS, searchOver, type GivenDocument } from "#tests/search/text-index.ts";

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

  it("are no word that only texts have, and no beginning of one", () => {
    const correct = correctionsOver([{ name: "Zeta", texts: ["curve", "uniswapped"] }]);
    expect(correct("сгкму")).toEqual([]);
    expect(correct("гтшыцфз")).toEqual([]);
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

  it("a nickname sounds, too", () => {
    expect(found([{ name: "Zeta", aliases: ["Morpheus"] }], "морфеус")).toEqual(["Zeta"]);
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

describe("a word with an end that many names have", () => {
  const ends: GivenDocument[] = ["Alpha", "Beta", "Gamma"].map((name) => ({ name, words: ["swap"] }));

  it("has two mistakes only if five letters are left without it", () => {
    expect(found(["Sunswap", ...ends], "sudoswap")).toEqual([]);
    expect(found(["Pancakeswap", ...ends], "pankeswap")).toEqual(["Pancakeswap"]);
    expect(found(["Sunswap", ...ends], "sunswop")).toEqual(["Sunswap"]);
  });

  it("does not sound like a name by what is left", () => {
    expect(found(["Mayanswap", ...ends], "minswap")).toEqual([]);
    expect(found(["Mayanswap", ...OTHERS], "minswap")).toEqual(["Mayanswap"]);
  });

  it("is a whole where only two documents have that end", () => {
    expect(found(["Sunswap", ...ends.slice(1)], "sudoswap")).toEqual(["Sunswap"]);
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

  it("which they do if all of them have it", () => {
    const groups = [group("polygon", [0]), group("games", [1])];
    const { find, search } = searchOver([{ name: "Uniswap" }, "Zeta", ...OTHERS], groups);
    expect(find("please open unsiwap on polygon")[0]).toBe("Uniswap");
    expect(search("open unsiwap polygon games").corrections).toEqual([]);
    expect(find("open unsiwap games")).toContain("Uniswap");
  });

  it("a word that only texts have may be a name with a mistake", () => {
    const given: GivenDocument[] = [{ name: "Zeta", texts: ["an uniswop of old"] }, "Uniswap", ...OTHERS];
    expect(searchOver(given).find("uniswop")).toContain("Uniswap");
    expect(searchOver([...given, "Uniswop"]).find("uniswop")).not.toContain("Uniswap");
  });

  it("a part of a token that is a name leaves the whole token to other keyboards", () => {
    const { find } = searchOver(["Биржа", { name: "Zeta", codes: ["BH"] }, ...OTHERS]);
    expect(find(",bh;f")).toContain("Биржа");
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

describe("how far a correction is trusted", () => {
  it("two mistakes less than one, and only the fewest count", () => {
    const correct = correctionsOver(["Pancakeswap", "Pancakeswop"]);
    expect(correct("pancakeswpa")).toEqual([["pancakeswap", 0.75]]);
    expect(correct("pnacakeswpa")).toEqual([["pancakeswap", 0.6]]);
  });

  it("a group's name less than a document's", () => {
    const correct = correctionsOver(["Lendora"], [group("lending", [0])]);
    expect(correct("lendign")).toEqual([["group lending", 0.7]]);
    expect(correctionsOver(["Lendings"], [group("lending", [0])])("lendign")).toEqual([
      ["group lending", 0.7],
    ]);
  });

  it("the same keys most of all", () => {
    expect(correctionsOver(["Curve"])("сгкму")).toEqual([["curve", 0.9]]);
    expect(correctionsOver(["Curveball"])("сгкму")).toEqual([["curveball", 0.7]]);
    expect(correctionsOver(["Uniswap"])("гтшыфцз")[0]?.[1]).toBeCloseTo(0.75 * 0.75);
  });
});

describe("groups with a mistake", () => {
  it("are meant by a slip of the finger, which leaves the first letter of a short word", () => {
    const correct = correctionsOver([], [group("games", [0])]);
    expect(correct("gaems")).toEqual([["group games", 0.7]]);
    expect(correct("names")).toEqual([]);
    expect(correct("gapes")).toEqual([]);
  });

  it("in other scripts need five signs", () => {
    expect(correctionsOver([], [group("игра", [0])])("иrра")).toEqual([]);
    expect(correctionsOver([], [group("кошелек", [0])])("кошлек")).toEqual([["group кошелек", 0.7]]);
    expect(correctionsOver([], [group("игра", [0])])("иргa")).toEqual([]);
  });
});

it("a beginning that more than forty names have says nothing", () => {
  const names = (count: number): string[] =>
    Array.from(
      { length: count },
      (_, at) => `Curve${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
    );
  expect(correctionsOver(names(40))("сгкму")).toHaveLength(40);
  expect(correctionsOver(names(41))("сгкму")).toEqual([]);
});

it("a short word that begins with another letter is no group", () => {
  const correct = correctionsOver([], [group("iswap", [0])]);
  expect(correct("biswap")).toEqual([]);
  expect(correct("iswaap").map(([name]) => name)).toEqual(["group iswap"]);
});

describe("a short name in Katakana or Hangul", () => {
  it("is found where every letter may stand for it", () => {
    expect(found(["Orca"], "オルカ")).toEqual(["Orca"]);
    expect(found(["Orca"], "오르카")).toEqual(["Orca"]);
    expect(found(["Volka"], "ボルカ")).toEqual(["Volka"]);
  });

  it("is none in other scripts, of fewer letters, or with another letter", () => {
    expect(found(["Orca"], "おるか")).toEqual([]);
    expect(found(["Orba"], "オルカ")).toEqual([]);
    expect(found(["Lia"], "リア")).toEqual([]);
  });
});

describe("a word with signs in it", () => {
  it("is the word that its keys give on another keyboard", () => {
    expect(found(["โซลานา", "F Kokolo"], "F:]kok")[0]).toBe("โซลานา");
    expect(found(["โซลานา", "Fa:bo"], "fa:bo")[0]).toBe("Fa:bo");
  });
});

describe("several words in one", () => {
  it("are a name with a mistake only if enough of them is no little word", () => {
    const options = { fillers: new Set(["protocol"]) };
    const find = (typed: string) =>
      searchOver(["Cow Protocol", "Carvus Protocol", ...OTHERS], [], options).find(typed);
    expect(find("hop protocol")).not.toContain("Cow Protocol");
    expect(find("karvos protocol")).toContain("Carvus Protocol");
  });
});

describe("a run whose parts are found", () => {
  const documents: GivenDocument[] = [{ name: "Zeta", texts: ["コンフラックスの橋"] }, "Frax"];

  it("is a whole name of its sound, too", () => {
    expect(found(documents, "フラックス")[0]).toBe("Frax");
    expect(found(documents, "コンフラックス")).toEqual(["Zeta"]);
  });

  it("is none by a short sound, or by the sound of an alias", () => {
    const short: GivenDocument[] = [{ name: "Zeta", texts: ["レンズの橋"] }, "Lens"];
    expect(found(short, "レンズ")).not.toContain("Lens");
    const alias: GivenDocument[] = [
      { name: "Zeta", texts: ["コンフラックスの橋"] },
      { name: "Eta", aliases: ["Frax"] },
    ];
    expect(found(alias, "フラックス")).not.toContain("Eta");
  });
});

describe("several words beside a group", () => {
  const find = (name: string) => searchOver([name, "Alpha", ...OTHERS], [group("เกม", [1])]).find("เกมปลูกผัก");

  it("are one name only of the same sound, not of a similar one", () => {
    expect(find("Kemplukpak")).toEqual(["Kemplukpak"]);
    expect(find("Kemplukpat")).toEqual(["Alpha"]);
  });
});
