import { expect, it } from "vitest";
import { formatFields, formatTable } from "./table.ts";
import { widthOf } from "./terminal-text.ts";

const widest = (text: string): number => Math.max(...text.split("\n").map(widthOf));

it("aligns its columns", () => {
  expect(
    formatTable([
      { email: "a@b.co", state: "pending" },
      { email: "long@b.co", state: null },
    ]),
  ).toBe(["email      state", "---------  -------", "a@b.co     pending", "long@b.co"].join("\n"));
});

it("aligns them beside Chinese, Thai and emoji", () => {
  const lines = formatTable([
    { name: "港湾交易所", state: "live" },
    { name: "ท่าเรือ", state: "live" },
    { name: "👩‍🚀 Moon", state: "live" },
    { name: "Harbour", state: "live" },
  ]).split("\n");
  const before = lines.slice(2).map((line) => widthOf(line.slice(0, line.indexOf("live"))));
  expect(new Set(before)).toEqual(new Set([12]));
});

it("prints a line when there are no rows", () => {
  expect(formatTable([])).toBe("Nothing to show.");
});

it.each([
  ["a line break", "thanks\n7KQ2MZ4T  dapp  live"],
  ["a carriage return", "thanks\r7KQ2MZ4T  dapp  live"],
  ["a Unicode line end", "thanks\u20287KQ2MZ4T  dapp  live"],
  ["a vertical tab", "thanks\u000b7KQ2MZ4T  dapp  live"],
  ["a command to the terminal", "\u001b[2K\u001b[1A7KQ2MZ4T  dapp  live"],
  ["an old command to the terminal", "\u009b2K7KQ2MZ4T  dapp  live"],
  ["enough spaces", `thanks${" ".repeat(120)}7KQ2MZ4T  dapp  live`],
])("a text cannot start a row of its own with %s", (_name, text) => {
  for (const row of [{ text }, { number: "R94VV4Q6", text }]) {
    const lines = formatTable([row]).split("\n");
    expect(lines.slice(2).filter((line) => /^7KQ2MZ4T|\p{Cc}|7KQ2MZ4T {2}/u.test(line))).toEqual([]);
  }
  const lines = formatFields([["text", text]]).split("\n");
  expect(lines.filter((line) => !/^(?:text| {4}) {2}\S/.test(line))).toEqual([]);
});

it("shows hidden characters, and those that change the reading direction", () => {
  expect(formatFields([["name", "US\u202eCD\u200b \u3164\u2066x"]])).toBe(
    "name  US<U+202E>CD<U+200B> <U+3164><U+2066>x",
  );
});

it("keeps characters that languages need", () => {
  for (const name of ["क्‍ष", "👩‍🚀", "❤️", "Zürich", "港湾"]) expect(formatTable([{ name }])).toContain(name);
});

it("fits a terminal and omits nothing", () => {
  const url = `https://example.org/${"a".repeat(300)}`;
  const text = formatTable([{ number: "R94VV4Q6", name: "港".repeat(100), url, note: "a b ".repeat(80) }]);
  expect(widest(text)).toBeLessThanOrEqual(120);
  expect(text.match(/港/g)).toHaveLength(100);
  expect(text.match(/a/g)?.length).toBeGreaterThanOrEqual(380);
  expect(widest(formatFields([["url", url]]))).toBeLessThanOrEqual(120);
});

it("marks a continued first column, so that it does not look like a row", () => {
  const lines = formatTable([{ name: `${"x".repeat(200)} 7KQ2MZ4T live` }]).split("\n");
  expect(lines.slice(3).every((line) => line.startsWith("↳ "))).toBe(true);
});

it("takes time linear in the length of the text", () => {
  const start = performance.now();
  formatTable([
    { name: "\u202e".repeat(10_000) },
    { name: "港".repeat(10_000) },
    { name: "a ".repeat(10_000) },
  ]);
  expect(performance.now() - start).toBeLessThan(5_000);
});
