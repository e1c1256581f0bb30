import { describe, expect, it } from "vitest";
import type { FullText } from "#features/catalogue/model.ts";
import { dapp, searchOver as searchAmong } from "#tests/search/small-index.ts";
import { searchTextOf, type SearchTextSource } from "./search-text.ts";

const everywhere = (title: string): FullText => ({
  en: title,
  zh: title,
  "zh-tw": title,
  ko: title,
  ja: title,
  ru: title,
  es: title,
  pt: title,
  hi: title,
  fil: title,
  vi: title,
  th: title,
});

const GROUPS = {
  networks: [
    { key: "eth", title: "Ethereum", symbol: "ETH", formerNames: [], aliases: ["以太坊"] },
    { key: "trx", title: "TRON", symbol: "TRX", formerNames: [], aliases: ["波场"] },
  ],
  categories: [
    { id: 1, key: "DEX", title: everywhere("Exchanges"), aliases: ["биржа"] },
    { id: 2, key: "lending", title: { ...everywhere("Lending"), vi: "Cho vay", zh: "借贷" }, aliases: [] },
  ],
  kinds: [
    { key: "multisig" as const, names: ["Shared wallet", "multisig", "多签"] },
    { key: "bridge" as const, names: ["bridge", "мост", "取引所"] },
    { key: "game" as const, names: ["game", "laro", "игры", "ゲーム"] },
    { key: "prediction" as const, names: ["Mercado de predicciones", "Рынок предсказаний"] },
    { key: "services" as const, names: ["services", "サービス"], littleNames: ["services", "サービス"] },
  ],
};

const searchOver = (...dapps: Parameters<typeof searchAmong>[1]) => searchAmong(GROUPS, dapps);

describe("the order of results", () => {
  it("is name, other names, category or network, description", async () => {
    const { find } = await searchOver(
      dapp("Zeta", { desc: { en: "Made for lending." } }),
      dapp("Yota", { categoryIds: [2] }),
      dapp("Xena", { keywords: ["lending"] }),
      dapp("Lending"),
    );
    expect(find("lending")).toEqual(["Lending", "Xena", "Yota", "Zeta"]);
  });

  it("puts the whole name before a prefix, and that before a word of it", async () => {
    const { find } = await searchOver(dapp("Super Curve"), dapp("Curveball"), dapp("Curve"));
    expect(find("curve")).toEqual(["Curve", "Curveball", "Super Curve"]);
  });

  it("is by popularity for equal matches", async () => {
    const { find } = await searchOver(dapp("Swap B"), dapp("Swap A"), dapp("Swap C"));
    expect(find("swap")).toEqual(["Swap B", "Swap A", "Swap C"]);
  });

  it("can be read in pages", async () => {
    const { find } = await searchOver(...Array.from({ length: 25 }, (_, at) => dapp(`Swap ${at}`)));
    const all = find("swap", [], 0, 25);
    expect([...find("swap", [], 0, 10), ...find("swap", [], 10, 10), ...find("swap", [], 20, 10)]).toEqual(
      all,
    );
    expect(find("swap", [], 25, 10)).toEqual([]);
  });
});

describe("typing mistakes", () => {
  it("are tolerated in words of four letters and more", async () => {
    const { find } = await searchOver(dapp("Uniswap"), dapp("Sky"));
    for (const typed of ["uniswop", "unswap", "uniiswap", "unsiwap", "puniswap"])
      expect(find(typed)).toEqual(["Uniswap"]);
    expect(find("sly")).toEqual([]);
  });

  it("do not make another word of a short one: its first letter counts", async () => {
    const { find } = await searchOver(dapp("Falcon", { tokens: ["USDf"] }), dapp("Curve"));
    expect(find("asdf")).toEqual([]);
    for (const typed of ["sudf", "usddf"]) expect(find(typed)).toEqual(["Falcon"]);
    for (const typed of ["urve", "cruve", "ucrve", "curbe"]) expect(find(typed)).toEqual(["Curve"]);
  });

  it("in up to five letters are slips of the finger; any other letter makes another word", async () => {
    const { find } = await searchOver(dapp("Dune"), dapp("Chain Port"), dapp("Aster"));
    for (const typed of ["duke", "dumb", "duno", "porn", "chair", "after"]) expect(find(typed)).toEqual([]);
    for (const typed of ["dnue", "dunne"]) expect(find(typed)).toEqual(["Dune"]);
    for (const typed of ["asrer", "astre", "aser"]) expect(find(typed)).toEqual(["Aster"]);
  });

  it("of four letters lead to a whole name, of five to a word of one", async () => {
    const { find } = await searchOver(dapp("Magic Eden"));
    expect(find("edne")).toEqual([]);
    expect(find("magci")).toEqual(["Magic Eden"]);
    expect(find("magci eden")).toEqual(["Magic Eden"]);
  });

  it("are not searched if the name itself matches", async () => {
    const { find } = await searchOver(dapp("Aster"), dapp("Easter"));
    expect(find("aster")).toEqual(["Aster"]);
    expect(find("astre")).toEqual(["Aster"]);
  });

  it("are not searched if there are enough matches", async () => {
    const { find } = await searchOver(dapp("Swaps"), dapp("Swap One"), dapp("Swap Two"), dapp("Swat"));
    expect(find("swap")).not.toContain("Swat");
  });
});

describe("scripts without spaces", () => {
  it("match by one character and by the middle of a word", async () => {
    const { find } = await searchOver(
      dapp("龙凤桥"),
      dapp("ひみつのアプリ"),
      dapp("새벽바다"),
      dapp("สะพานทอง"),
    );
    expect(find("凤")).toEqual(["龙凤桥"]);
    expect(find("つのア")).toEqual(["ひみつのアプリ"]);
    expect(find("벽바")).toEqual(["새벽바다"]);
    expect(find("พานท")).toEqual(["สะพานทอง"]);
  });

  it("do not match if the characters are apart", async () => {
    const { find } = await searchOver(dapp("龙山凤"));
    expect(find("龙凤")).toEqual([]);
  });

  it("may contain two names in one run", async () => {
    const { find } = await searchOver(
      dapp("One", { networks: ["eth"], categoryIds: [2] }),
      dapp("Two", { networks: ["eth"], categoryIds: [1] }),
    );
    expect(find("以太坊借贷")).toEqual(["One"]);
  });
});

describe("several words", () => {
  it("must all match, in any order", async () => {
    const { find } = await searchOver(dapp("Magic Eden"), dapp("Magic"), dapp("Eden"));
    expect(find("eden magic")).toEqual(["Magic Eden"]);
  });

  it("match most of them if nothing matches all", async () => {
    const { find } = await searchOver(dapp("Uniswap"), dapp("Sky"));
    expect(find("uniswap qqqq")).toEqual(["Uniswap"]);
    expect(find("the qqqq")).toEqual([]);
  });

  it("may be one name, and one name may be several words", async () => {
    const { find } = await searchOver(
      dapp("L2BEAT"),
      dapp("Rocket Pool"),
      dapp("Bank", { categoryIds: [2] }),
    );
    expect(find("l2 beat")).toEqual(["L2BEAT"]);
    expect(find("rocketpool")).toEqual(["Rocket Pool"]);
    expect(find("cho vay")).toEqual(["Bank"]);
  });
});

describe("further search fields", () => {
  it("are host, tokens and contracts", async () => {
    const address = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";
    const { find } = await searchOver(
      dapp("Uniswap", {
        url: "https://app.uniswap.org",
        tokens: ["UNI"],
        contracts: [{ network: "eth", address, label: "token" }],
      }),
    );
    for (const typed of ["https://app.uniswap.org/swap", "www.uniswap.org", "$UNI", address.toLowerCase()]) {
      expect(find(typed)).toEqual(["Uniswap"]);
    }
  });
});

describe("filters", () => {
  it("keep only the DApps of a network and a category", async () => {
    const { find, ofNetwork, ofCategory } = await searchOver(
      dapp("Swap A", { networks: ["eth"], categoryIds: [1] }),
      dapp("Swap B", { networks: ["trx"], categoryIds: [1] }),
      dapp("Swap C", { networks: ["trx"], categoryIds: [2] }),
    );
    expect(find("swap", [ofNetwork("trx")])).toEqual(["Swap B", "Swap C"]);
    expect(find("swap", [ofNetwork("trx"), ofCategory(1)])).toEqual(["Swap B"]);
    expect(find("swap", [ofNetwork("nowhere")])).toEqual([]);
  });
});

describe("hostile queries", () => {
  it.each([
    "",
    " ",
    "\u0000",
    "'; drop table dapp; --",
    "%",
    "\\",
    "[",
    "a".repeat(10_000),
    "桥".repeat(5_000),
    "🦄".repeat(999),
    "a ".repeat(5_000),
  ])("such as %j match little or nothing", async (typed) => {
    const { index } = await searchOver(dapp("Uniswap"), dapp("A"));
    expect(index.search(typed, { start: 0, count: 10, within: [] }).total).toBeLessThanOrEqual(2);
  });
});

describe("what stands beside a whole name", () => {
  const game = dapp("Axies", { kind: "game", networks: ["eth"] });

  it("returns nothing if nobody has it", async () => {
    const { find } = await searchOver(dapp("Uniswap"), game);
    for (const typed of ["game qqqq", "zzzz qqqq игры", "games xxxx yyyy"])
      expect(find(typed)).toEqual(["Axies"]);
    expect(find("zzzz qqqq")).toEqual([]);
  });

  it("is a decoration if it is a picture, and counts once", async () => {
    const { find } = await searchOver(dapp("Rocket Pool"), game, dapp("Aave"));
    expect(find("🚀🚀🚀 aave")[0]).toBe("Aave");
    expect(find("🚀 game")[0]).toBe("Axies");
    expect(find("🇰🇷 game")).toEqual(["Axies"]);
    expect(find("🚀 pool")[0]).toBe("Rocket Pool");
  });

  it("is only taken for a name by its sound if that one is among what the whole name finds", async () => {
    const { find } = await searchOver(dapp("Zeta"), game, dapp("Raydium", { kind: "bridge" }));
    expect(find("сети")).toEqual(["Zeta"]);
    expect(find("игры в сети")).toEqual(["Axies"]);
    expect(find("рэйдиум мост")).toEqual(["Raydium"]);
  });

  it("is in a sentence not taken for another name with a typing mistake either", async () => {
    const { find } = await searchOver(dapp("Astar"), game);
    expect(find("i want to gastar a game")).toEqual(["Axies"]);
    expect(find("i want to play a game of axeis")).toEqual(["Axies"]);
    expect(find("gastar game")).toContain("Astar");
  });

  it("is a little word if it is the kind that says nothing", async () => {
    const { find } = await searchOver(dapp("Rent", { kind: "services" }), game);
    expect(find("game services")).toEqual(["Axies"]);
    expect(find("services")).toEqual(["Rent"]);
  });
});

describe("the forms of words", () => {
  it("are one name of a group, in any order and with little words between", async () => {
    const { find } = await searchOver(dapp("Bets", { kind: "prediction" }));
    for (const typed of [
      "mercados de predicción",
      "predicciones mercado",
      "рынки предсказаний",
      "рынок предсказания",
    ])
      expect(find(typed)).toEqual(["Bets"]);
    expect(find("mercados de zzzz")).toEqual([]);
  });

  it("of little words are little words", async () => {
    const { find } = await searchOver(dapp("Platform One"), dapp("Bank", { categoryIds: [2] }));
    expect(find("lending platforms")[0]).toBe("Bank");
  });

  it("may have the Filipino linker", async () => {
    const { find } = await searchOver(dapp("Axies", { kind: "game" }));
    expect(find("larong")).toEqual(["Axies"]);
  });
});

describe("a name by its sound", () => {
  it("begins with the same sound, and is not a long way off in Latin letters", async () => {
    const { find } = await searchOver(dapp("Meson"), dapp("Marblex"), dapp("Pangolin"), dapp("Camelot"));
    for (const typed of ["amazon", "roblox", "paaralan", "kumikita"]) expect(find(typed)).toEqual([]);
  });

  it("is the whole sound of a Chinese word", async () => {
    const { find } = await searchOver(dapp("Dune", { keywords: ["dune analytics"] }), dapp("Dujiaoshou"));
    expect(find("电影")).toEqual([]);
    expect(find("独角兽")).toEqual(["Dujiaoshou"]);
  });

  it("of a group may have four letters, or be the Japanese reading", async () => {
    const { find } = await searchOver(dapp("Axies", { kind: "game" }), dapp("Hop", { kind: "bridge" }));
    for (const typed of ["gemu", "geemu", "igry"]) expect(find(typed)).toEqual(["Axies"]);
    expect(find("torihikijo")).toEqual(["Hop"]);
    // A little word, although мост is written like that.
    expect(find("most zzzz")).toEqual([]);
  });
});

describe("codes and groups", () => {
  it("a code may be one word with coin or token", async () => {
    const { find } = await searchOver(dapp("The Sandbox", { tokens: ["SAND"] }), dapp("Mintscan"));
    for (const typed of ["sandcoin", "sandtoken"]) expect(find(typed)).toEqual(["The Sandbox"]);
  });

  it("what is a group and a code is the group on another keyboard too", async () => {
    const { find } = await searchOver(
      dapp("Lend Token", { tokens: ["lending"] }),
      dapp("Bank", { categoryIds: [2], networks: ["eth"] }),
    );
    expect(find("lending ethereum")[0]).toBe("Bank");
    expect(find("дутвштп уерукугь")[0]).toBe("Bank");
  });
});

describe("the way from one network to another", () => {
  const both = { networks: ["eth", "trx"] };
  const listed = [
    dapp("Tether", { ...both, tokens: ["USDT"] }),
    dapp("Swap", both),
    dapp("Hop", { ...both, kind: "bridge" }),
    dapp("Jump", { ...both, kind: "bridge" }),
  ];

  it("is a bridge, and what else is named is taken along", async () => {
    const { find } = await searchOver(...listed);
    for (const typed of [
      "usdt from ethereum to tron",
      "usdt 以太坊到波场",
      "eth to trx",
      "из eth в сеть trx",
    ])
      expect(find(typed)[0], typed).toBe("Hop");
    expect(find("jump ethereum to tron")[0]).toBe("Jump");
  });

  it("needs a word of direction between two different networks", async () => {
    const { find } = await searchOver(...listed);
    for (const typed of ["usdt ethereum tron", "usdt ethereum to eth", "usdt to tron"])
      expect(find(typed)[0], typed).toBe("Tether");
  });
});

describe("the texts of a DApp", () => {
  const ADDRESS = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";
  const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

  const source = (given: Partial<SearchTextSource> = {}): SearchTextSource => ({
    title: "Uniswap",
    url: "",
    tokens: ["UNI"],
    keywords: ["unicorn"],
    contracts: [],
    desc: { en: "Swap tokens." },
    otherNetworks: ["Ink"],
    ...given,
  });

  it("title, tokens, nicknames, further networks and texts each have their field", () => {
    expect(searchTextOf(source())).toEqual({
      name: "Uniswap",
      codes: ["UNI"],
      aliases: ["unicorn", "Ink"],
      wholes: [],
      words: [],
      texts: ["Swap tokens."],
    });
  });

  it("a host counts with each of its parents but its ending, and by its own labels", () => {
    const { wholes, words } = searchTextOf(source({ url: "https://www.app.Docs-x.uniswap.org/a?b" }));
    expect(wholes).toEqual(["app.docs-x.uniswap.org", "docs-x.uniswap.org", "uniswap.org"]);
    expect(words).toEqual(["docs-x", "uniswap"]);
  });

  it("an address counts whole, without its 0x, and by its last 4, 5, 6 and 8 characters", () => {
    const contracts = [ADDRESS, TRON].map((address) => ({ network: "eth", address, label: "" }));
    const { wholes, words } = searchTextOf(source({ contracts }));
    expect(wholes).toEqual([ADDRESS, TRON, ADDRESS.slice(2)]);
    expect(words).toEqual(["f984", "1f984", "01f984", "4201f984", "lj6t", "jlj6t", "gjlj6t", "szgjlj6t"]);
  });
});
