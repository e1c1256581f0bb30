// The width of a text in hundredths of an em: advance widths measured in Chromium at the weight of a button, in
// Manrope, Noto Sans Thai and Noto Sans Devanagari. Letters of similar width share a line.
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [20, "\u0020\u00A0"],
  [28, ",.Iijl·ािीॉोौ‘’"],
  [34, "!:;fะเโใไ"],
  [42, "-/1rtर।าำ"],
  [45, "()*{}г“”"],
  [52, "7FJLkz×зктइईटรว"],
  [56, "+35?Eacsvxy«»¿ГЕавсухчьэяउडदहขงจฐธ–"],
  [61, "$24689<>BPTVYbdeghnopquđБВРТУбдеилнопръएऐगठढतनपबयवषกฆฉชซฎฏดถบปภยฤลสหอฮแๆ"],
  [65, "&0AKRSXZ_АЗКХЧЯцघचधमคฑตทนผฝมศษ"],
  [72, "CDGHNOQU~ĐИЛНОПСФЦЭмыथलशसพฟ…"],
  [77, "=Джфшщछजणभ—"],
  [82, "wюअऊकझञफ"],
  [86, "Mm©Мख"],
  [92, "#%@ЖШญฒณ"],
  [99, "W→"],
  [112, "आऑओऔ"],
];
const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);

const HANGUL = 92;
const WIDE = 100;
const OTHER = 61;
/** A virama joins a letter to the next one, so the first one loses its stem. */
const VIRAMA = -20;

function letterWidth(letter: string): number {
  const known = WIDTH_OF.get(letter);
  if (known !== undefined) return known;
  if (letter === "\u094D") return VIRAMA;
  if (/\p{M}/u.test(letter)) return 0;
  if (/[\u2E80-\uFFEF]/u.test(letter)) return WIDE;
  return OTHER;
}

function partWidth(part: string): number {
  if (/^\p{Script=Hangul}+$/u.test(part)) return HANGUL * part.length;
  // An accent has no width of its own.
  return Array.from(part.normalize("NFD"), letterWidth).reduce((sum, width) => sum + width, 0);
}

export const textWidth = (text: string): number =>
  (text.normalize("NFC").match(/\p{Script=Hangul}+|\P{Script=Hangul}+/gu) ?? []).reduce(
    (sum, part) => sum + partWidth(part),
    0,
  );
