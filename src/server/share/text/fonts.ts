/**
 * The fonts of share pictures. They are part of the project (tools/share-fonts), because a server may have none, and
 * other fonts would draw other pictures.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import type { Language } from "#i18n/languages.ts";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import { graphemesOf } from "./pieces.ts";

const FOLDER = join(PROJECT_FOLDER, "content/fonts");

/** The brand's font comes first, as on the pages. */
const ALPHABETS = [
  "manrope-latin",
  "manrope-latin-ext",
  "manrope-cyrillic",
  "manrope-vietnamese",
  "manrope-greek",
  "noto-sans-devanagari",
  "noto-sans-thai",
];

/** They draw the same characters differently: a language's own font comes first, the others fill its gaps. */
const EAST_ASIAN = ["zh", "zh-tw", "ja", "ko"] as const satisfies Language[];

export interface PictureFont {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly has: (codePoint: number) => boolean;
  /** Fonts with a single weight return that one. */
  readonly at: (weight: number) => Font;
}

const unpack = promisify(brotliDecompress);
const loaded = new Map<string, Promise<PictureFont>>();

async function load(name: string): Promise<PictureFont> {
  const face = new Face(new Blob(await unpack(await readFile(join(FOLDER, `${name}.br`)))));
  const plain = new Font(face);
  const weights = new Map<number, Font>();
  return {
    name,
    unitsPerEm: face.upem,
    has: (codePoint) => plain.nominalGlyph(codePoint) !== undefined,
    at(weight) {
      const font = weights.get(weight) ?? new Font(face);
      if (!weights.has(weight)) font.setVariations([new Variation("wght", weight)]);
      weights.set(weight, font);
      return font;
    },
  };
}

function loadOnce(name: string): Promise<PictureFont> {
  const font = loaded.get(name) ?? load(name);
  loaded.set(name, font);
  return font;
}

/** Joiners and variation selectors have no glyph. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/gu;

/** Whether one font has all characters of a text. */
export const covers = (font: PictureFont, text: string): boolean =>
  Array.from(text.replaceAll(SHAPELESS, "")).every((character) => font.has(character.codePointAt(0) ?? 0));

function namesFor(language: Language): string[] {
  const others = EAST_ASIAN.filter((one) => one !== language);
  const own = EAST_ASIAN.filter((one) => one === language);
  return [...ALPHABETS, ...[...own, ...others].map((one) => `noto-sans-cjk-${one}`)];
}

/** Returns the fonts that a text needs, the best first; null if no font has one of its characters. */
export async function fontsFor(text: string, language: Language): Promise<PictureFont[] | null> {
  const missing = new Set(graphemesOf(text));
  const fonts: PictureFont[] = [];
  for (const name of namesFor(language)) {
    if (missing.size === 0) break;
    const font = await loadOnce(name);
    const found = [...missing].filter((grapheme) => covers(font, grapheme));
    if (found.length > 0) fonts.push(font);
    for (const grapheme of found) missing.delete(grapheme);
  }
  return missing.size === 0 ? fonts : null;
}
