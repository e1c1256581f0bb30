import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { weakPairs } from "./contrast.ts";
import { brandTokens, unknownTokens } from "./tones.ts";

const css = readFileSync(join(import.meta.dirname, "../../src/ui/tokens.css"), "utf8");
const REFERENCE = { main: "#006b62", highlight: "#f0674b" };

const tokenIn = (sheet: string, name: string): string =>
  new RegExp(`${name}:\\s*(#[\\da-f]{6})`).exec(sheet)?.[1] ?? "";

test("the colours that the tokens were drawn around change nothing", () => {
  expect(brandTokens(css, REFERENCE)).toBe(css);
});

test("whatever two colours a brand has, every pair that is read keeps the contrast that WCAG asks for", () => {
  const colours = ["#ff0000", "#ffd400", "#2fd400", "#00d4ff", "#1f3fff", "#c400ff", "#777777", "#000000"];
  for (const [at, main] of colours.entries()) {
    const highlight = colours.at(at - 3) ?? main;
    expect(weakPairs(brandTokens(css, { main, highlight })), `${main} ${highlight}`).toEqual([]);
  }
});

test("the brand's hue is seen; warnings and the creatures keep their own", () => {
  const blue = brandTokens(css, { ...REFERENCE, main: "#2447c4" });
  const [red = 0, green = 0, bluePart = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(tokenIn(blue, "--tide-600").slice(at, at + 2), 16),
  );
  expect(bluePart).toBeGreaterThan(Math.max(red, green) + 60);
  for (const token of ["--warning", "--danger", "--focus", "--urchin", "--anemone"])
    expect(tokenIn(blue, token), token).toBe(tokenIn(css, token));
});

test("a replaced token that its theme does not have is named", () => {
  const tokens = { light: { "--action": "#7a4b2a", "--acton": "#7a4b2a" }, dark: { "--tide-600": "#7a4b2a" } };
  expect(unknownTokens(css, { ...REFERENCE, tokens })).toEqual([
    "the light theme has no --acton",
    "the dark theme has no --tide-600",
  ]);
});
