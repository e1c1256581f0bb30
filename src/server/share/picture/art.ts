/** Positions each of the site's drawings in a share picture: at the right, clear of the words. */
import { readDrawing } from "#server/icons/art-file.ts";
import type { Tones } from "#server/icons/tone.ts";
import { SHARE_ARTS, type ShareArt } from "#shell/head/share-subject.ts";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The visible part of the drawing; by default all of it. */
  readonly view?: string;
  /** Drawings that end in a straight line get a frame. */
  readonly isFramed?: true;
}

const UPRIGHT = { x: 750, y: 80, width: 380, height: 470, isFramed: true } as const;

const PLACES: Readonly<Record<ShareArt, Place>> = {
  beacon: { ...UPRIGHT, view: "127 0 130 160" },
  channel: { x: 690, y: 120, width: 580, height: 390 },
  depth: { ...UPRIGHT, view: "98 0 420 520" },
  flag: { ...UPRIGHT, view: "40 0 130 160" },
  "low-tide": { x: 690, y: 85, width: 600, height: 460 },
  pool: { x: 690, y: 10, width: 720, height: 578 },
  // The shoreline runs along the top of the whole picture.
  shore: { x: 46, y: -90, width: 1_325, height: 626 },
  tide: { ...UPRIGHT, view: "298 8 302 374" },
  window: { x: 700, y: 165, width: 440, height: 300, view: "-12 -110 408 278", isFramed: true },
};

function draw(name: ShareArt, tone: Tones): string {
  const { view, x, y, width, height, isFramed } = PLACES[name];
  const drawing = readDrawing(name, tone);
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const fit = `viewBox="${view ?? drawing.view}" preserveAspectRatio="xMidYMid slice"`;
  const art = `<svg ${place} ${fit}>${drawing.shapes}</svg>`;
  if (!isFramed) return art;
  const frame = `<clipPath id="frame"><rect ${place} rx="28"/></clipPath>`;
  return `${frame}<g clip-path="url(#frame)"><rect ${place} fill="${tone("--surface-2")}"/>${art}</g>`;
}

/** The drawings by name, as SVG. */
export const loadShareArt = (tone: Tones): ReadonlyMap<ShareArt, string> =>
  new Map(SHARE_ARTS.map((name) => [name, draw(name, tone)]));
