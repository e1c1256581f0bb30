/** The design system's avatars as files: `icon_url` names them until a listing has its own picture. */
import { needsDarkInk } from "#lib/contrast.ts";
import { initialOf, roundDrawing, squareDrawing, type Palette } from "#ui/avatar/drawing.ts";
import { OUTLINES } from "#ui/avatar/shapes.ts";
import type { Tones } from "./tone.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

function tonesOf(palette: Palette, isPale: boolean, tone: Tones) {
  const deep = tone(`--avatar-${palette}-deep`);
  const pale = tone(`--avatar-${palette}-pale`);
  const ink = tone(`--avatar-${palette}-ink${isPale ? "-pale" : ""}`);
  return isPale ? { ground: pale, figure: deep, ink } : { ground: deep, figure: pale, ink };
}

const FONT = 'font-family="Manrope, system-ui, sans-serif" text-anchor="middle"';

interface SquareAvatar {
  /** On a grid of 64, without the letter. */
  readonly shapes: string;
  readonly letter: { readonly text: string; readonly size: number; readonly x: number; readonly y: number };
  readonly ink: string;
}

export function squareAvatar(name: string, tone: Tones): SquareAvatar {
  const { palette, shape, degrees, pale } = squareDrawing(name);
  const { ground, figure, ink } = tonesOf(palette, pale, tone);
  const { fill, line, width = 1, over, vein } = OUTLINES[shape];
  const figures = [
    fill && `<path d="${fill}" fill="${figure}" opacity=".88"/>`,
    line &&
      `<path d="${line}" fill="none" stroke="${figure}" stroke-width="${width}" stroke-linecap="round" opacity=".8"/>`,
    over && `<path d="${over}" fill="${ground}" opacity=".45"/>`,
    vein && `<path d="${vein}" fill="none" stroke="${ground}" stroke-width="2.5"/>`,
  ];
  return {
    shapes: `<path d="M0 0h64v64H0z" fill="${ground}"/><g transform="rotate(${degrees} 32 32)">${figures.filter(Boolean).join("")}</g><circle cx="32" cy="32" r="18" fill="${ground}"/>`,
    letter: { text: initialOf(name), size: 25, x: 32, y: 41 },
    ink,
  };
}

export function squareAvatarFile(name: string, tone: Tones): string {
  const { shapes, letter, ink } = squareAvatar(name, tone);
  const { text, size, x, y } = letter;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}<text x="${x}" y="${y}" ${FONT} font-size="${size}" font-weight="750" fill="${ink}">${escape(text)}</text></svg>`;
}

function tonesOn(ground: string, tone: Tones) {
  const ink = tone(needsDarkInk(ground) ? "--avatar-ink-dark" : "--avatar-ink-light");
  return { ground, figure: ink, ink };
}

export interface RoundAvatar {
  readonly title: string;
  readonly code: string;
  readonly colour?: string | undefined;
}

export function roundAvatarFile({ title, code, colour }: RoundAvatar, tone: Tones): string {
  const { palette, x, y, radii } = roundDrawing(title);
  const { ground, figure, ink } = colour ? tonesOn(colour, tone) : tonesOf(palette, false, tone);
  const rings = radii.map(
    (radius) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${figure}" stroke-width="1.8" opacity="${colour ? ".3" : ".7"}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><clipPath id="a"><circle cx="16" cy="16" r="16"/></clipPath><g clip-path="url(#a)"><path d="M0 0h32v32H0z" fill="${ground}"/>${rings.join("")}</g><text x="16" y="20.2" ${FONT} font-size="12" font-weight="800" fill="${ink}" stroke="${ground}" stroke-width="3" paint-order="stroke">${escape(code)}</text></svg>`;
}
