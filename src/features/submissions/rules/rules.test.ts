import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { choice, flag } from "./choice.ts";
import { group, isEmpty, required } from "./field.ts";
import { link } from "./link.ts";
import { list } from "./list.ts";
import { supply, wholeNumber } from "./number.ts";
import { problemsOf, Problems } from "./problem.ts";
import { email, normalisedText, text } from "./text.ts";

function run(field: z.ZodMiniType, given: unknown): z.core.ParsePayload {
  const payload = field._zod.run({ value: given, issues: [] }, { async: false });
  if (payload instanceof Promise) throw new TypeError("A rule must not wait");
  return payload;
}

/** The value that a field makes of its input, or its problems. */
function read(field: z.ZodMiniType, given: unknown): unknown {
  const { value, issues } = run(field, given);
  return issues.length === 0 ? value : problemsOf(issues);
}
const refused = (code: string, values?: object) => [{ path: "", code, ...(values && { values }) }];

describe("a text", () => {
  const short = text({ max: 5 });
  const long = text({ max: 50, isLong: true });

  it("is trimmed at both ends, also of what editors leave there, and has one space between words", () => {
    expect(read(short, " \u200b\ufeffa \t b\u2060 ")).toBe("a b");
    expect(read(short, "a\r\nb")).toBe("a b");
  });

  it("that is blank is missing", () => {
    for (const given of ["", "  ", "\u200b\u2060", null, undefined])
      expect(read(short, given)).toBeUndefined();
  });

  it("has up to its number of characters", () => {
    expect(read(short, "abcde")).toBe("abcde");
    expect(read(short, "abcdef")).toEqual(refused("too_long", { count: 5 }));
  });

  it("is trimmed before it is measured, unless it is longer than anybody types", () => {
    expect(read(short, `abcde${" ".repeat(205)}`)).toBe("abcde");
    expect(read(short, `abcde${" ".repeat(206)}`)).toEqual(refused("too_long", { count: 5 }));
  });

  it("may be a number, but nothing else", () => {
    expect(read(short, 42)).toBe("42");
    for (const given of [true, {}, ["a"]]) expect(read(short, given)).toEqual(refused("wrong_type"));
  });

  it("is composed, so that two spellings are one", () => {
    expect(read(short, "e\u0301")).toBe("\u00e9");
  });

  it("keeps its lines where it is long: each trimmed, at most one blank between them", () => {
    expect(read(long, " a  b \r\n\n\n\n c\rd ")).toBe("a b\n\nc\nd");
  });

  it.each(["a\u202eb", "a\u200bb", "a\u0007b", "a\u00adb"])(
    "is refused with an invisible character inside",
    (given) => {
      expect(read(short, given)).toEqual(refused("invisible"));
    },
  );

  it.each(["<b>x", "</b>", "<!-->", "x<A >"])("is refused with markup: %s", (given) => {
    expect(read(long, given)).toEqual(refused("markup"));
    expect(read(text({ max: 50, allowsMarkup: true }), given)).toBe(given);
  });

  it.each(["a < b > c", "<3", "> <b", "a<b"])("may contain brackets that are no tag: %s", (given) => {
    expect(read(long, given)).toBe(given);
  });

  it("for machines has plain characters on one line", () => {
    expect(read(normalisedText({ max: 20 }), " ＡＢＣ。ｉｏ \n x ")).toBe("ABC.io x");
  });
});

describe("an e-mail address", () => {
  it("is normalised, then judged", () => {
    expect(read(email, " ａ@b.org ")).toBe("a@b.org");
    expect(read(email, "a@b")).toEqual(refused("email"));
    expect(read(email, "")).toBeUndefined();
  });
});

describe("a link", () => {
  const web = link({ max: 40 });

  it.each([
    ["a.io", "https://a.io"],
    ["HTTP://A.io/", "http://a.io"],
    ["https://a.io/x/", "https://a.io/x/"],
    ["a.io/?q=1", "https://a.io/?q=1"],
    ["a.io/#x", "https://a.io/#x"],
    ["my_app.a-b.io", "https://my_app.a-b.io"],
    ["a。io", "https://a.io"],
    ["例子.公司", "https://xn--fsqu00a.xn--55qx5d"],
  ])("%s becomes %s", (given, address) => expect(read(web, given)).toBe(address));

  it.each([
    "localhost",
    "a.i",
    "a.1",
    "-a.io",
    "a-.io",
    "u@a.io",
    "u:p@a.io",
    ":p@a.io",
    "a.io:8080",
    "ftp://a.io",
    "javascript:a.io",
    "a b.io",
    "a.io/<x>",
    'a.io/"',
    "a.io\\x",
    "https://",
    "x https://a.io",
  ])("%s is refused", (given) => expect(read(web, given)).toEqual(refused("url")));

  it("is measured as typed, and again with its scheme", () => {
    const path = (length: number) => `https://a.io/${"x".repeat(length)}`;
    expect(read(web, path(27))).toBe(path(27));
    expect(read(web, path(28))).toEqual(refused("too_long", { count: 40 }));
    expect(read(web, `a.io/${"x".repeat(28)}`)).toEqual(refused("too_long", { count: 40 }));
  });
});

describe("a choice", () => {
  const colour = choice(["Red", "blue"]);

  it("is one of the words, in any case, with spaces around it", () => {
    expect(read(colour, " rED ")).toBe("Red");
    expect(read(colour, "green")).toEqual(refused("choice"));
    expect(read(colour, 5)).toEqual(refused("choice"));
    expect(read(colour, " ")).toBeUndefined();
  });

  it("of more than 200 characters is not even trimmed", () => {
    expect(read(colour, `red${" ".repeat(197)}`)).toBe("Red");
    expect(read(colour, `red${" ".repeat(198)}`)).toEqual(refused("choice"));
  });

  it("of yes or no is a boolean, or what a form sends for it", () => {
    for (const given of [true, "true", " YES ", "on", "1", 1]) expect(read(flag, given)).toBe(true);
    for (const given of [false, "false", "No", "off", "0", 0]) expect(read(flag, given)).toBe(false);
    for (const given of ["maybe", 2, {}]) expect(read(flag, given)).toEqual(refused("choice"));
    expect(read(flag, "")).toBeUndefined();
  });
});

describe("a whole number", () => {
  const decimals = wholeNumber({ min: 0, max: 1_500_000, description: "" });

  it.each([
    ["18", 18],
    [" 18 ", 18],
    ["18.00", 18],
    ["+7", 7],
    [0, 0],
    ["1 500 000", 1_500_000],
    ["1_500'000", 1_500_000],
    ["1,500,000", 1_500_000],
  ])("%j is %d", (given, value) => expect(read(decimals, given)).toBe(value));

  it.each([
    ["1.5", "integer"],
    ["1e3", "integer"],
    ["abc", "number"],
    ["1,5", "number"],
    ["1,500", "number"],
    ["1 50", "number"],
    ["x1,500,000", "number"],
    ["1234,500,000", "number"],
    ["1,500,0000", "number"],
    ["1234567890123456", "integer"],
  ])("%s is refused as %s", (given, code) => expect(read(decimals, given)).toEqual(refused(code)));

  it("lies within its range, both ends included", () => {
    const range = refused("range", { min: 0, max: 1_500_000 });
    expect([read(decimals, "-1"), read(decimals, "1500001")]).toEqual([range, range]);
  });
});

describe("a supply", () => {
  it.each([
    ["1,000,000,000", "1000000000"],
    ["1,000,000.50", "1000000.5"],
    ["007", "7"],
    ["0.50", "0.5"],
    ["100", "100"],
    ["5.000", "5"],
    ["9".repeat(78), "9".repeat(78)],
    [`1.${"1".repeat(36)}`, `1.${"1".repeat(36)}`],
  ])("%s is kept as %s", (given, value) => expect(read(supply, given)).toBe(value));

  it.each([
    ["0", "positive"],
    ["0.000", "positive"],
    ["-5", "positive"],
    ["-x", "number"],
    ["--5", "number"],
    ["1e9", "number"],
    ["x1", "number"],
    [".5", "number"],
    ["5.", "number"],
    ["9".repeat(79), "number"],
    [`1.${"1".repeat(37)}`, "number"],
  ])("%s is refused as %s", (given, code) => expect(read(supply, given)).toEqual(refused(code)));
});

describe("a list", () => {
  const words = list(text({ max: 5 }), { max: 3 });
  const networks = list(text({ max: 5 }), { max: 3, isSplit: true, isSet: true });

  it("is a list, or one value", () => {
    expect(read(words, ["a", "b"])).toEqual(["a", "b"]);
    expect(read(words, "a,b")).toEqual(["a,b"]);
  });

  it("may be one text with separators, and has no duplicates, where that is said", () => {
    for (const sign of [",", "，", "、", ";", "；", "\n"])
      expect(read(networks, `a${sign}b`)).toEqual(["a", "b"]);
    expect(read(networks, ["a", "b", "a"])).toEqual(["a", "b"]);
    expect(read(words, ["a", "b", "a"])).toEqual(["a", "b", "a"]);
  });

  it("has up to its number of rows, empty ones included", () => {
    expect(read(words, ["a", "", "c"])).toEqual(["a", "c"]);
    expect(read(words, ["a", "", "c", ""])).toEqual(refused("too_many", { count: 3 }));
  });

  it("names the row of a problem as the form shows it", () => {
    expect(read(words, ["a", "", "abcdef"])).toEqual([{ path: "2", code: "too_long", values: { count: 5 } }]);
  });

  it("without a filled row is missing, unless it says that nothing is meant", () => {
    for (const given of [[], ["", " "], "", undefined]) expect(read(words, given)).toBeUndefined();
    const kept = list(text({ max: 5 }), { max: 3, keepsEmpty: true });
    expect(read(kept, ["", " "])).toEqual([]);
    expect(read(kept, undefined)).toBeUndefined();
  });
});

describe("a group of fields", () => {
  const person = group({ name: required(text({ max: 5 })), note: text({ max: 5 }) });

  it("leaves out what is empty", () => {
    expect(read(person, { name: "Ann", note: " " })).toEqual({ name: "Ann" });
  });

  it("is missing if all its fields are empty, unless it says that nothing is meant", () => {
    expect(read(person, { name: "", note: null })).toBeUndefined();
    const kept = group({ note: text({ max: 5 }) }, { keepsEmpty: true });
    expect(read(kept, { note: "" })).toEqual({});
    expect(read(kept, undefined)).toBeUndefined();
  });

  it("refuses unknown names and reports all problems at once, unknown names first", () => {
    expect(read(person, { note: "abcdef", other: 1 })).toEqual([
      { path: "other", code: "unknown_field" },
      { path: "name", code: "required" },
      { path: "note", code: "too_long", values: { count: 5 } },
    ]);
  });

  it("refuses what is not an object, and misses its required fields", () => {
    for (const given of ["x", 5, ["x"]]) expect(read(person, given)).toContainEqual(refused("wrong_type")[0]);
  });
});

it("a row is empty if all its inputs are, up to six levels deep", () => {
  const nested = (depth: number): unknown => (depth === 0 ? "" : { a: nested(depth - 1) });
  expect([nested(6), nested(7)].map((given) => isEmpty(given))).toEqual([true, false]);
  expect(isEmpty({ a: "", b: "x" })).toBe(false);
  expect(isEmpty([])).toBe(false);
});

it("at most 200 problems are reported, and a name is cut after 100 characters", () => {
  const names = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}${"x".repeat(200)}`, 1]));
  const problems = problemsOf(run(group({ a: text({ max: 1 }) }), names).issues);
  expect(problems).toHaveLength(200);
  expect(problems.every(({ path }) => path.length === 100)).toBe(true);
});

it("a field is refused if a part of it is, but not if another one is that begins alike", () => {
  const problems = new Problems([]);
  problems.add("tokens.0.symbol", "required");
  const refusedPaths = [
    "",
    "tokens",
    "tokens.0",
    "tokens.0.symbol",
    "token",
    "tokens.1",
    "tokens.0.symbol.x",
  ];
  expect(refusedPaths.map((path) => problems.isRefused(path))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
