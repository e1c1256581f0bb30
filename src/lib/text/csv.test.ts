import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it.each([
  ["plain", '"plain"'],
  ['a "quoted", text\nin two lines', '"a ""quoted"", text\nin two lines"'],
  ["=HYPERLINK(1)", '"\'=HYPERLINK(1)"'],
  ["-1", '"\'-1"'],
  [12, '"12"'],
  [null, '""'],
])("%j becomes %s", (value, cell) => {
  expect(toCsv(["a"], [{ a: value }])).toBe(`a\r\n${cell}\r\n`);
});
