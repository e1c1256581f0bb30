import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it.each([
  ["plain", '"plain"'],
  ['a "quoted", text\nin two lines', '"a ""quoted"", text\nin two lines"'],
  ["=HYPERLINK(1)", '"\'=HYPERLINK(1)"'],
  ["-1", '"\'-1"'],
  ["+1", '"\'+1"'],
  ["@SUM(1)", '"\'@SUM(1)"'],
  ["\t=1", '"\'\t=1"'],
  ["\r=1", '"\'\r=1"'],
  ["a=1", '"a=1"'],
  [12, '"12"'],
  [null, '""'],
])("%j becomes %s", (value, cell) => {
  expect(toCsv(["a"], [{ a: value }])).toBe(`a\r\n${cell}\r\n`);
});

it("columns stand in the order of the head, one row per line", () => {
  const rows = [
    { b: 1, a: "x" },
    { a: "y", b: 2 },
  ];
  expect(toCsv(["a", "b"], rows)).toBe('a,b\r\n"x","1"\r\n"y","2"\r\n');
});

it.each(["＝1+1", "＋1", "－1", "＠SUM(A1)", "\n=1"])("%j is no formula either", (name) => {
  expect(toCsv(["name"], [{ name }])).toBe(`name\r\n"'${name}"\r\n`);
});
