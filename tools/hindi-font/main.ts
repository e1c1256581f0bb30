// `node tools/run.mjs tools/hindi-font/main.ts`: makes src/ui/fonts/devanagari-hindi.woff2, the part of Noto Sans
// Devanagari that our Hindi is written with: less than half of the whole, which is the largest file of a first visit.
// To be run again when the texts get a new character; a test says so, and fonts.css needs it too.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { launch } from "#tools/launch.mjs";
import { devanagariIn } from "./characters.ts";

const root = dirname(dirname(import.meta.dirname));
const WHOLE =
  "node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2";
const PART = "src/ui/fonts/devanagari-hindi.woff2";

/** From the body's to the heaviest that is set in this script. */
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
