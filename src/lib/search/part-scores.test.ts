import { describe, expect, it } from "vitest";
import { group, OTHERS, partScoresOver } from "#tests/search/text-index.ts";

const BEST = 255;

describe("a word", () => {
  it("names something if a name or a name's beginning has it, from three letters", () => {
    const { start } = partScoresOver([{ name: "Curve", texts: ["swaps stablecoins"] }, ...OTHERS]);
    expect(start("curve").isName).toBe(true);
    expect(start("cur").isName).toBe(true);
    expect(start("cu").isName).toBe(false);
    expect(start("swaps").isName).toBe(false);
    expect(start("nothing").isName).toBe(false);
  });

  it("of two letters names something if it is a whole code", () => {
    const { start } = partScoresOver([{ name: "Zeta", codes: ["OP"] }, ...OTHERS]);
    expect(start("op").isName).toBe(true);
  });

  it("begins a word of a text at the end, and inside a sentence; beside one other word it does not", () => {
    const { start, found } = partScoresOver([{ name: "Zeta", texts: ["trustless"] }, ...OTHERS]);
    expect(found(start("trust", true))).toEqual(["Zeta"]);
    expect(found(start("trust", false, true))).toEqual(["Zeta"]);
    expect(found(start("trust"))).toEqual([]);
  });

  it("is as frequent as the documents that have it, or if none has, those that have its beginning", () => {
    const { start } = partScoresOver([
      { name: "Zeta", texts: ["farm"] },
      { name: "Beta", texts: ["farm"] },
      { name: "Gamma", texts: ["farmland"] },
      ...OTHERS,
    ]);
    expect(start("farm").frequency).toBe(2);
    expect(start("farmla").frequency).toBe(1);
    expect(start("nothing").frequency).toBe(0);
  });

  it("matches the terms that it and its other forms are in the index, which are marked", () => {
    const { start } = partScoresOver([{ name: "Zeta", texts: ["a wallet of bodies"] }, ...OTHERS]);
    expect([...start("wallets").terms]).toEqual(["wallets", "wallet"]);
    expect([...start("body").terms]).toEqual(["body", "bodies"]);
  });

  it("has other forms in Latin letters alone, whole words of them", () => {
    const texts = { name: "Zeta", texts: ["farm ang fangs2 lend"] };
    const { start } = partScoresOver([texts, ...OTHERS]);
    expect([...start("1farms").terms]).toEqual(["1farms"]);
    expect([...start("farms1").terms]).toEqual(["farms1"]);
    expect([...start("angry").terms]).toEqual(["angry"]);
    expect([...start("lending").terms]).toEqual(["lending", "lend"]);
  });
});

describe("a run of signs without spaces", () => {
  const { start, found } = partScoresOver([
    { name: "熊猫交易所", texts: [] },
    { name: "熊猫", texts: [] },
    { name: "海豚", texts: [] },
  ]);

  it("names what has enough of its pairs, and nothing otherwise", () => {
    const run = start("熊猫交易");
    expect(found(run)).toEqual(["熊猫交易所"]);
    expect(run.frequency).toBe(1);
    expect(run.isName).toBe(true);
    const other = start("海狮海豹");
    expect(found(other)).toEqual([]);
    expect(other.isName).toBe(false);
  });

  it("counts a document by the share of the pairs that it has", () => {
    const { start: begin, found: names } = partScoresOver([
      { name: "Zeta", texts: ["交易平"] },
      { name: "Beta", texts: ["交易平台"] },
      ...OTHERS,
    ]);
    expect(names(begin("交易平台"))).toEqual(["Beta", "Zeta"]);
  });
});

describe("a whole name", () => {
  it("is what a document is called, has for a code or was called; not a word of it", () => {
    const { scores, start } = partScoresOver([
      { name: "Magic Eden", codes: ["ME"], aliases: ["Old Garden"] },
      ...OTHERS,
    ]);
    const whole = (...words: string[]): boolean =>
      scores.scoreWhole(
        words.map((word) => start(word)),
        words.join(""),
      ) !== null;
    expect(whole("magic", "eden")).toBe(true);
    expect(whole("me")).toBe(true);
    expect(whole("old", "garden")).toBe(true);
    expect(whole("magic")).toBe(false);
    expect(whole("nothing")).toBe(false);
  });

  it("makes its parts a name, finds its documents by each, and is marked", () => {
    const { scores, start, found } = partScoresOver(["Aerodrome", "Aero", ...OTHERS]);
    const parts = [start("aero"), start("drome")];
    scores.scoreWhole(parts, "aerodrome");
    expect(parts.map(({ isName, isWhole }) => [isName, isWhole])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(parts.map((part) => found(part).includes("Aerodrome"))).toEqual([true, true]);
    expect(parts.map(({ terms }) => [...terms])).toEqual([
      ["aero", "aerodrome"],
      ["drome", "aerodrome"],
    ]);
  });

  it("of several parts is as rare as its documents for a part that nobody has; others stay as they were", () => {
    const { scores, start } = partScoresOver(["Aerodrome", "Aero", "Aero Bank", ...OTHERS]);
    const parts = [start("aero"), start("drome")];
    const before = parts[0]?.frequency;
    scores.scoreWhole(parts, "aerodrome");
    expect(parts.map(({ frequency }) => frequency)).toEqual([before, 1]);
    expect(before).toBeGreaterThan(1);
  });
});

describe("a group's name", () => {
  const SWAP = group("swap", [1, 2], { isIntent: true });
  const SOLANA = group("solana", [2], { isPlace: true });
  const documents = ["Swap", "Member", "Other", ...OTHERS];

  it("finds its members, is a name, and tells the place or what is done", () => {
    const { scores, start, found } = partScoresOver(documents, [SWAP, SOLANA]);
    const swap = start("swap");
    expect(scores.scoreGroups([swap], "swap", false)).toBe(true);
    expect(found(swap)).toEqual(["Swap", "Member", "Other"]);
    expect([swap.isName, swap.isWhole, swap.isGroup]).toEqual([true, true, true]);
    expect([swap.intent, swap.place]).toEqual([SWAP, null]);
    const solana = start("solana");
    scores.scoreGroups([solana], "solana", false);
    expect([solana.intent, solana.place]).toEqual([null, SOLANA]);
    expect(solana.frequency).toBe(1);
  });

  it("that was corrected, or consists of little words, finds members but tells no place", () => {
    const { scores, start, found } = partScoresOver(documents, [SOLANA]);
    for (const [part, factor] of [
      [start("solnaa"), 0.7],
      [start("-solana"), 1],
    ] as const) {
      expect(scores.scoreGroups([part], "solana", false, factor)).toBe(true);
      expect(found(part)).toContain("Other");
      expect([part.place, part.isWhole]).toEqual([null, false]);
    }
  });

  it("counts if one of its words is no little word", () => {
    const { scores, start } = partScoresOver(documents, [group("proofof", [1], { isPlace: true })]);
    const parts = [start("proof"), start("-of")];
    scores.scoreGroups(parts, "proofof", false);
    expect(parts.map(({ isWhole }) => isWhole)).toEqual([true, true]);
  });

  it("of several words lowers what each word finds by itself; of one word it does not", () => {
    const place = OTHERS.length + 1;
    const given = [...OTHERS, "Member", "Liquid"];
    const { scores, start } = partScoresOver(given, [group("liquidstaking", [place - 1])]);
    const [liquid, staking] = [start("liquid"), start("staking")];
    const alone = liquid.tally.values[place] ?? 0;
    scores.scoreGroups([liquid, staking], "liquidstaking", true);
    expect(liquid.tally.values[place]).toBe(Math.round(alone * 0.9));
    expect(liquid.tally.values[place - 1]).toBe(Math.round(0.93 * BEST));
    const one = partScoresOver(given, [group("liquid", [place - 1])]);
    const part = one.start("liquid");
    one.scores.scoreGroups([part], "liquid", true);
    expect(part.tally.values[place]).toBe(alone);
  });

  it("that nobody has changes nothing", () => {
    const { scores, start } = partScoresOver([...OTHERS, "Liquid"], [group("swap", [1])]);
    const parts = [start("liquid"), start("ocean")];
    const before = parts[0]?.tally.values[OTHERS.length];
    expect(scores.scoreGroups(parts, "liquidocean", true)).toBe(false);
    expect(parts[0]?.tally.values[OTHERS.length]).toBe(before);
    expect(parts.map(({ isWhole }) => isWhole)).toEqual([false, false]);
  });

  it("is not begun by little words, and by several parts only at the end or from six letters", () => {
    const { scores, start, found } = partScoresOver(documents, [group("ofthesea", [1])]);
    const little = [start("-of"), start("-the")];
    expect(scores.scoreGroups(little, "ofthe", true)).toBe(false);
    expect(little.map(found)).toEqual([[], []]);
    const mixed = [start("-of"), start("thes")];
    scores.scoreGroups(mixed, "ofthes", false);
    expect(mixed.map(found)).toEqual([["Member"], ["Member"]]);
    const short = [start("-of"), start("th")];
    scores.scoreGroups(short, "ofth", false);
    expect(short.map(found)).toEqual([[], []]);
    scores.scoreGroups(short, "ofth", true);
    expect(short.map(found)).toEqual([["Member"], ["Member"]]);
  });
});

describe("words that ask for groups together", () => {
  const PLACE = group("tron", [2], { isPlace: true });

  it("are one word that is no place, the longest; the others become little words, but for places", () => {
    const { scores, start } = partScoresOver(["Earner", "Other", "Tron", ...OTHERS], [PLACE]);
    const EARN = group("earn", [0], { isIntent: true });
    const parts = [start("my"), start("money"), start("tron"), start("works")];
    const tron = parts[2];
    if (tron) scores.scoreGroups([tron], "tron", false);
    scores.scoreCue(parts, [EARN]);
    expect(parts.map(({ isCue }) => isCue)).toEqual([false, true, false, false]);
    expect(parts.map(({ isFiller }) => isFiller)).toEqual([true, false, false, true]);
    expect(parts.map(({ intent }) => intent)).toEqual([null, EARN, null, null]);
    expect(parts.map(({ place }) => place)).toEqual([null, null, null, null]);
  });

  it("find members of those groups and nothing else", () => {
    const { scores, start, found } = partScoresOver(["Earner", "Money", ...OTHERS]);
    const parts = [start("my"), start("money")];
    scores.scoreCue(parts, [group("earn", [0])]);
    expect(parts.map(found)).toEqual([[], ["Earner"]]);
    expect(parts[1]?.isWhole).toBe(true);
  });
});

describe("a corrected word", () => {
  it("finds what it was corrected to by the trust in it, and is marked as that", () => {
    const { scores, start, found } = partScoresOver(["Uniswap", ...OTHERS]);
    const exact = start("uniswap");
    const [term] = [scores.scoreWhole([exact], "uniswap")];
    const [sure, unsure] = [start("unjswap"), start("umjswap")];
    scores.scoreCorrected([sure], term ?? 0, 0.9);
    scores.scoreCorrected([unsure], term ?? 0, 0.6);
    expect(found(sure)).toEqual(["Uniswap"]);
    expect(sure.tally.values[0]).toBeGreaterThan(unsure.tally.values[0] ?? 0);
    expect(exact.tally.values[0]).toBeGreaterThan(sure.tally.values[0] ?? 0);
    expect([...sure.terms]).toEqual(["unjswap", "uniswap"]);
    expect([sure.isName, sure.frequency]).toEqual([true, 1]);
  });
});
