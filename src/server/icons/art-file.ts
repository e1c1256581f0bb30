/** The site's drawings as files of their own: what `img_url` of news, banners, activities and ads names. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import type { Tones } from "./tone.ts";

const FOLDER = join(PROJECT_FOLDER, "src/ui/illustrations");

/**
 * By name. A file of its own is told no theme: it has the light theme's colours, and a ground of its own, on which
 * its lines are seen on a dark page too.
 */
export function loadArt(tone: Tones): ReadonlyMap<string, string> {
  const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith(".svg") ? [file.slice(0, -4)] : []));
  return new Map(names.map((name) => [name, artFile(name, tone)]));
}

function artFile(name: string, tone: Tones): string {
  const { view, shapes } = readDrawing(name, tone);
  const ground = `<rect width="100%" height="100%" fill="${tone("--ill-rock-3")}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${ground}${shapes}</svg>`;
}

interface PlainDrawing {
  /** Its `viewBox`. */
  readonly view: string;
  /** All that stands inside its `svg` element, with colours instead of tokens. */
  readonly shapes: string;
}

export function readDrawing(name: string, tone: Tones): PlainDrawing {
  const drawing = readFileSync(join(FOLDER, `${name}.svg`), "utf8");
  const shapes = drawing
    .replace(/^<svg [^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => tone(token));
  return { view: viewOf(name, drawing), shapes };
}

/** A drawing that pages show too has its size beside it, in a module that only the page's build can import. */
function viewOf(name: string, drawing: string): string {
  const own = /^<svg [^>]*viewBox="([^"]+)"/.exec(drawing)?.[1];
  if (own !== undefined) return own;
  const picture = readFileSync(join(FOLDER, `${name}.ts`), "utf8");
  const side = (which: string): string => new RegExp(`${which}: (\\d+)`).exec(picture)?.[1] ?? "0";
  return `0 0 ${side("width")} ${side("height")}`;
}
