import { describe, expect, it } from "vitest";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import { segmentsOf, type Segment } from "#lib/search/scripts/segments.ts";
import { areApart, Clauses, TWO_PLACES, type Clause } from "./clauses.ts";

const NO_PARTS: ReadonlySet<Segment> = new Set();

function matcher(...lists: readonly Clause[]) {
  const clauses = new Clauses(["web"]);
  for (const list of lists) clauses.add(list);
  return (text: string, known: { names?: string; wholes?: string; places?: readonly Segment[] } = {}) => {
    const parts = segmentsOf(foldSearch(text));
    const called = (one?: string): ReadonlySet<Segment> =>
      one === undefined ? NO_PARTS : new Set(parts.filter((part) => part.text === foldSearch(one)));
    return clauses.match(parts, {
      names: called(known.names),
      wholes: called(known.wholes),
      places: known.places ?? [],
    });
  };
}

describe("a list of words is found", () => {
  const pay: Clause = ["pay", "оплатить", "prestar", "支払"];

  it.each(["pay it", "хочу оплатить", "quiero prestar"])("by one of its words: %s", (text) => {
    expect(matcher(pay)(text).has(pay)).toBe(true);
  });

  it("by a word with another ending, but not by a name", () => {
    expect(matcher(pay)("prestarme").has(pay)).toBe(true);
    expect(matcher(pay)("prestarme", { names: "prestarme" }).has(pay)).toBe(false);
    expect(matcher(pay)("prensa").has(pay)).toBe(false);
  });

  it("by several words in one piece, and not by a short word that is cut into two", () => {
    const phrase: Clause = ["bank account"];
    expect(matcher(phrase)("my bank account").has(phrase)).toBe(true);
    expect(matcher(phrase)("account at my bank").has(phrase)).toBe(false);
    const short: Clause = ["doi"];
    expect(matcher(short)("do i").has(short)).toBe(false);
  });

  it("inside a run of a script without spaces", () => {
    expect(matcher(pay)("家賃を支払いたい").has(pay)).toBe(true);
  });

  it("by a form of an English verb", () => {
    const verbs: Clause = ["bet", "guess", "make"];
    for (const form of ["betting", "guessing", "guessed", "making"])
      expect(matcher(verbs)(`i like ${form}`).has(verbs)).toBe(true);
    expect(matcher(verbs)("king ring").has(verbs)).toBe(false);
  });

  it("by a form of a Spanish or Portuguese verb", () => {
    const lock: Clause = ["travar", "abrir"];
    for (const form of ["travo", "trave", "trava"])
      expect(matcher(lock)(`como ${form} isso`).has(lock)).toBe(true);
    // Of three letters, forms are other words.
    expect(matcher(lock)("abra isso").has(lock)).toBe(false);
    const trader: Clause = ["trader"];
    expect(matcher(trader)("trade here").has(trader)).toBe(false);
  });

  it("behind what makes a verb of it in Filipino", () => {
    const change: Clause = ["palit"];
    expect(matcher(change)("ipagpalit").has(change)).toBe(true);
  });

  it("behind a prefix, from four letters", () => {
    const shop: Clause = ["shop", "app"];
    expect(matcher(shop)("webshop").has(shop)).toBe(true);
    expect(matcher(shop)("webapp").has(shop)).toBe(false);
    expect(matcher(shop)("newshop").has(shop)).toBe(false);
  });

  it("not by a piece of the longer name of a group", () => {
    const coin: Clause = ["币"];
    expect(matcher(coin)("稳定币").has(coin)).toBe(true);
    expect(matcher(coin)("稳定币", { wholes: "稳定币" }).has(coin)).toBe(false);
    const earn: Clause = ["稼"];
    expect(matcher(earn)("稼ぐ", { wholes: "稼ぐ" }).has(earn)).toBe(true);
  });

  it("by two places, if it is the one for places", () => {
    const places = segmentsOf("base solana");
    expect(matcher()("base solana", { places }).has(TWO_PLACES)).toBe(true);
    expect(matcher()("base solana", { places: places.slice(1) }).has(TWO_PLACES)).toBe(false);
  });
});

it("of two lists each must have a word of its own", () => {
  const [move, money]: Clause[] = [["送"], ["送金", "お金"]];
  if (!move || !money) throw new Error("two lists");
  const own = (text: string) => {
    const found = matcher(move, money)(text);
    return [move, money].flatMap((clause) => found.get(clause) ?? []);
  };
  expect(areApart(own("送金したい"))).toBe(false);
  expect(areApart(own("お金を送りたい"))).toBe(true);
});

describe("marks", () => {
  const borrow: Clause = ["mượn", "préstamo", "tien"];
  const matches = (text: string, marked?: string, isFiller = false): boolean => {
    const clauses = new Clauses();
    clauses.add(borrow);
    const parts = segmentsOf(foldSearch(text)).map((part) => ({
      ...part,
      isFiller,
      ...(marked ? { marked } : {}),
    }));
    return clauses.match(parts, { names: new Set(), wholes: new Set(), places: [] }).has(borrow);
  };

  it("tell Vietnamese words of the same letters apart", () => {
    expect(matches("mượn", "mượn")).toBe(true);
    expect(matches("muốn", "muốn")).toBe(false);
    expect(matches("tiền", "tiền")).toBe(true);
  });

  it("may be left out, but a little word without them is itself", () => {
    expect(matches("muon")).toBe(true);
    expect(matches("muon", undefined, true)).toBe(false);
  });

  it("tell no words of other languages apart", () => {
    expect(matches("prestamo")).toBe(true);
    expect(matches("prestamo", undefined, true)).toBe(true);
    expect(matches("prèstamo", "prèstamo")).toBe(true);
  });
});

describe("inside a run", () => {
  const clauseOf = (...words: readonly string[]): Clause => words;

  it("a short Thai word is one only at the start of a word", () => {
    const child = clauseOf("ลูก");
    expect(matcher(child)("ส่งให้ลูก").has(child)).toBe(true);
    expect(matcher(child)("ปลูกผัก").has(child)).toBe(false);
  });

  it("of a name of a group, a word is one as most of its start or its end", () => {
    const coin = clauseOf("비트");
    expect(matcher(coin)("아비트럼", { wholes: "아비트럼" }).has(coin)).toBe(false);
    expect(matcher(coin)("비트럼", { wholes: "비트럼" }).has(coin)).toBe(true);
    expect(matcher(coin)("비트럼비트럼", { wholes: "비트럼비트럼" }).has(coin)).toBe(false);
    expect(matcher(coin)("아비트", { wholes: "아비트" }).has(coin)).toBe(true);
    expect(matcher(coin)("아비트럼").has(coin)).toBe(true);
  });

  it("of a longer name of a group, its beginning is none", () => {
    const trade = clauseOf("เทรด");
    expect(matcher(trade)("เทรดฟิวเจอร์", { wholes: "เทรดฟิวเจอร์" }).has(trade)).toBe(false);
    expect(matcher(trade)("เทรดเลย", { wholes: "เทรดเลย" }).has(trade)).toBe(true);
    expect(matcher(trade)("เทรดฟิวเจอร์").has(trade)).toBe(true);
  });

  it("a word in the middle of another is none, at its start or its end it is", () => {
    const [play, inflation] = [clauseOf("플레이", "인플", "션"), clauseOf("인플레이션")];
    const found = matcher(play, inflation)("인플레이션");
    expect(found.get(inflation)?.runs).toEqual(["인플레이션"]);
    expect(found.get(play)?.runs).toEqual(["인플", "션"]);
    expect(matcher(play)("인플레이션").get(play)?.runs).toEqual(["인플", "플레이", "션"]);
  });
});

it("who types the marks of Vietnamese leaves none out", () => {
  const gift: Clause = ["quà"];
  const clauses = new Clauses();
  clauses.add(gift);
  const has = (marked?: string): boolean => {
    const parts = [
      { kind: "word", text: "dua", ...(marked === undefined ? {} : { marked }) },
      { kind: "word", text: "qua" },
    ] as const;
    return clauses.match(parts, { names: new Set(), wholes: new Set(), places: [] }).has(gift);
  };
  expect(has()).toBe(true);
  expect(has("dúa")).toBe(true);
  expect(has("đưa")).toBe(false);
});
