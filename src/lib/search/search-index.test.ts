/** The rules of README.md, over documents that each test makes up. */
import { describe, expect, it } from "vitest";
import { group, OTHERS, searchOver, type GivenDocument } from "#tests/search/text-index.ts";

describe("the forms of a word", () => {
  // Texts are never corrected, so only the form of the word can find them.
  const find = (word: string, typed: string) =>
    searchOver([{ name: "Zeta", texts: [`Some ${word} here`] }, ...OTHERS]).find(typed);

  it.each([
    ["lend", "lending"],
    ["trade", "trading"],
    ["wallet", "wallets"],
    ["box", "boxes"],
    ["taxes", "taxes"],
    ["bridge", "bridges"],
    ["body", "bodies"],
    ["movie", "movies"],
    ["bodies", "body"],
    ["palit", "ipagpalit"],
    ["laro", "maglaro"],
    ["laro", "larong"],
    ["doacao", "doacoes"],
    ["canal", "canais"],
    ["imagem", "imagens"],
    ["luz", "luces"],
  ])("a text with %s is found by %s", (word, typed) => {
    expect(find(word, typed)).toEqual(["Zeta"]);
  });

  it.each([
    ["ga", "gas"],
    ["th", "thing"],
    ["lo", "malo"],
  ])("a text with %s is not found by %s", (word, typed) => {
    expect(find(word, typed)).toEqual([]);
  });

  it.each([
    ["wallet", "wallets", "walletly"],
    ["church", "churches", "churchgoer"],
  ])("of %s, %s beats what only begins with it", (typed, form, longer) => {
    const { find: found } = searchOver([
      { name: "Longer", texts: [longer] },
      { name: "Form", texts: [form] },
      ...OTHERS,
    ]);
    expect(found(typed)).toEqual(["Form", "Longer"]);
  });

  it("the word itself beats its other forms", () => {
    const { find: found } = searchOver([
      { name: "Other", aliases: ["Wallets Inc"] },
      { name: "Itself", aliases: ["Wallet Inc"] },
      ...OTHERS,
    ]);
    expect(found("wallet")).toEqual(["Itself", "Other"]);
  });
});

describe("beginnings", () => {
  it("of a name beat those of a word of it, and both count less than the whole", () => {
    const { find } = searchOver(["Super Curveball", "Curveballs", "Curve", ...OTHERS]);
    expect(find("curve")).toEqual(["Curve", "Curveballs", "Super Curveball"]);
  });

  it("of one or two letters are not looked for in texts", () => {
    const { find } = searchOver([{ name: "Zeta", texts: ["curve"] }, "Curio", ...OTHERS]);
    expect(find("cu")).toEqual(["Curio"]);
    expect(find("cur")).toEqual(["Curio", "Zeta"]);
  });

  it("of a name of several words may be typed word by word", () => {
    const { find } = searchOver(["Gate Rocket", "Rocket Pool Gate", "Rocket Poolside", ...OTHERS]);
    expect(find("rocket pool")[0]).toBe("Rocket Pool Gate");
    expect(find("rocket pools")[0]).toBe("Rocket Poolside");
  });
});

describe("scripts without spaces", () => {
  it("a document needs three of five pairs of signs, and more of them are better", () => {
    const { find } = searchOver(["甲乙丙丁庚", "甲乙丙丁戊己", "甲乙丙", ...OTHERS]);
    expect(find("甲乙丙丁戊己")).toEqual(["甲乙丙丁戊己", "甲乙丙丁庚"]);
  });

  it("a part of a group's name finds its documents", () => {
    const { find } = searchOver(["Alpha", "Beta", ...OTHERS], [group("去中心化交易所", [1])]);
    expect(find("交易所")).toEqual(["Beta"]);
    expect(find("去中心化交易所")).toEqual(["Beta"]);
  });
});

describe("groups", () => {
  it("a group's name beats the beginning of a document's name, but not the name itself", () => {
    const { find } = searchOver(["Lendora", "Member", "Lend", ...OTHERS], [group("lend", [1])]);
    expect(find("lend")).toEqual(["Lend", "Member", "Lendora"]);
  });

  it("of two groups with one name, the more precise comes first", () => {
    const groups = [group("game", [0]), group("game", [1], { precision: 2 })];
    expect(searchOver(["Broad", "Narrow", ...OTHERS], groups).find("game")).toEqual(["Narrow", "Broad"]);
  });

  it("is found by another form of its name, and by the beginning of the last word", () => {
    const { find } = searchOver(["Alpha", "Beta", ...OTHERS], [group("wallets", [1])]);
    for (const typed of ["wallets", "wallet", "wal"]) expect(find(typed)).toEqual(["Beta"]);
    expect(find("wa")).toEqual([]);
  });

  it("the beginning of its name needs six letters if a word follows", () => {
    const documents = ["Alpha", "Beta", ...OTHERS];
    const { find } = searchOver(documents, [group("exchanges", [1])]);
    expect(find("exchan alpha")).toEqual(["Alpha", "Beta"]);
    expect(find("excha alpha")).toEqual(["Alpha"]);
  });

  it("little words are no beginning of one", () => {
    const { find } = searchOver(["Alpha", "Beta", ...OTHERS], [group("forecast", [1])]);
    expect(find("alpha for")).toEqual(["Alpha"]);
  });

  it("a name of several words counts as one: a document with the words alone comes later", () => {
    const groups = [group("real world assets", [1])];
    const { find } = searchOver(["Real World", "Member", ...OTHERS], groups);
    expect(find("real world assets")[0]).toBe("Member");
  });

  it("a misspelt name is one too, and counts less than a document of that name", () => {
    const { find, search } = searchOver(["Exchange", "Member", ...OTHERS], [group("lending", [1])]);
    expect(find("lendign")).toEqual(["Member"]);
    expect(search("lendign").corrections).toEqual([{ typed: "lendign", meant: "lending" }]);
  });
});

describe("what is reported beside the documents", () => {
  it("the words that matched, to mark them, without little words", () => {
    const { search } = searchOver(["Magic Eden", ...OTHERS]);
    expect(search("the magic eden").terms.toSorted()).toEqual(["eden", "magic", "magiceden"]);
    expect(search("magics").terms.toSorted()).toEqual(["magic", "magics"]);
  });

  it("what a mistyped word was taken for", () => {
    const { search } = searchOver(["Uniswap", ...OTHERS]);
    expect(search("unsiwap")).toMatchObject({
      places: [0],
      corrections: [{ typed: "unsiwap", meant: "uniswap" }],
      terms: ["unsiwap", "uniswap"],
    });
    expect(search("uniswap").corrections).toEqual([]);
  });

  it("a name that only sounds like the word is not shown as its key", () => {
    const { search } = searchOver(["Polygon", ...OTHERS]);
    const { places, corrections, terms } = search("полигон");
    expect(places).toEqual([0]);
    expect(corrections).toHaveLength(1);
    expect(terms.every((term) => /^[a-zа-я]+$/.test(term))).toBe(true);
  });

  it("all documents that match, and how many there are", () => {
    const { search } = searchOver(["Swap A", "Swap B", "Pool", "Swap C", ...OTHERS]);
    expect(search("swap")).toMatchObject({ total: 3, places: [0, 1, 3], all: null });
    expect(search("")).toMatchObject({ total: 0, places: [], corrections: [], terms: [], all: null });
    expect(search(" ... ").total).toBe(0);
  });
});

describe("a name in the query", () => {
  it("beats documents that have more of the other words", () => {
    const { find } = searchOver([
      { name: "Alpha", texts: ["great new exchange for everybody"] },
      { name: "Beta", texts: [] },
      ...OTHERS,
    ]);
    expect(find("beta great exchange")[0]).toBe("Beta");
  });

  it("of several words beats those of each word", () => {
    const { find } = searchOver(["Magic", "Eden", "Magic Eden", ...OTHERS]);
    expect(find("magic eden")[0]).toBe("Magic Eden");
    expect(find("magic eden base")[0]).toBe("Magic Eden");
  });

  it("may be a code with the word for codes, which beats a name of that word", () => {
    const { find } = searchOver(["Uni Shop", { name: "Zeta", codes: ["UNI"] }, ...OTHERS]);
    expect(find("uni token")[0]).toBe("Zeta");
    expect(find("unitoken")[0]).toBe("Zeta");
  });

  it("that is a little word counts only alone", () => {
    const { find } = searchOver([{ name: "Zeta", codes: ["THE"] }, "Alpha", ...OTHERS]);
    expect(find("the")).toEqual(["Zeta"]);
    expect(find("the alpha")).toEqual(["Alpha"]);
  });

  it("of many words is found up to ten", () => {
    const ten = "One two three four five six seven eight nine ten";
    const { find } = searchOver([`${ten} Eleven`, ten, ...OTHERS]);
    expect(find(ten)[0]).toBe(ten);
  });

  it("of one letter is none beside other words", () => {
    const { find } = searchOver([{ name: "Zeta", codes: ["X"] }, "Alpha", ...OTHERS]);
    expect(find("x")).toEqual(["Zeta"]);
    expect(find("x alpha")).toEqual(["Alpha"]);
    expect(find("x token")).toEqual(["Zeta"]);
  });

  it("of one letter beats its beginnings, alone or as a code", () => {
    const { find } = searchOver(["Xa", { name: "Zeta", codes: ["X"] }, ...OTHERS]);
    expect(find("x")[0]).toBe("Zeta");
    expect(find("x token")[0]).toBe("Zeta");
    expect(searchOver(["Them", { name: "Zeta", codes: ["THE"] }, ...OTHERS]).find("the token")[0]).toBe(
      "Zeta",
    );
  });

  it("that is a form of a little word is one only if a document has it for a name", () => {
    const options = { fillers: new Set(["platform"]), fillerStems: new Set(["platform"]) };
    const texts = { name: "Zeta", texts: ["of all platforms"] };
    expect(searchOver([texts, "Alpha", ...OTHERS], [], options).find("alpha platforms")).toEqual(["Alpha"]);
    expect(
      searchOver([texts, "Alpha", "Platforms", ...OTHERS], [], options).find("alpha platforms"),
    ).toContain("Platforms");
  });

  it("that is heard in a run of another script keeps it whole, from six sounds", () => {
    const kept = searchOver(["Pancakeswap", { name: "Zeta", codes: ["スワップ"] }, ...OTHERS]);
    expect(kept.find("パンケーキスワップ")[0]).toBe("Pancakeswap");
    const cut = searchOver(["Kaswap", { name: "Zeta", codes: ["スワップ"] }, ...OTHERS]);
    expect(cut.find("カスワップ")[0]).toBe("Zeta");
  });

  it("may contain little words", () => {
    const { find } = searchOver(["Call", "Call of the Sea", ...OTHERS]);
    expect(find("call of the sea")[0]).toBe("Call of the Sea");
  });

  it("may be the beginning of a longer one", () => {
    const { find } = searchOver(["Rocket", "Sea Rocket Pools", "Rocket Pool Gate", ...OTHERS]);
    expect(find("rocket poo")[0]).toBe("Rocket Pool Gate");
  });

  it("of a group beside other words means the group, whichever documents have it for a code", () => {
    const documents: GivenDocument[] = [{ name: "Coin", codes: ["SONIC"] }, "Member", ...OTHERS];
    const { find } = searchOver(documents, [group("sonic", [1])]);
    expect(find("sonic")[0]).toBe("Coin");
    expect(find("member sonic")[0]).toBe("Member");
  });

  it("is found in two words that were typed apart, and with a mistake in them", () => {
    const { find } = searchOver(["Aerodrome", "Magic Eden", ...OTHERS]);
    expect(find("aero drome")).toEqual(["Aerodrome"]);
    expect(find("magik eden")).toEqual(["Magic Eden"]);
    expect(find("magi ceden")).toEqual(["Magic Eden"]);
  });
});

describe("pictures", () => {
  it("find what their words name", () => {
    const { find } = searchOver(["Penguin", "Alpha", ...OTHERS]);
    expect(find("🐧")).toEqual(["Penguin"]);
    expect(find("alpha 🐧")[0]).toBe("Alpha");
  });

  it("find a group of that name", () => {
    const { find } = searchOver(["Alpha", "Beta", ...OTHERS], [group("penguin", [1])]);
    expect(find("🐧")).toEqual(["Beta"]);
  });

  it("are another word for each that they may mean, and decorate names that they do not", () => {
    const pictures = new Map([["🦄", ["unicorn", "horse"]]]);
    const { find } = searchOver(["Horse", "Unicorn", ...OTHERS], [], { pictures });
    expect(find("🦄")).toEqual(["Horse", "Unicorn"]);
    expect(find("horse 🦄")[0]).toBe("Horse");
    expect(find("🐙")).toEqual([]);
  });
});

describe("words that may be slips of names", () => {
  const meant = (documents: readonly GivenDocument[], typed: string) =>
    searchOver([...documents, ...OTHERS])
      .search(typed)
      .corrections.map((one) => one.meant);

  it("are taken for them, also beside one word that names nothing", () => {
    expect(meant(["Lantern"], "lanten")).toEqual(["lantern"]);
    expect(meant(["Lantern"], "lanten zzzz")).toEqual(["lantern"]);
  });

  it("are not if a third word names nothing, unless they are long", () => {
    expect(meant(["Lantern"], "lanten zzzz qqqq")).toEqual([]);
    expect(meant(["Lanternfish"], "lanternfih zzzz qqqq")).toEqual(["lanternfish"]);
  });

  it("are not if three words are near to names of different documents", () => {
    expect(meant(["Lantern", "Candles"], "lanten candls")).toEqual(["lantern", "candles"]);
    expect(meant(["Lantern", "Candles", "Alpha"], "alpha lanten candls")).toEqual([]);
    expect(meant(["Lantern Candles", "Alpha"], "alpha lanten candls")).toEqual(["lantern", "candles"]);
  });

  it("are no names for the words beside them: a little word stays one", () => {
    expect(meant(["Lantern", "Thee"], "the lanten")).toEqual(["lantern"]);
    expect(meant(["Lantern", "Oficial"], "official lanten")).toEqual(["lantern"]);
  });
});

describe("a little word", () => {
  it("begins no name where others follow it", () => {
    const { find } = searchOver(["Zeta One", "Dexter Zeta", ...OTHERS], [], { fillers: new Set(["de"]) });
    expect(find("de zeta")).toEqual(["Zeta One", "Dexter Zeta"]);
  });
});

describe("a group in another form", () => {
  it("is meant beside one that is called so only if it is more precise", () => {
    const precise = [group("scanners", [1]), group("scanner", [2], { precision: 2 })];
    const { find } = searchOver(["Alpha", "Category", "Kind", ...OTHERS], precise);
    expect(find("scanners")).toEqual(["Kind", "Category"]);
    const alike = [group("scanners", [1]), group("scanner", [2])];
    expect(searchOver(["Alpha", "Category", "Kind", ...OTHERS], alike).find("scanners")).not.toContain(
      "Kind",
    );
  });
});

describe("what is said every day", () => {
  it("finds no text and no beginning, if it is little words alone", () => {
    const { find } = searchOver([{ name: "Nouns", texts: ["the official home"] }, "The Graph", "Thegraph"]);
    expect(find("official")).toEqual([]);
    expect(find("of")).toEqual([]);
    expect(find("the")).toEqual(["The Graph"]);
  });

  it("begins nothing where a Vietnamese syllable has its marks", () => {
    const { find } = searchOver(["Tocsin"]);
    expect(find("toc")).toEqual(["Tocsin"]);
    expect(find("tộc")).toEqual([]);
  });

  it("begins nothing where a short word of another script has a space behind it", () => {
    const { find } = searchOver([{ name: "Kitties", aliases: ["игра про котиков"] }, ...OTHERS]);
    expect(find("кот")).toEqual(["Kitties"]);
    expect(find("почему кот не ест")).toEqual([]);
  });

  it("sounds like a short name by chance, if a strange word stands beside it", () => {
    const { find } = searchOver(["Morpho", "Hyperliquid", ...OTHERS]);
    expect(find("морфо")).toEqual(["Morpho"]);
    expect(find("морфо щука")).toEqual([]);
    expect(find("гиперликвид щука")).toEqual(["Hyperliquid"]);
  });
});

it("a name with a mistake is found with words right behind it that have no space before them", () => {
  const { find } = searchOver(["Uniswap", ...OTHERS], [], { fillers: new Set(["官网"]) });
  expect(find("uniswp官网")).toEqual(["Uniswap"]);
});
