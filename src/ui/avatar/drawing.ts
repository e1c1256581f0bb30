import { nameHash } from "#lib/name-hash.ts";

/** Named after the tokens that define their tones. */
export const PALETTES = [
  "lagoon",
  "anemone",
  "starfish",
  "urchin",
  "mussel",
  "kelp",
  "snail",
  "tide",
] as const;

/**
 * The order decides which shape a name gets, so new shapes are appended up to the next power of two, never
 * inserted.
 */
export const SHAPES = [
  "rings",
  "wave",
  "rays",
  "contours",
  "diagonal",
  "half-disc",
  "petals",
  "shell",
  "starfish",
  "scales",
  "ripples",
  "spiral",
  "kelp",
  "bubbles",
  "reef",
  "coves",
] as const;

export type Palette = (typeof PALETTES)[number];
export type Shape = (typeof SHAPES)[number];

export interface SquareDrawing {
  readonly palette: Palette;
  readonly shape: Shape;
  readonly degrees: number;
  /** Whether the pale tone is the background and the deep tone the figure. */
  readonly pale: boolean;
}

/** Water, plants and rock stay upright: turned, they are not recognisable. */
const UPRIGHT: ReadonlySet<Shape> = new Set(["wave", "kelp", "reef"]);

const pick = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

/** Bits 0–2 choose the palette, 3–5 and 10 the shape, 6–8 the turn, 9 which tone is the background. */
export function squareDrawing(name: string): SquareDrawing {
  const hash = nameHash(name);
  const shape = pick(SHAPES, ((hash >>> 3) & 7) | ((hash >>> 7) & 8));
  return {
    palette: pick(PALETTES, hash & 7),
    shape,
    degrees: UPRIGHT.has(shape) ? 0 : ((hash >>> 6) & 7) * 45,
    pale: ((hash >>> 9) & 1) === 1,
  };
}

export interface RoundDrawing {
  readonly palette: Palette;
  /** The point on the edge where the rings start, on a grid of 32. */
  readonly x: number;
  readonly y: number;
  readonly radii: readonly number[];
}

/** Bits 0–2 choose the palette, 3–5 the side of the rings, the rest their number. */
export function roundDrawing(name: string): RoundDrawing {
  const hash = nameHash(name);
  const angle = (((hash >>> 3) & 7) * Math.PI) / 4;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    palette: pick(PALETTES, hash & 7),
    x: round(16 + 14 * Math.cos(angle)),
    y: round(16 + 14 * Math.sin(angle)),
    radii: [7, 13, 19].slice(0, ((hash >>> 6) % 3) + 1),
  };
}

/** A letter without combining characters, as most names begin. */
const PLAIN_START = /^[\dA-Za-z](?![^ -~])/;

/** The first grapheme in upper case: accents and joined emoji stay whole. */
export function initialOf(name: string): string {
  // A page of DApps draws hundreds, and a segmenter costs more than the drawing itself.
  if (PLAIN_START.test(name)) return name.charAt(0).toUpperCase();
  const trimmed = name.normalize("NFC").trim();
  const first =
    "Segmenter" in Intl
      ? new Intl.Segmenter().segment(trimmed)[Symbol.iterator]().next().value?.segment
      : [...trimmed][0];
  return (first ?? "").toUpperCase();
}
