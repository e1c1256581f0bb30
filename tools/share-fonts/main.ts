// `node tools/run.mjs tools/share-fonts/main.ts NotoSansCJK-Bold.ttc`: writes content/fonts, the fonts of share
// pictures, from the site's own fonts and Noto Sans CJK (Debian's package fonts-noto-cjk). Run it again when a test
// reports a message or an article with a missing character.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import subsetFont from "subset-font";
import { launch, LaunchError } from "#tools/launch.mjs";
import { charactersFor, type EastAsian } from "./characters.ts";
import { fontOf } from "./collection.ts";

const root = dirname(dirname(import.meta.dirname));

/** From the Fontsource packages, which have one file per script. */
const WEB_FONTS = {
  "manrope-latin": "manrope/files/manrope-latin-wght-normal.woff2",
  "manrope-latin-ext": "manrope/files/manrope-latin-ext-wght-normal.woff2",
  "manrope-greek": "manrope/files/manrope-greek-wght-normal.woff2",
  "manrope-cyrillic": "manrope/files/manrope-cyrillic-wght-normal.woff2",
  "manrope-vietnamese": "manrope/files/manrope-vietnamese-wght-normal.woff2",
  "noto-sans-devanagari": "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
  "noto-sans-thai": "noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2",
};

/** The index of each language in the collection. */
const COLLECTION: Readonly<Record<EastAsian, number>> = { ja: 0, ko: 1, zh: 2, "zh-tw": 3 };

/** The weights that pictures use. */
const WEIGHTS = { min: 450, max: 750 };

/** Only vertical text needs them. */
const VERTICAL_TABLES = ["VORG", "vhea", "vmtx"];

/** Brotli saves a quarter; the server decompresses a font on first use. */
function write(name: string, font: Buffer): number {
  const packed = brotliCompressSync(font);
  writeFileSync(join(root, "content/fonts", `${name}.br`), packed);
  console.log(
    `${name}: ${Math.round(packed.length / 1024)} KB, ${Math.round(font.length / 1024)} KB unpacked`,
  );
  return packed.length;
}

async function makeWebFont(name: string, file: string): Promise<number> {
  const font = readFileSync(join(root, "node_modules/@fontsource-variable", file));
  const options = { keepAllGlyphs: true, noHinting: true, variationAxes: { wght: WEIGHTS } };
  return write(name, await subsetFont(font, null, { targetFormat: "truetype", ...options }));
}

async function makeEastAsian(language: EastAsian, collection: Buffer): Promise<number> {
  const font = fontOf(collection, COLLECTION[language]);
  const options = { keepFeatures: ["ccmp"], noHinting: true, dropTables: VERTICAL_TABLES };
  const subset = await subsetFont(font, charactersFor(root, language), {
    targetFormat: "truetype",
    ...options,
  });
  return write(`noto-sans-cjk-${language}`, subset);
}

await launch(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new LaunchError("Name the file NotoSansCJK-Bold.ttc.");
  const collection = readFileSync(file);
  let bytes = 0;
  for (const [name, source] of Object.entries(WEB_FONTS)) bytes += await makeWebFont(name, source);
  for (const language of Object.keys(COLLECTION) as EastAsian[])
    bytes += await makeEastAsian(language, collection);
  console.log(`All fonts: ${Math.round(bytes / 1024)} KB`);
  return 0;
});
