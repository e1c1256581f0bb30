import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrastOf } from "#lib/contrast.ts";
import { PALETTES } from "./avatar/drawing.ts";
import { tokensOf, weakPairs } from "#tools/content/contrast.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const themes = { light: tokensOf(css, '[data-theme="light"]'), dark: tokensOf(css, '[data-theme="dark"]') };

test("every pair that must be read has its contrast in both themes", () => {
  expect(weakPairs(css)).toEqual([]);
});

test("both themes define the same roles", () => {
  expect([...themes.dark.keys()].toSorted()).toEqual([...themes.light.keys()].toSorted());
});

test("a letter has enough contrast on every avatar background", () => {
  const all = tokensOf(css, ":root {");
  const palettes = [...all.keys()]
    .filter((key) => /^avatar-\w+-deep$/.test(key))
    .map((key) => key.split("-")[1]);
  expect(palettes).toHaveLength(8);
  const weak = palettes.flatMap((palette) =>
    [
      ["deep", "ink"],
      ["pale", "ink-pale"],
    ].filter(([ground, ink]) => {
      const tone = (name: string) => all.get(`avatar-${palette}-${name}`)!;
      return contrastOf(tone(ground!), tone(ink!)) < 3;
    }),
  );
  expect(weak).toEqual([]);
});

test("the two letters of a small disc have the contrast of text", () => {
  const all = tokensOf(css, ":root {");
  const rules = readFileSync(join(import.meta.dirname, "avatar/avatar.module.css"), "utf8");
  const weak = PALETTES.filter((palette) => {
    const isDarker = rules.includes(`--ground: var(--avatar-${palette}-ink-pale)`);
    const ground = all.get(`avatar-${palette}-${isDarker ? "ink-pale" : "deep"}`)!;
    return contrastOf(ground, all.get(`avatar-${palette}-ink`)!) < 4.5;
  });
  expect(weak).toEqual([]);
});

test("a dark preference without JavaScript gets exactly the colours of the dark theme", () => {
  expect(tokensOf(css, ":root:not([data-theme])")).toEqual(themes.dark);
});
