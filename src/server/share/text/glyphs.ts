/** Turns words into outlines; HarfBuzz does ligatures, marks and reordering. */
import { Buffer as Shaper, shape } from "harfbuzzjs";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { covers, type PictureFont } from "./fonts.ts";
import { graphemesOf } from "./pieces.ts";

/** All measures are in ems; y grows upwards. */
interface Glyph {
  /** In the font's own units; `scale` converts them to ems. */
  readonly outline: string;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Word {
  readonly width: number;
  readonly glyphs: readonly Glyph[];
}

export interface Hand {
  /** Together they cover every character. */
  readonly fonts: readonly PictureFont[];
  readonly language: Language;
  readonly weight: number;
  /** Added after each glyph. */
  readonly tracking: number;
}

interface Run {
  readonly font: PictureFont;
  readonly text: string;
}

/** Splits a text into the longest runs of one font, each character in the best font that has it. */
function runsOf(text: string, fonts: readonly PictureFont[]): Run[] {
  const runs: Run[] = [];
  for (const grapheme of graphemesOf(text)) {
    const font = fonts.find((one) => covers(one, grapheme));
    if (!font) throw new Error(`No font has ${grapheme}`);
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + grapheme };
    else runs.push({ font, text: grapheme });
  }
  return runs;
}

/** Whole font units are finer than a pixel. */
const roundOutline = (outline: string): string =>
  outline.replaceAll(/-?\d{1,9}\.\d{1,20}/g, (number) => String(Math.round(Number(number))));

/** Shared, because words are shaped one after the other. */
const shaper = new Shaper();

export function shapeWord(text: string, { fonts, language, weight, tracking }: Hand): Word {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const run of runsOf(text, fonts)) {
    const font = run.font.at(weight);
    const scale = 1 / run.font.unitsPerEm;
    shaper.reset();
    shaper.addText(run.text);
    shaper.setLanguage(LANGUAGE_FACTS[language].htmlLang);
    shaper.guessSegmentProperties();
    shape(font, shaper);
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaper.getGlyphInfosAndPositions()) {
      const outline = roundOutline(font.glyphToPath(codepoint));
      if (outline) glyphs.push({ outline, scale, x: width + xOffset * scale, y: yOffset * scale });
      // A combining mark has no width.
      if (xAdvance > 0) width += xAdvance * scale + tracking;
    }
  }
  return { width, glyphs };
}
