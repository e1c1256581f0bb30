/** The marks of the networks that the site starts with, read at 16 px: two letters on a colour. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import networks from "#content/seed/networks.json" with { type: "json" };
import { channelsOf, contrastOf, needsDarkInk } from "#lib/contrast.ts";
import { tokensOf } from "#tools/content/contrast.ts";
import { oklchOf } from "#tools/content/oklch.ts";
import { roundDrawing } from "#ui/avatar/drawing.ts";
import { networkMark } from "#features/catalogue/card.ts";

const tokens = tokensOf(readFileSync("src/ui/tokens.css", "utf8"), ":root {");
const marks = networks.map(networkMark);

/** A network without a colour of its own has one of the palettes. */
const groundOf = ({ title, colour }: (typeof marks)[number]): string =>
  colour ?? tokens.get(`avatar-${roundDrawing(title).palette}-deep`) ?? "";

/** Across the OKLab space, where 0.02 is barely seen. */
function distanceOf(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => oklchOf(channelsOf(hex) as [number, number, number]));
  const [across, along] = [Math.cos, Math.sin].map(
    (part) => a!.chroma * part(a!.hue) - b!.chroma * part(b!.hue),
  );
  return Math.hypot(a!.lightness - b!.lightness, across!, along!);
}

const TOLD_APART = 0.15;

it("no two networks have the same letters on nearly the same colour", () => {
  const alike = marks.flatMap((one, at) =>
    marks
      .slice(at + 1)
      .filter(({ code }) => code.toUpperCase() === one.code.toUpperCase())
      .filter((other) => distanceOf(groundOf(one), groundOf(other)) < TOLD_APART)
      .map((other) => `${one.title} and ${other.title}`),
  );
  expect(alike).toEqual([]);
});

it("each mark has two letters, which have the contrast of text", () => {
  for (const { code, colour } of marks) {
    expect(code).toHaveLength(2);
    if (colour === undefined) continue;
    expect(contrastOf(colour, needsDarkInk(colour) ? "#000000" : "#ffffff")).toBeGreaterThanOrEqual(4.5);
  }
});

it("networks of one project share its colour, and their letters differ", () => {
  const of = (key: string) => marks.find((one) => one.key === key)!;
  expect(of("bsc").colour).toBe(of("opbnb").colour);
  expect(new Set(["bnb", "bsc", "opbnb"].map((key) => of(key).code)).size).toBe(3);
});
