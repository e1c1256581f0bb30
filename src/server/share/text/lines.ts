/** Breaks pieces of known width into lines. It knows nothing about letters. */

/** Widths are in ems, so they scale with the font size. */
export interface Piece {
  readonly width: number;
  /** The space after it, which is dropped at the end of a line. */
  readonly space: number;
  /** The penalty of a line break after this piece. */
  readonly breakCost: number;
}

export interface Frame {
  /** In px, the largest first. */
  readonly sizes: readonly [number, ...number[]];
  readonly width: number;
  readonly maxLines: number;
}

/** The pieces of a line: from inclusive, to exclusive. */
type Line = readonly [from: number, to: number];

export interface Setting {
  readonly size: number;
  readonly lines: readonly Line[];
  /** The text is truncated after the last line. */
  readonly isCut: boolean;
}

/** Lines should have similar lengths, end at good places, and be large. This is the penalty of a smaller size. */
const SIZE_WEIGHT = 1;

interface Plan {
  readonly cost: number;
  readonly lines: readonly Line[];
}

/** Returns the width of any line in constant time, because thousands are compared. */
function measure(pieces: readonly Piece[]): (line: Line) => number {
  const starts = [0];
  for (const { width, space } of pieces) starts.push((starts.at(-1) ?? 0) + width + space);
  return ([from, to]) => (starts[to] ?? 0) - (starts[from] ?? 0) - (pieces[to - 1]?.space ?? 0);
}

interface Task {
  readonly pieces: readonly Piece[];
  readonly widthOf: (line: Line) => number;
}

/** The best layout in this many lines, or null if the text does not fit. */
function plan({ pieces, widthOf }: Task, width: number, count: number): Plan | null {
  const ideal = widthOf([0, pieces.length]) / count;
  if (ideal > width) return null;
  const known = new Map<string, Plan | null>();
  function search(from: number, left: number): Plan | null {
    if (left === 0) return from === pieces.length ? { cost: 0, lines: [] } : null;
    const key = `${from} ${left}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best: Plan | null = null;
    for (let to = from + 1; to <= pieces.length; to += 1) {
      const length = widthOf([from, to]);
      if (length > width) break;
      const rest = search(to, left - 1);
      if (!rest) continue;
      const breakCost = to < pieces.length ? (pieces[to - 1]?.breakCost ?? 0) : 0;
      const cost = (length / ideal - 1) ** 2 + breakCost + rest.cost;
      if (!best || cost < best.cost) best = { cost, lines: [[from, to], ...rest.lines] };
    }
    known.set(key, best);
    return best;
  }
  return search(0, count);
}

/** As much as fits at the smallest size; the last line leaves room for the ellipsis. */
function cut({ pieces, widthOf }: Task, ellipsis: number, { sizes, width, maxLines }: Frame): Setting {
  const size = sizes.at(-1) ?? sizes[0];
  const lines: Line[] = [];
  let from = 0;
  for (let line = 1; line <= maxLines; line += 1) {
    const room = width / size - (line === maxLines ? ellipsis : 0);
    let to = from + 1;
    while (to < pieces.length && widthOf([from, to + 1]) <= room) to += 1;
    lines.push([from, to]);
    from = to;
  }
  return { size, lines, isCut: true };
}

/** `ellipsis` is the width of the character that ends a truncated text. */
export function setLines(pieces: readonly Piece[], ellipsis: number, frame: Frame): Setting {
  const { sizes, width, maxLines } = frame;
  const task = { pieces, widthOf: measure(pieces) };
  const counts = Array.from({ length: Math.min(maxLines, pieces.length) }, (_, at) => at + 1);
  let best: (Plan & { readonly size: number }) | null = null;
  for (const size of sizes) {
    for (const count of counts) {
      const found = plan(task, width / size, count);
      if (!found) continue;
      const cost = found.cost + SIZE_WEIGHT * (1 - size / sizes[0]);
      if (!best || cost < best.cost) best = { cost, size, lines: found.lines };
    }
  }
  return best ? { size: best.size, lines: best.lines, isCut: false } : cut(task, ellipsis, frame);
}
