import { expect, it } from "vitest";
import { setText, type TextStyle } from "./set-text.ts";

const style: TextStyle = {
  sizes: [60, 40],
  width: 600,
  maxLines: 3,
  weight: 640,
  leading: 1.2,
  tracking: 0,
};

const glyphsIn = (svg: string | undefined): number => svg?.match(/<path /g)?.length ?? 0;

it("a text becomes only outlines, whatever it contains", async () => {
  const set = await setText(`<script>"&'</script>`, "en", style);
  expect(set?.svg.replaceAll(/<path transform="matrix\([-\d. ]+\)" d="[-\d., MLQCZ]+"\/>/g, "")).toBe("");
});

it.each([
  ["hi", "क्षेत्र", 3],
  ["hi", "कि", 2],
  ["th", "ที่", 3],
  ["en", "abc", 3],
] as const)(
  "in %s %s is shaped by the rules of its script: %d outlines",
  async (language, text, outlines) => {
    expect(glyphsIn((await setText(text, language, style))?.svg)).toBe(outlines);
  },
);

it("the vowel sign of कि is placed before its consonant, although it follows in the text", async () => {
  const whole = await setText("कि", "hi", style);
  const consonant = await setText("क", "hi", style);
  const outlines = (svg = ""): string[] => Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, d = ""]) => d);
  expect(outlines(whole?.svg)[1]).toBe(outlines(consonant?.svg)[0]);
});

it("stays in its frame: smaller letters, more lines, and finally an ellipsis", async () => {
  const short = await setText("Privacy", "en", style);
  const long = await setText("Approvals, signatures, bridges and networks ".repeat(9), "en", style);
  for (const set of [short, long]) expect(set?.width).toBeLessThanOrEqual(style.width);
  expect(long?.height).toBeCloseTo((0.72 + 2 * 1.2) * 40);
});

it("a word longer than a line is broken between its letters", async () => {
  const set = await setText("x".repeat(80), "en", style);
  expect(set?.width).toBeLessThanOrEqual(style.width);
  expect(glyphsIn(set?.svg)).toBe(80);
});

it("a text with a character that no font has is not drawn at all", async () => {
  expect(await setText("Party 🎉", "en", style)).toBeNull();
});

it("runs of spaces and line breaks become one space", async () => {
  expect(await setText(" a \n\t b ", "en", style)).toEqual(await setText("a b", "en", style));
});
