// `node tools/run.mjs tools/hindi-font/main.ts`: writes src/ui/fonts/devanagari-hindi.woff2, the subset of Noto Sans
// Devanagari that our Hindi texts use. The whole font would be the largest file of a first visit; the subset is less
// than half of it. Run it again when a test reports a new character, and update the range in fonts.css.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { launch } from "#tools/launch.mjs";
import { devanagariIn } from "./characters.ts";

const root = dirname(dirname(import.meta.dirname));
const WHOLE =
  "node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2";
const PART = "src/ui/fonts/devanagari-hindi.woff2";

/** From the weight of body text to the heaviest in this script. */
const WEIGHTS = { min: 400, max: 750 };

await launch(async () => {
  const characters = devanagariIn(root);
  const font = await subsetFont(readFileSync(join(root, WHOLE)), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
  });
  writeFileSync(join(root, PART), font);
  const points = [...characters].map((one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase()}`);
  console.log(`${PART}: ${Math.round(font.length / 1024)} KB\nunicode-range: ${points.join(", ")};`);
  return 0;
});
