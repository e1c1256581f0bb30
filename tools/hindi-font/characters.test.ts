import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { devanagariIn } from "./characters.ts";

const root = dirname(dirname(import.meta.dirname));

/** Reads the unicode-range of the font face that loads our subset. */
function rangeInStyles(): (character: string) => boolean {
  const styles = readFileSync(join(root, "src/ui/fonts.css"), "utf8");
  const [, range = ""] = /devanagari-hindi\.woff2[^}]*unicode-range:([^;]+);/.exec(styles) ?? [];
  const parts = Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, from = "", to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return parts.some(([from = 0, to = 0]) => from <= point && point <= to);
  };
}

it("a Hindi page needs only our subset of the font: run tools/hindi-font when this fails", () => {
  const isInRange = rangeInStyles();
  expect([...devanagariIn(root)].filter((character) => !isInRange(character))).toEqual([]);
});

it("the characters are Devanagari, each once", () => {
  const characters = devanagariIn(root);
  expect(new Set(characters).size).toBe([...characters].length);
  expect(characters).toMatch(/क/);
  expect(characters).toMatch(/।/);
  expect(characters).toMatch(/॰/);
  expect(characters).not.toMatch(/[A-Za-z0-9]/);
});
