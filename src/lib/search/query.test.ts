/** How a typed text is read: into words, names, little words and codes. */
import { describe, expect, it } from "vitest";
import { readQuery, type KnownNames } from "./query.ts";

const WORDS = {
  fillers: new Set(["the", "official", "app", "平台", "的"]),
  fillerStems: new Set(["platform"]),
  codeWords: new Set(["token", "coin"]),
};

const read = (typed: string, names: readonly string[] = [], sounded: readonly string[] = []) => {
  const known: KnownNames = {
    isName: (text) => names.includes(text),
    isSounded: (run) => sounded.includes(run),
  };
  return readQuery(typed, WORDS, known);
};
/** Little words stand in brackets. */
const partsOf = (...given: Parameters<typeof read>): string[] =>
  read(...given).parts.map(({ text, isFiller }) => (isFiller ? `(${text})` : text));

describe("words", () => {
  it("are folded and told from runs and pictures; the whole has neither spaces nor signs", () => {
    const { parts, whole } = read("Magic-Éden 以太坊 🐧");
    expect(parts).toEqual([
      { kind: "word", text: "magic", isFiller: false },
      { kind: "word", text: "eden", marked: "éden", isFiller: false },
      { kind: "run", text: "以太坊", isFiller: false },
      { kind: "picture", text: "🐧", isFiller: false },
    ]);
    expect(whole).toBe("magiceden以太坊🐧");
  });

  it("are little if they are in the list, or another form of a little word and no name", () => {
    expect(partsOf("the uniswap app")).toEqual(["(the)", "uniswap", "(app)"]);
    expect(partsOf("uniswap platforms")).toEqual(["uniswap", "(platforms)"]);
    expect(partsOf("uniswap platforms", ["platforms"])).toEqual(["uniswap", "platforms"]);
    // What stands in the list is little, even if something has this name.
    expect(partsOf("the uniswap", ["the"])).toEqual(["(the)", "uniswap"]);
  });

  it("are what is meant where all of them are little", () => {
    expect(partsOf("the official app")).toEqual(["the", "official", "app"]);
    expect(partsOf("")).toEqual([]);
  });

  it("are read from the first 100 signs, and 20 parts at most", () => {
    expect(read(`${"x".repeat(100)}y`).whole).toBe("x".repeat(100));
    expect(read("a ".repeat(30)).parts).toHaveLength(20);
    expect(read("a ".repeat(20)).parts).toHaveLength(20);
    const { tokens } = read("a.b.c ".repeat(10));
    expect(tokens.every(({ from, to }) => from <= to && to <= 20)).toBe(true);
  });
});

it("every text between spaces knows its parts", () => {
  expect(read("  Magic-Eden \t...  base ").tokens).toEqual([
    { raw: "Magic-Eden", from: 0, to: 2 },
    { raw: "...", from: 2, to: 2 },
    { raw: "base", from: 2, to: 3 },
  ]);
});

describe("codes", () => {
  it.each(["uni token", "token uni", "UNI coin"])(
    "%s: one word beside a word for codes is a code",
    (typed) => {
      const { isCode, parts } = read(typed);
      expect(isCode).toBe(true);
      expect(parts.map(({ isFiller }) => isFiller)).toEqual([false, false]);
    },
  );

  it.each(["token", "uni", "uni swap", "my uni token", "uni swap token"])("%s names none", (typed) => {
    expect(read(typed).isCode).toBe(false);
  });

  it("a little word beside a word for codes is the code", () => {
    expect(partsOf("the token")).toEqual(["the", "(token)"]);
    expect(partsOf("official token app")).toEqual(["(official)", "token", "(app)"]);
  });
});

describe("runs of scripts without spaces", () => {
  it("are cut at names and at little words", () => {
    expect(partsOf("以太坊借贷平台", ["以太坊", "借贷"])).toEqual(["以太坊", "借贷", "(平台)"]);
    expect(partsOf("去中心化平台")).toEqual(["去中心化", "(平台)"]);
  });

  it("the longest name wins", () => {
    expect(partsOf("以太坊借贷", ["以太", "以太坊", "借贷"])).toEqual(["以太坊", "借贷"]);
    const long = "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳";
    expect(partsOf(`午${long}未`, [long])).toEqual(["(午)", long, "(未)"]);
  });

  it("what is left between names is particles up to three signs, unless it is a name", () => {
    expect(partsOf("以太坊上面的借贷", ["以太坊", "借贷"])).toEqual(["以太坊", "(上面)", "(的)", "借贷"]);
    expect(partsOf("以太坊甲乙丙借贷", ["以太坊", "借贷"])).toEqual(["以太坊", "(甲乙丙)", "借贷"]);
    expect(partsOf("以太坊甲乙丙丁借贷", ["以太坊", "借贷"])).toEqual(["以太坊", "甲乙丙丁", "借贷"]);
    expect(partsOf("以太坊借贷", ["以太坊", "借贷"])).toEqual(["以太坊", "借贷"]);
  });

  it("stay whole without a name, or with only a little word of one sign inside", () => {
    expect(partsOf("交易甲乙")).toEqual(["交易甲乙"]);
    expect(partsOf("我的钱包")).toEqual(["我的钱包"]);
  });

  it("stay whole if they are a name, or sound like one", () => {
    expect(partsOf("以太坊借贷", ["以太坊借贷", "以太坊"])).toEqual(["以太坊借贷"]);
    expect(partsOf("ユニスワップ", ["スワップ"])).toEqual(["(ユニ)", "スワップ"]);
    expect(partsOf("ユニスワップ", ["スワップ"], ["ユニスワップ"])).toEqual(["ユニスワップ"]);
  });

  it("of two signs are not cut, of three they may be", () => {
    expect(partsOf("币安", ["币"])).toEqual(["币安"]);
    expect(partsOf("币安链", ["币"])).toEqual(["币", "(安链)"]);
  });
});

describe("a name that is a part of an ordinary word", () => {
  it("is not cut out of it", () => {
    expect(partsOf("的加油站", ["加油"])).toEqual(["的加油站"]);
    expect(partsOf("加油平台", ["加油"])).toEqual(["加油", "(平台)"]);
    expect(partsOf("お金以太坊", ["金", "以太坊"])).toEqual(["(お金)", "以太坊"]);
  });

  it("is, where the name is the word, or several", () => {
    expect(partsOf("加油站平台", ["加油站", "加油"])).toEqual(["加油站", "(平台)"]);
    expect(partsOf("稳定币平台", ["稳定币"])).toEqual(["稳定币", "(平台)"]);
  });
});

describe("a name inside a foreign word", () => {
  it("does not end before a sign that belongs to its last letter", () => {
    expect(partsOf("โซลฟ์平台", ["โซล"])).toEqual(["โซลฟ์", "(平台)"]);
    expect(partsOf("ลาซา平台", ["ลาซ"])).toEqual(["ลาซา", "(平台)"]);
    expect(partsOf("ブリッジー平台", ["ブリッジ"])).toEqual(["ブリッジー", "(平台)"]);
    expect(partsOf("ブリッジ平台", ["ブリッジ"])).toEqual(["ブリッジ", "(平台)"]);
  });

  it("does not begin behind a vowel that belongs to it", () => {
    expect(partsOf("เลโด平台", ["ลโด"])).toEqual(["เลโด", "(平台)"]);
  });

  it("is none in Katakana if it has two signs, except beside another script", () => {
    expect(partsOf("テンソル平台", ["ソル"])).toEqual(["テンソル", "(平台)"]);
    expect(partsOf("ソルテン平台", ["ソル"])).toEqual(["ソルテン", "(平台)"]);
    expect(partsOf("ソルを平台", ["ソル"])).toEqual(["ソル", "(を)", "(平台)"]);
    expect(partsOf("ソラナステーク平台", ["ソラナ"])).toEqual(["ソラナ", "ステーク", "(平台)"]);
  });
});

describe("the marks of a word", () => {
  it("are kept beside its letters, unless folding makes other words of it", () => {
    const marksOf = (typed: string) => read(typed).parts.map(({ marked }) => marked);
    expect(marksOf("muốn Mượn tien")).toEqual(["muốn", "mượn", undefined]);
    expect(marksOf("đi")).toEqual(["đi"]);
    expect(marksOf("ĐẦU")).toEqual(["đầu"]);
  });
});
