/** A text as outlines, ready to be placed in a picture. */
import type { Language } from "#i18n/languages.ts";
import { fontsFor } from "./fonts.ts";
import { shapeWord, type Hand, type Word } from "./glyphs.ts";
import { setLines, type Frame } from "./lines.ts";
import { breakCostOf, graphemesOf, piecesOf } from "./pieces.ts";

export interface TextStyle extends Frame {
  readonly weight: number;
  /** Line height and letter spacing, by language. */
  readonly leading: number;
  readonly tracking: number;
}

export interface SetText {
  /** The upper left corner is at 0 0; the caller sets the colour. */
  readonly svg: string;
  /** The width of the longest line. */
  readonly width: number;
  /** From the top of the first line's capitals to the baseline of the last line. */
  readonly height: number;
}

const ELLIPSIS = "…";
/** The height of capitals, nearly the same in all our fonts. */
export const CAPITALS = 0.72;

interface ShapedPiece extends Word {
  /** With the space after it. */
  readonly text: string;
  readonly space: number;
  readonly breakCost: number;
}

function shapePiece(piece: string, hand: Hand): ShapedPiece {
  const word = piece.trimEnd();
  const space = piece.length > word.length ? shapeWord(" ", hand).width : 0;
  return { ...shapeWord(word, hand), text: piece, space, breakCost: breakCostOf(piece) };
}

function shapePieces(text: string, hand: Hand, widest: number): ShapedPiece[] {
  return piecesOf(text, hand.language).flatMap((piece) => {
    const shaped = shapePiece(piece, hand);
    return shaped.width <= widest ? [shaped] : graphemesOf(piece).map((one) => shapePiece(one, hand));
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;

function drawWord({ glyphs }: Word, size: number, x: number, y: number): string {
  return glyphs
    .map((glyph) => {
      const scale = (glyph.scale * size).toFixed(6);
      const place = `${round(x + glyph.x * size)} ${round(y - glyph.y * size)}`;
      return `<path transform="matrix(${scale} 0 0 -${scale} ${place})" d="${glyph.outline}"/>`;
    })
    .join("");
}

const tidy = (text: string): string => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();

interface LaidOut {
  readonly pieces: readonly ShapedPiece[];
  readonly ellipsis: Word;
  readonly setting: ReturnType<typeof setLines>;
}

function layOut(text: string, hand: Hand, frame: Frame): LaidOut {
  const smallest = frame.sizes.at(-1) ?? frame.sizes[0];
  const pieces = shapePieces(text, hand, frame.width / smallest);
  const ellipsis = shapeWord(ELLIPSIS, hand);
  return { pieces, ellipsis, setting: setLines(pieces, ellipsis.width, frame) };
}

/** The size and the lines of a text that is written with fonts instead of outlines. */
export function linesOf(given: string, hand: Hand, frame: Frame): { size: number; lines: string[] } {
  const { pieces, setting } = layOut(tidy(given), hand, frame);
  const { size, lines, isCut } = setting;
  const texts = lines.map(([from, to]) =>
    pieces
      .slice(from, to)
      .map(({ text }) => text)
      .join("")
      .trimEnd(),
  );
  return { size, lines: isCut ? [...texts.slice(0, -1), (texts.at(-1) ?? "") + ELLIPSIS] : texts };
}

/** Null if no font has one of the characters, because a box in its place would look like an error. */
export async function setText(
  given: string,
  language: Language,
  { weight, tracking, leading, ...frame }: TextStyle,
): Promise<SetText | null> {
  const text = tidy(given);
  const fonts = await fontsFor(text + ELLIPSIS, language);
  if (!fonts) return null;
  const hand = { fonts, language, weight, tracking };
  const { pieces, ellipsis, setting } = layOut(text, hand, frame);
  const { size, lines, isCut } = setting;
  const drawn = lines.map(([from, to], line) => {
    const y = (CAPITALS + line * leading) * size;
    let x = 0;
    const words = pieces.slice(from, to).map((piece, at) => {
      const word = drawWord(piece, size, x, y);
      x += (piece.width + (at < to - from - 1 ? piece.space : 0)) * size;
      return word;
    });
    const isEnd = isCut && line === lines.length - 1;
    return { svg: words.join("") + (isEnd ? drawWord(ellipsis, size, x, y) : ""), width: x };
  });
  return {
    svg: drawn.map(({ svg }) => svg).join(""),
    width: Math.max(...drawn.map(({ width }) => width)),
    height: (CAPITALS + (lines.length - 1) * leading) * size,
  };
}
