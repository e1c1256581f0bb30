import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SWATCHES, useAt } from "./swatches.ts";

test("text needs 4.5 to 1, large text and shapes 3 to 1", () => {
  expect([4.5, 4.49, 3, 2.99].map(useAt)).toEqual(["text", "large", "large", "decoration"]);
});

test("every colour of the kit is a colour of the site", () => {
  const tokens = readFileSync("build/content/brand/tokens.css", "utf8");
  for (const { hex } of [...SWATCHES.primary, ...SWATCHES.accents]) expect(tokens).toContain(hex);
});

test("no colour is compared with itself", () => {
  for (const { name, notes } of SWATCHES.primary) {
    expect(notes.map(({ ground }) => ground)).not.toContain(name);
  }
});
