/** Draws the avatar of a listing in a share picture: large, inside rings. */
import { squareAvatar } from "#server/icons/avatar-file.ts";
import type { Tones } from "#server/icons/tone.ts";
import { CAPITALS, setText } from "#server/share/text/set-text.ts";

const MIDDLE = { x: 965, y: 315 };
const SIDE = 232;
/** The avatar's grid, and its mask: 26 % of the side. */
const GRID = 64;
const RADIUS = 0.26;

/** Where an uploaded logo is placed. */
export const LOGO_PLACE = { left: MIDDLE.x - SIDE / 2, top: MIDDLE.y - SIDE / 2, side: SIDE } as const;

/** Cuts off the corners of a logo. */
export const LOGO_MASK = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${SIDE * RADIUS}"/></svg>`;

/** From the outside in. */
const RINGS = [
  { tone: "--ill-rock", scale: 2.85 },
  { tone: "--ill-rock-2", scale: 2.5 },
  { tone: "--ill-w1", scale: 2.15 },
  { tone: "--ill-w2", scale: 1.8 },
];
const RING =
  "M110 0C109 18 89 38 73 51C58 64 37 74 17 78C-4 82 -32 81 -51 73C-69 64 -85 45 -93 28C-102 11 -106 -13 -99 -30C-92 -47 -70 -66 -51 -73C-31 -80 -6 -76 15 -73C37 -70 62 -67 78 -54C94 -42 111 -18 110 0Z";

const drawRings = (tone: Tones): string =>
  RINGS.map(
    ({ tone: ring, scale }) => `<path transform="scale(${scale})" fill="${tone(ring)}" d="${RING}"/>`,
  ).join("");

/** The place of an uploaded logo, which is laid over it; transparent ones stand on the colour of cards. */
export const drawLogoPlace = (tone: Tones): string =>
  [
    `<g transform="translate(${MIDDLE.x} ${MIDDLE.y})">${drawRings(tone)}`,
    `<rect x="${-SIDE / 2}" y="${-SIDE / 2}" width="${SIDE}" height="${SIDE}" rx="${SIDE * RADIUS}" fill="${tone("--surface-1")}"/></g>`,
  ].join("");

/** Null if our fonts lack the letter. */
export async function drawAvatar(name: string, tone: Tones): Promise<string | null> {
  const { shapes, letter, ink } = squareAvatar(name, tone);
  const style = {
    sizes: [letter.size] as const,
    width: GRID,
    maxLines: 1,
    weight: 750,
    leading: 1,
    tracking: 0,
  };
  const text = await setText(letter.text, "en", style);
  if (!text) return null;
  const corner = -SIDE / 2;
  return [
    `<g transform="translate(${MIDDLE.x} ${MIDDLE.y})">${drawRings(tone)}`,
    `<clipPath id="mask"><rect width="${GRID}" height="${GRID}" rx="${GRID * RADIUS}"/></clipPath>`,
    `<g transform="translate(${corner} ${corner}) scale(${SIDE / GRID})" clip-path="url(#mask)">${shapes}`,
    `<g transform="translate(${letter.x - text.width / 2} ${letter.y - CAPITALS * letter.size})" fill="${ink}">${text.svg}</g>`,
    "</g></g>",
  ].join("");
}
