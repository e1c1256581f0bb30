/** Words that ask for a group only together, in a whole search. */
import { describe, expect, it } from "vitest";
import { TWO_PLACES } from "./clauses.ts";
import { group, OTHERS, searchOver, type GivenDocument } from "#tests/search/text-index.ts";

describe("words that ask for a group only together", () => {
  const buys = { clauses: [["buy"], ["card"]], order: 0, isForSentences: false, hints: [] };
  const shops = group("onramp", [1], { isIntent: true, cues: [buys] });
  const given: GivenDocument[] = ["Card Deck", "Shop", ...OTHERS];

  it("find it, wherever they stand, and nothing else by the same words", () => {
    const { find } = searchOver(given, [shops]);
    expect(find("buy card")).toEqual(["Shop"]);
    expect(find("card for the buy")).toEqual(["Shop"]);
    expect(find("card")).toEqual(["Card Deck"]);
    expect(find("buy")).toEqual([]);
  });

  it("count once: what else is named beside them comes first", () => {
    const { find } = searchOver([...given, "Zeta"], [shops]);
    expect(find("zeta buy card").slice(0, 2)).toEqual(["Zeta", "Shop"]);
  });

  it("a place among them still tells which", () => {
    const base = group("base", [2], { isPlace: true });
    const toBase = { clauses: [["go"], ["base"]], order: 0, isForSentences: false, hints: [] };
    const ways = group("ways", [1, 2], { cues: [toBase] });
    const { find } = searchOver(["Alpha", "Elsewhere", "There", ...OTHERS], [base, ways]);
    expect(find("go base")).toEqual(["There"]);
  });

  it("may be two different places", () => {
    const move = { clauses: [TWO_PLACES, ["go"]], order: 0, isForSentences: false, hints: [] };
    const places = ["base", "solana"].map((name) => group(name, [0, 1], { isPlace: true }));
    const { find } = searchOver(
      ["Alpha", "Mover", ...OTHERS],
      [...places, group("moves", [1], { cues: [move] })],
    );
    expect(find("go base solana")[0]).toBe("Mover");
    expect(find("go base base")[0]).toBe("Alpha");
    expect(find("go base")[0]).toBe("Alpha");
  });

  it("that ask for several groups ask for the more precise first", () => {
    const groups = [
      group("broad", [0, 1], { cues: [buys] }),
      group("narrow", [1], { precision: 2, cues: [buys] }),
    ];
    expect(searchOver(["Broad", "Narrow", ...OTHERS], groups).find("buy card")).toEqual(["Narrow", "Broad"]);
  });

  it("are none in a name of several words, but may be names themselves", () => {
    expect(searchOver(["Buy Card", "Shop", ...OTHERS], [shops]).find("buy card")[0]).toBe("Buy Card");
    expect(searchOver(["Card", "Shop", ...OTHERS], [shops]).find("buy card")[0]).toBe("Shop");
    const aliased: GivenDocument[] = [{ name: "Zeta", aliases: ["Buy Card"] }, "Shop", ...OTHERS];
    expect(searchOver(aliased, [shops]).find("buy card")[0]).toBe("Shop");
  });

  it("are none in the name of a group", () => {
    const games = group("buy card", [2]);
    const { find } = searchOver(["Card Deck", "Shop", "Game", ...OTHERS], [shops, games]);
    expect(find("buy card")[0]).toBe("Game");
  });

  it("are none in what is paid with", () => {
    const words = { means: new Set(["coins"]), paidBefore: new Set(["with"]), fillers: new Set(["with"]) };
    const sells = { clauses: [["hotel"], ["coins"]], order: 0, isForSentences: false, hints: [] };
    const hotels = { name: "Hotels", texts: ["coins"] };
    const { find } = searchOver([hotels, "Desk", ...OTHERS], [group("desk", [1], { cues: [sells] })], words);
    expect(find("hotel coins")).toEqual(["Desk"]);
    expect(find("hotel with coins")).toEqual(["Hotels"]);
  });

  it("that are little words leave the other little words little", () => {
    const asks = { clauses: [["for"], ["of"]], order: 0, isForSentences: false, hints: [] };
    const { find } = searchOver(["The Best", "Desk", ...OTHERS], [group("desk", [1], { cues: [asks] })]);
    expect(find("the for of")).toEqual(["Desk"]);
  });

  describe("or, in a sentence, that hint at it", () => {
    const hint = ["travel"];
    const trips = { clauses: [["far"], hint], order: 1, isForSentences: true, hints: [hint] };
    const stays = { clauses: [["far"], ["bed"]], order: 2, isForSentences: true, hints: [] };
    const groups = [group("trips", [1], { cues: [trips] }), group("stays", [2], { cues: [stays] })];
    const documents: GivenDocument[] = ["Alpha", "Trips Desk", "Stays Desk", ...OTHERS];

    it("where nothing is named and no cue found", () => {
      expect(searchOver(documents, groups).find("i travel in a bed")).toEqual(["Trips Desk"]);
    });

    it("but not beside a name that few have", () => {
      const { find } = searchOver([...documents, "Bed"], groups);
      expect(find("i travel in a bed")).toEqual(["Bed"]);
      const three = ["One", "Two", "Three"].map((name) => ({ name, aliases: ["Bed"] }));
      const { find: amongTwo } = searchOver([...documents, ...three.slice(0, 2)], groups);
      expect(amongTwo("i travel in a bed")).not.toContain("Trips Desk");
      const { find: amongThree } = searchOver([...documents, ...three], groups);
      expect(amongThree("i travel in a bed")).toContain("Trips Desk");
    });

    it("but not beside an intent", () => {
      const lends = group("lend", [0], { isIntent: true });
      expect(searchOver(documents, [...groups, lends]).find("lend travel in a bed")).toEqual(["Alpha"]);
    });
  });
});
