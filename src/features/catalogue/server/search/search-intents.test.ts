/** What people ask to do, and names of several words with a mistake. */
import { describe, expect, it } from "vitest";
import type { Kind } from "#features/catalogue/kinds.ts";
import type { Language } from "#i18n/languages.ts";
import { dapp, searchOver as searchAmong } from "#tests/search/small-index.ts";
import { namedKinds } from "./kind-names.ts";

const GROUPS = {
  networks: [
    { key: "eth", title: "Ethereum", symbol: "ETH", formerNames: [], aliases: ["이더리움"] },
    { key: "arb", title: "Arbitrum", symbol: "ARB", formerNames: [], aliases: ["아비트럼"] },
  ],
  categories: [],
  kinds: namedKinds(),
};

const onBoth = { networks: ["eth", "arb"] };

const searchOver = async (...dapps: Parameters<typeof searchAmong>[1]) => {
  const everywhere = dapps.map((one) => ({ ...one, ...onBoth }));
  return (await searchAmong(GROUPS, everywhere)).find;
};

describe("what people ask to do", () => {
  const listed = [
    dapp("USDC", { kind: "stablecoin", tokens: ["USDC"] }),
    dapp("Governed", { kind: "dao", tokens: ["GOV"] }),
    dapp("Perps", { kind: "perpetuals", tokens: ["PERPS"] }),
    dapp("Changer", { kind: "dex" }),
    dapp("Bank", { kind: "lending" }),
    dapp("Hop", { kind: "bridge" }),
    dapp("Card Shop", { kind: "onRamp" }),
  ];

  it.each([
    ["where do i borrow money", "Bank"],
    ["怎么借钱", "Bank"],
    ["где взять кредит", "Bank"],
    ["लोन कैसे लें", "Bank"],
    ["토큰 교환하는 방법", "Changer"],
    ["làm sao để đổi token", "Changer"],
    ["อยากแลกเหรียญ", "Changer"],
    ["send it to another chain", "Hop"],
    ["別のチェーンに送金する方法", "Hop"],
    ["comprar bitcoin con tarjeta", "Card Shop"],
  ])("%s: %s", async (typed, first) => {
    const find = await searchOver(...listed);
    expect(find(typed)[0]).toBe(first);
  });

  it("is done with money and codes, so their own listings are not what is meant", async () => {
    const find = await searchOver(...listed);
    expect(find("where to borrow with usdc")[0]).toBe("Bank");
    expect(find("how to exchange tokens of gov for usdc")[0]).toBe("Changer");
    expect(find("usdc")[0]).toBe("USDC");
    expect(find("usdc official site")[0]).toBe("USDC");
  });

  it("may be done at a listing that has its name for a code", async () => {
    const find = await searchOver(...listed);
    expect(find("how do i swap on perps")).toContain("Perps");
  });

  it("is a bridge if a word behind the second network says so, unless something else is asked for", async () => {
    const find = await searchOver(...listed);
    expect(find("이더리움을 아비트럼으로")[0]).toBe("Hop");
    expect(find("swap usdc to eth on arbitrum")[0]).toBe("Changer");
  });

  it("is not done by a listing whose name is an everyday word, unless that does it", async () => {
    const find = await searchOver(
      ...listed,
      dapp("Safe", { kind: "multisig" }),
      dapp("Vault", { kind: "storage" }),
    );
    expect(find("keep my files safe for years")[0]).toBe("Vault");
    expect(find("several signatures with my safe wallet")[0]).toBe("Safe");
    expect(find("safe")[0]).toBe("Safe");
  });

  it("is told by what is paid for, not by what it is paid with", async () => {
    const find = await searchOver(...listed, dapp("Metal", { kind: "commodities" }));
    expect(find("mua vàng bằng crypto")[0]).toBe("Metal");
    expect(find("mua crypto bằng thẻ")[0]).toBe("Card Shop");
    expect(find("仮想通貨で金を買いたい")[0]).toBe("Metal");
  });

  it("is not told by a part of a name", async () => {
    const find = await searchOver(...listed, dapp("Vouchers", { keywords: ["기프트카드"] }));
    expect(find("기프트카드 사기")[0]).toBe("Vouchers");
    expect(find("카드로 코인 사기")[0]).toBe("Card Shop");
  });

  it("is done on the network that is a part of the question", async () => {
    const { find } = await searchAmong(GROUPS, [
      dapp("Names One", { kind: "nameService", networks: ["eth"] }),
      dapp("Names Two", { kind: "nameService", networks: ["arb"] }),
    ]);
    expect(find("register a name ending in arb")[0]).toBe("Names Two");
  });

  it("is called by a Filipino verb as by its noun", async () => {
    const find = await searchOver(...listed);
    expect(find("ipagpalit ang usdc sa iba")[0]).toBe("Changer");
  });

  it("is the same in other forms of a Hindi verb", async () => {
    const find = await searchOver(...listed);
    for (const typed of ["मैं बिटकॉइन कहाँ से खरीदूँ", "बिटकॉइन खरीदना है"])
      expect(find(typed)[0]).toBe("Card Shop");
  });
});

describe("a name of several words with one mistake", () => {
  it("is meant, even if the mistake makes another word", async () => {
    const find = await searchOver(
      dapp("Đất đường sao"),
      dapp("Hoa mưa tàu cầu"),
      dapp("Đất phố cầu sao"),
      dapp("Mao"),
    );
    expect(find("đất pố cầu sao")[0]).toBe("Đất phố cầu sao");
    expect(find("hoa mao tàu cầu")[0]).toBe("Hoa mưa tàu cầu");
  });

  it("sounds like no other name: two Latin words do so by chance", async () => {
    const find = await searchOver(dapp("Thala"), dapp("Core Stake"), dapp("Polis"));
    expect(find("taylor swift")).toEqual([]);
    expect(find("hotel paris")).toEqual([]);
    expect(find("football scores")).toEqual([]);
  });
});

describe("money behind a name", () => {
  const listed = [dapp("USDC", { kind: "stablecoin", tokens: ["USDC"] }), dapp("Safe"), dapp("Bender")];

  it("is what is used there", async () => {
    const find = await searchOver(...listed);
    expect(find("bender pool usdc")[0]).toBe("Bender");
    expect(find("usdc safe")[0]).toBe("USDC");
  });
});

describe("a word with a mistake", () => {
  it("may have other letters for the same sound", async () => {
    const find = await searchOver(dapp("Morpho"), dapp("Curve"));
    expect(find("morfo")).toEqual(["Morpho"]);
    expect(find("kurve")).toEqual(["Curve"]);
    expect(find("nerve")).toEqual([]);
  });

  it("is not cut into shorter names if it sounds like a whole one", async () => {
    const { find } = await searchAmong(
      {
        ...GROUPS,
        networks: [{ key: "matic", title: "Polygon", symbol: "POL", formerNames: [], aliases: ["โพลี"] }],
      },
      [dapp("Other", { networks: ["matic"] }), dapp("Polymarket")],
    );
    expect(find("โพลีมาร์เก็ต")[0]).toBe("Polymarket");
    expect(find("โพลี")[0]).toBe("Other");
  });

  it("is a name of its own script before one that sounds like it", async () => {
    const find = await searchOver(dapp("Berpla"), dapp("Берпала"));
    expect(find("берплаа")[0]).toBe("Берпала");
  });

  it("is the name with the fewest", async () => {
    const find = await searchOver(dapp("Vochowen"), dapp("Jochowen Protocol"));
    expect(find("jochoowen protocol")[0]).toBe("Jochowen Protocol");
  });

  it("may have ช for sh in Thai", async () => {
    const find = await searchOver(dapp("SushiSwap"));
    expect(find("ซูชิสวอป")).toEqual(["SushiSwap"]);
  });
});

describe("the names of kinds", () => {
  const namesOf = (kind: Kind, label?: (language: Language, kind: Kind) => string): readonly string[] =>
    namedKinds(label).find(({ key }) => key === kind)?.names ?? [];

  it("a kind is called what the pages call it in every language, and what else people call it", () => {
    const names = namesOf("dex", (language, kind) => `${kind} in ${language}`);
    expect(names).toContain("dex in en");
    expect(names).toContain("dex in th");
    expect(names).toContain("decentralized exchange");
    expect(new Set(names).size).toBe(names.length);
    expect(namesOf("dex")).toContain("自动做市商");
  });

  it("every kind has names but the one that says nothing", () => {
    const kinds = namedKinds();
    expect(kinds.map(({ key }) => key)).not.toContain("other");
    expect(kinds.length).toBeGreaterThan(50);
  });

  it("what the pages call one kind is no intent of another", () => {
    const intent = "swap";
    expect(namesOf("dex")).toContain(intent);
    const label = (language: Language, kind: Kind): string =>
      kind === "bridge" && language === "en" ? intent.toUpperCase() : `${kind} ${language}`;
    expect(namesOf("dex", label)).not.toContain(intent);
    expect(namesOf("dex", (language, kind) => (kind === "dex" ? intent : `${kind} ${language}`))).toContain(
      intent,
    );
  });

  it("services are little words beside another name, also by what the pages call them", () => {
    const kinds = namedKinds((language, kind) => `${kind} ${language}`);
    expect(kinds.find(({ key }) => key === "services")?.littleNames?.slice(0, 2)).toEqual([
      "services",
      "services en",
    ]);
    expect(kinds.find(({ key }) => key === "dex")?.littleNames).toEqual([]);
  });
});

describe("ordinary words", () => {
  it("are not near to a name by chance where another word names nothing", async () => {
    const find = await searchOver(dapp("Matcha"), dapp("Meteora"), dapp("Dune"), dapp("Raydium"));
    expect(find("quitar una mancha de vino")).toEqual([]);
    expect(find("matcah")).toEqual(["Matcha"]);
    expect(find("день матери завтра")).toEqual([]);
    expect(find("рэйдиум")).toEqual(["Raydium"]);
  });

  it("are no plural of a name as it sounds in another script", async () => {
    const find = await searchOver(
      dapp("Charts", { kind: "analytics" }),
      dapp("CryptoKitties", { kind: "game" }),
    );
    expect(find("crypto kities")[0]).toBe("CryptoKitties");
  });
});

describe("the symbol of a network", () => {
  it("is first of all the listing there that has it for its own token", async () => {
    const find = await searchOver(dapp("Popular"), dapp("Home", { tokens: ["ARB"] }));
    expect(find("arb")[0]).toBe("Home");
  });
});

describe("the wishes of every day", () => {
  const listed = [
    dapp("Steady", { kind: "stablecoin" }),
    dapp("Shop", { kind: "payments" }),
    dapp("Pets", { kind: "game" }),
    dapp("Pictures", { kind: "nftMarketplace" }),
    dapp("Checker", { kind: "security" }),
    dapp("Interest", { kind: "yield" }),
    dapp("Scanner", { kind: "explorer" }),
    dapp("Together", { kind: "multisig" }),
  ];

  it.each([
    ["send money home to my family", "Steady"],
    ["给国外的父母寄钱", "Steady"],
    ["отправить деньги маме", "Steady"],
    ["pagar el alquiler con usdt", "Shop"],
    ["電気代を暗号資産で払う", "Shop"],
    ["collect cute cats and pets", "Pets"],
    ["อยากได้รูปโปรไฟล์", "Pictures"],
    ["is this coin a scam", "Checker"],
    ["노후 대비로 돈 모으기", "Interest"],
    ["where is my usdt", "Scanner"],
    ["a wallet for our club", "Together"],
  ])("%s: %s", async (typed, first) => {
    const find = await searchOver(...listed);
    expect(find(typed)[0]).toBe(first);
  });

  it.each(["how to train my cat", "my family likes pizza", "我家的猫不吃饭"])(
    "%s: nothing",
    async (typed) => {
      const find = await searchOver(...listed);
      expect(find(typed)).toEqual([]);
    },
  );
});
