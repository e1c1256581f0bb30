/** Looks up texts that are sorted by their code units. */

/** The place of the first that is not before `text`. */
export function firstFrom(texts: readonly string[], text: string): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((texts[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** From and to: the range of those that begin with `prefix`. */
export const beginningWith = (texts: readonly string[], prefix: string): readonly [number, number] => [
  firstFrom(texts, prefix),
  firstFrom(texts, `${prefix}\uffff`),
];
