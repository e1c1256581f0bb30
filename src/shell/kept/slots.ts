/**
 * Places in a rendered page that are filled with markup from elsewhere. On the page each is an empty element. What is
 * kept is filled in as bytes, so that a page is encoded only where it differs from others.
 */
export type Piece = string | Uint8Array<ArrayBuffer>;

const START = '<template id="kept-';
const END = '"></template>';

/** A shorter text is encoded with its neighbours in less time than its bytes are copied. */
const MIN_KEPT_LENGTH = 500;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Markup that many pages contain. */
export const keptPiece = (markup: string): Piece =>
  markup.length < MIN_KEPT_LENGTH ? markup : encoder.encode(markup);

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : decoder.decode(piece))).join("");

/** The slots of one page. */
export class Slots {
  readonly #contents: (readonly Piece[])[] = [];

  /** Returns the id of the slot's element. */
  add(content: readonly Piece[]): string {
    return `kept-${this.#contents.push(content) - 1}`;
  }

  /** No text of a page can contain a slot, because React escapes it. */
  fill(html: string): Piece[] {
    const [first = "", ...others] = html.split(START);
    const pieces: Piece[] = [first];
    for (const other of others) {
      const end = other.indexOf(END);
      const content = this.#contents[Number(other.slice(0, end))] ?? [];
      pieces.push(...content, other.slice(end + END.length));
    }
    return pieces;
  }
}
