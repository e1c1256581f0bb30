/** The site's drawings as files of their own: what `img_url` of news, banners, activities and ads names. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import type { Tones } from "./tone.ts";

const FOLDER = join(PROJECT_FOLDER, "src/ui/illustrations");

/** By name; colours are the light theme's, because a file of its own is told no theme. */
export function loadArt(tone: Tones): ReadonlyMap<string, string> {
  const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith(".svg") ? [file.slice(0, -4)] : []));
  return new Map(names.map((name) => [name, artFile(name, tone)]));
}

function artFile(name: string, tone: Tones): string {
  // The picture's size stands beside the file that draws it, in a module that only the page's build can import.
  const picture = readFileSync(join(FOLDER, `${name}.ts`), "utf8");
  const side = (which: string): string => new RegExp(`${which}: (\\d+)`).exec(picture)?.[1] ?? "0";
  return readFileSync(join(FOLDER, `${name}.svg`), "utf8")
    .replace("<svg ", `<svg viewBox="0 0 ${side("width")} ${side("height")}" `)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => tone(token));
}
