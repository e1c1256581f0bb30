/** The site's drawings as files, for `img_url` of news, banners, activities and ads. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import type { Tones } from "./tone.ts";

const FOLDER = join(PROJECT_FOLDER, "src/ui/illustrations");

/**
 * The drawings by name. A file does not know the page's theme, so it has the light colours and its own background,
 * which shows its lines on a dark page too.
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
  /** The content of its `svg` element, with colours instead of tokens. */
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

/** A drawing that pages also show has its size in a module that only the page's build can import. */
function viewOf(name: string, drawing: string): string {
  const own = /^<svg [^>]*viewBox="([^"]+)"/.exec(drawing)?.[1];
  if (own !== undefined) return own;
  const picture = readFileSync(join(FOLDER, `${name}.ts`), "utf8");
  const [, width = "0"] = /width: (\d{1,5})/.exec(picture) ?? [];
  const [, height = "0"] = /height: (\d{1,5})/.exec(picture) ?? [];
  return `0 0 ${width} ${height}`;
}
