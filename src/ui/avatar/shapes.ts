import type { Shape } from "./drawing.ts";

/** Outlines on a grid of 64. They extend past the edge where rotation would otherwise expose a corner. */
interface Outline {
  /** Filled with the figure's tone. */
  readonly fill?: string;
  /** Stroked with the figure's tone at this width. */
  readonly line?: string;
  readonly width?: number;
  /** Filled with the background's tone, over the figure. */
  readonly over?: string;
  /** Stroked with the background's tone, over the figure. */
  readonly vein?: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const at = (angle: number, r: number) =>
  [Math.cos(angle), Math.sin(angle)].map((part) => Math.round((32 + r * part) * 10) / 10).join(" ");

/** Spokes from the middle outwards. */
const spokes = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return `M${at(angle, from)}L${at(angle, to)}`;
  }).join("");

const rows = (path: string, ...ys: readonly number[]) => ys.map((y) => path.replace("?", String(y))).join("");

const blade = (x: number) => `M${x} 66C${x - 8} 46 ${x + 8} 28 ${x} 2C${x + 17} 22 ${x + 10} 46 ${x + 8} 66Z`;

export const OUTLINES: Readonly<Record<Shape, Outline>> = {
  rings: { fill: circle(40, 24, 22), over: circle(40, 24, 12) },
  wave: {
    fill: "M0 40Q16 28 32 40T64 40V64H0Z",
    over: "M0 50Q16 40 32 50T64 50V64H0Z",
  },
  rays: { line: spokes(12, 16, 46), width: 4 },
  contours: { line: circle(12, 52, 14) + circle(12, 52, 26) + circle(12, 52, 38), width: 4 },
  diagonal: { fill: "M-16 -16H80L-16 80Z" },
  "half-disc": { fill: "M2 34A30 30 0 0 1 62 34Z" },
  petals: { line: spokes(8, 14, 24), width: 14 },
  shell: {
    fill: "M8 56C8 22 28 4 60 6C62 40 42 58 8 56Z",
    vein: "M8 56C20 34 36 20 60 6",
  },
  starfish: { line: spokes(5, 8, 29), width: 13 },
  scales: {
    line: rows(
      "M-8 ?a10 10 0 0 0 20 0a10 10 0 0 0 20 0a10 10 0 0 0 20 0a10 10 0 0 0 20 0",
      -4,
      12,
      28,
      44,
      60,
    ),
    width: 3,
  },
  ripples: { line: rows("M-14 ?q11 -9 22 0t22 0t22 0t22 0", -4, 9, 22, 35, 48, 61), width: 4 },
  spiral: { line: "M54 32A22 22 0 0 1 10 32A25 25 0 0 1 60 32A28 28 0 0 1 4 32A32 32 0 0 1 68 32", width: 4 },
  kelp: { fill: blade(5) + blade(28) + blade(50) },
  bubbles: {
    fill:
      circle(12, 13, 7) +
      circle(51, 11, 8) +
      circle(55, 47, 7) +
      circle(10, 50, 9) +
      circle(33, 57, 4.5) +
      circle(31, 7, 4) +
      circle(59, 28, 3.5) +
      circle(5, 31, 3.5),
  },
  reef: {
    fill: "M0 42L10 28L20 40L34 14L46 36L55 25L64 38V64H0Z",
    over: "M0 56L14 44L26 54L42 40L54 52L64 46V64H0Z",
  },
  coves: { fill: circle(6, 6, 25) + circle(58, 58, 25) },
};
