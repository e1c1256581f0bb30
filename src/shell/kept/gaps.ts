/** Places in kept markup for texts that differ from page to page. Each is marked with characters for private use. */
import { keptPiece, type Piece } from "./slots.ts";

/** React writes a mark as it is, URLSearchParams encodes it. */
const MARK = /\uE000([^\uE000\uE001]{1,60})\uE001|%EE%80%80([^%]{1,60})%EE%80%81/gu;

export const gapMark = (name: string): string => `\uE000${name}\uE001`;

interface Gap {
  readonly name: string;
  /** Within a query, whose texts are encoded. */
  readonly isInQuery: boolean;
}

export interface CutMarkup {
  /** One more than there are gaps. */
  readonly pieces: readonly Piece[];
  readonly gaps: readonly Gap[];
}

export function cutAtGaps(html: string): CutMarkup {
  // Most parts have none, and the search for one takes a while in a long text.
  if (!html.includes("\uE000") && !html.includes("%EE%80%80")) return { pieces: [keptPiece(html)], gaps: [] };
  const pieces: Piece[] = [];
  const gaps: Gap[] = [];
  let end = 0;
  for (const { 0: mark, 1: plain, 2: encoded = "", index } of html.matchAll(MARK)) {
    pieces.push(keptPiece(html.slice(end, index)));
    gaps.push({ name: plain ?? encoded, isInQuery: plain === undefined });
    end = index + mark.length;
  }
  return { pieces: [...pieces, keptPiece(html.slice(end))], gaps };
}

const encodeInQuery = (text: string): string => new URLSearchParams({ "": text }).toString().slice(1);

/** `markupOf` gives the markup for a gap, `textOf` the text for one in a query. */
export function fillGaps(
  { pieces, gaps }: CutMarkup,
  markupOf: (name: string) => string,
  textOf: (name: string) => string,
): readonly Piece[] {
  if (gaps.length === 0) return pieces;
  // The words of a search are in every address of a list.
  const encoded = new Map<string, string>();
  const inQuery = (name: string): string => {
    const text = encoded.get(name) ?? encodeInQuery(textOf(name));
    encoded.set(name, text);
    return text;
  };
  const filled: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    filled.push(piece);
    const gap = gaps[at];
    if (gap) filled.push(gap.isInQuery ? inQuery(gap.name) : markupOf(gap.name));
  }
  return filled;
}
