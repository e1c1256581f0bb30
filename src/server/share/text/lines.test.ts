import { expect, it } from "vitest";
import { setLines, type Frame, type Piece } from "./lines.ts";

const words = (...widths: number[]): Piece[] =>
  widths.map((width) => ({ width, space: 0.25, breakCost: 0.03 }));

const frame: Frame = { sizes: [40, 20, 10], width: 100, maxLines: 3 };

it("is set as large as it fits in the available lines", () => {
  expect(setLines(words(2), 1, frame)).toEqual({ size: 40, lines: [[0, 1]], isCut: false });
  expect(setLines(words(4), 1, frame)).toMatchObject({ size: 20, isCut: false });
  expect(setLines(words(4, 4, 4, 4), 1, frame)).toMatchObject({ size: 10, isCut: false });
});

it("no line is wider than the frame, and no word is lost", () => {
  const pieces = words(1.2, 0.4, 2.1, 1.9, 0.3, 0.8);
  const { size, lines, isCut } = setLines(pieces, 1, frame);
  expect(isCut).toBe(false);
  expect(lines.flatMap(([from, to]) => pieces.slice(from, to))).toEqual(pieces);
  for (const [from, to] of lines) {
    const width = pieces.slice(from, to).reduce((sum, piece) => sum + piece.width + 0.25, -0.25);
    expect(width * size).toBeLessThanOrEqual(100);
  }
});

it("lines have similar lengths instead of one long and one short", () => {
  const { lines } = setLines(words(0.5, 0.5, 0.5, 0.5), 1, { ...frame, sizes: [40] });
  expect(lines).toEqual([
    [0, 2],
    [2, 4],
  ]);
});

it("a line prefers to end at a pause, even if another line gets longer", () => {
  const pieces = words(0.6, 0.6, 0.6, 0.6, 0.6).map((piece, at) => ({
    ...piece,
    space: 0,
    breakCost: at === 1 ? 0 : 0.3,
  }));
  expect(setLines(pieces, 1, { ...frame, sizes: [40] }).lines[0]).toEqual([0, 2]);
});

it("text that does not fit at the smallest size is truncated, with room for the ellipsis", () => {
  const pieces = words(...Array.from({ length: 40 }, () => 2.5));
  const { size, lines, isCut } = setLines(pieces, 3, frame);
  expect({ size, isCut }).toEqual({ size: 10, isCut: true });
  expect(lines).toEqual([
    [0, 3],
    [3, 6],
    [6, 8],
  ]);
});

it("a text of hundreds of words takes no noticeable time", () => {
  const started = performance.now();
  setLines(words(...Array.from({ length: 400 }, (_, at) => 0.2 + (at % 7) / 10)), 1, frame);
  expect(performance.now() - started).toBeLessThan(200);
});
