/**
 * Makes the 17 logo files of the brand kit from one mark. Its shapes name their part by a class: `body` carries the
 * form, `water` is the second colour and is left out where there is only one, `accent` is the spot.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setText } from "#server/share/text/set-text.ts";

/** The colours of the logos; those for dark grounds are not among the tokens. */
export interface LogoColours {
  readonly body: string;
  readonly water: string;
  readonly accent: string;
  readonly word: string;
  readonly bodyOnDark: string;
  readonly waterOnDark: string;
}

interface Drawing {
  readonly shapes: string;
  readonly width: number;
}

export interface LogoSources {
  readonly mark: Drawing;
  /** For 16 px, with fewer shapes; the mark itself if the brand has none. */
  readonly smallMark: Drawing;
  readonly wordmark: Drawing;
}

type Part = "body" | "water" | "accent" | "word";
type Look = Readonly<Record<Part, string | null>>;

const MARK = 64;
const WORD_HEIGHT = 62;
const WORD_X = 82;
/** Capitals of 36 units, with room for what hangs below the line. */
const WORD_SIZE = 50;
const WORD_TOP = 8;
const VERTICAL_SCALE = 1.75;

function readDrawing(file: string): Drawing | null {
  let svg: string;
  try {
    svg = readFileSync(file, "utf8");
  } catch {
    return null;
  }
  const width = Number(/viewBox="0 0 ([\d.]+) [\d.]+"/.exec(svg)?.[1] ?? Number.NaN);
  const shapes = /<svg[^>]*>(?:<style>[^<]*<\/style>)?(.*)<\/svg>/s.exec(svg)?.[1]?.replaceAll(/>\s+</g, "><").trim();
  if (!Number.isFinite(width) || !shapes) throw new Error(`${file} is not an SVG with a viewBox from 0 0`);
  if (!/class="(?:body|word)"/.test(shapes)) throw new Error(`${file}: no shape has class="body" or "word"`);
  return { shapes, width };
}

/** The name in the site's typeface, for brands without a wordmark of their own. */
async function letter(name: string): Promise<Drawing> {
  const frame = { sizes: [WORD_SIZE], width: 2_000, maxLines: 1 } as const;
  const set = await setText(name, "en", { ...frame, weight: 700, leading: 1, tracking: -0.03 });
  if (!set) throw new Error(`The name ${name} has a character that the typeface lacks: draw a wordmark.svg`);
  const shapes = `<g class="word" transform="translate(0 ${WORD_TOP})">${set.svg}</g>`;
  return { shapes, width: Math.ceil(set.width) };
}

export async function readLogoSources(folder: string, name: string): Promise<LogoSources> {
  const mark = readDrawing(join(folder, "mark.svg"));
  if (!mark || mark.width !== MARK) throw new Error(`${folder}/mark.svg is missing or not 64 units wide`);
  return {
    mark,
    smallMark: readDrawing(join(folder, "mark-small.svg")) ?? mark,
    wordmark: readDrawing(join(folder, "wordmark.svg")) ?? (await letter(name)),
  };
}

/** Gives each part its colour; null leaves the shape out. */
const painted = ({ shapes }: Drawing, look: Look): string =>
  shapes
    .replaceAll(/<(\w+) class="(\w+)"([^>]*)\/>/g, (text, tag: string, part: Part, rest: string) => {
      const fill = look[part];
      return fill === null ? "" : fill === undefined ? text : `<${tag} fill="${fill}"${rest}/>`;
    })
    .replaceAll(/class="word"/g, `fill="${look.word ?? ""}"`);

const moved = (content: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${content}</g>`;

export const lockupSize = ({ wordmark }: LogoSources) => ({ width: WORD_X + wordmark.width, height: MARK });

const inOneColour = (fill: string): Look => ({ body: fill, accent: fill, word: fill, water: null });

function looksOf(colours: LogoColours) {
  const { body, water, accent, word, bodyOnDark, waterOnDark } = colours;
  return {
    colour: { body, water, accent, word },
    onDark: { body: bodyOnDark, water: waterOnDark, accent, word: bodyOnDark },
    /** On a ground of the body's colour. */
    onBody: { body: bodyOnDark, water, accent, word: bodyOnDark },
    white: inOneColour("#fff"),
    mono: inOneColour("currentColor"),
  } satisfies Record<string, Look>;
}

/** Every file of content/site/logos.json, by its name without `.svg`. */
export function makeLogos(name: string, sources: LogoSources, colours: LogoColours): Map<string, string> {
  const { mark, smallMark, wordmark } = sources;
  const looks = looksOf(colours);
  const svg = (width: number, height: number, content: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${name}</title>${content}</svg>\n`;
  const horizontal = (look: Look): string => {
    const { width, height } = lockupSize(sources);
    return svg(width, height, painted(mark, look) + moved(painted(wordmark, look), WORD_X, 7.5));
  };
  const vertical = (look: Look): string => {
    const markWidth = MARK * VERTICAL_SCALE;
    const width = Math.max(wordmark.width, markWidth);
    const top = moved(painted(mark, look), (width - markWidth) / 2, 0, VERTICAL_SCALE);
    return svg(width, 190, top + moved(painted(wordmark, look), (width - wordmark.width) / 2, 128));
  };
  const alone = (look: Look): string => svg(MARK, MARK, painted(mark, look));
  const word = (look: Look): string => svg(wordmark.width, WORD_HEIGHT, painted(wordmark, look));
  const square = (radius: number, fill: string, look: Look): string =>
    svg(
      512,
      512,
      `<rect width="512" height="512" rx="${radius}" fill="${fill}"/>${moved(painted(mark, look), 80, 80, 5.5)}`,
    );
  const disc = `<circle cx="256" cy="256" r="256" fill="${colours.body}"/>`;
  return new Map([
    ["lockup-horizontal-colour", horizontal(looks.colour)],
    ["lockup-horizontal-white", horizontal(looks.white)],
    ["lockup-horizontal-on-dark", horizontal(looks.onDark)],
    ["lockup-horizontal-mono", horizontal(looks.mono)],
    ["lockup-vertical-colour", vertical(looks.colour)],
    ["lockup-vertical-white", vertical(looks.white)],
    ["icon-rounded", square(116, colours.body, looks.onBody)],
    ["icon-rounded-white", square(116, "#fff", looks.colour)],
    ["icon-square", square(0, colours.body, looks.onBody)],
    ["icon-square-white", square(0, "#fff", looks.colour)],
    ["avatar", svg(512, 512, disc + moved(painted(mark, looks.onBody), 106, 106, 4.6875))],
    ["mark-colour", alone(looks.colour)],
    ["mark-white", alone(looks.white)],
    ["mark-mono", alone(looks.mono)],
    ["mark-16", svg(MARK, MARK, painted(smallMark, looks.colour))],
    ["wordmark-colour", word(looks.colour)],
    ["wordmark-white", word(looks.white)],
  ]);
}
