import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#i18n/languages.ts";
import { escapeXml } from "#lib/xml.ts";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import { loadTones } from "#server/icons/tone.ts";
import { textStyle } from "#server/share/picture/styles.ts";
import { setText } from "#server/share/text/set-text.ts";

const HEIGHT = 40;
const MARK = 22;
const EDGE = 12;
const GAP = 9;

/** Dark with a light edge: it stands out on light and on dark websites. The words are outlines, so it needs no font. */
export async function drawBadge(text: string, language: Language): Promise<string> {
  const words = await setText(text, language, {
    ...textStyle(language),
    sizes: [15],
    weight: 640,
    maxLines: 1,
  });
  if (!words) throw new Error(`The badge cannot be drawn in ${language}.`);
  const tone = loadTones("dark");
  const start = EDGE + MARK + GAP;
  const width = Math.ceil(start + words.width + EDGE + 2);
  const y = (HEIGHT + words.height) / 2 - words.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${escapeXml(text)}">`,
    `<title>${escapeXml(text)}</title>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="${HEIGHT / 2 - 0.5}" fill="${tone("--surface-0")}" stroke="${tone("--text-3")}"/>`,
    markAt(EDGE, (HEIGHT - MARK) / 2),
    `<g transform="translate(${start} ${y})" fill="${tone("--text-1")}">${words.svg}</g>`,
    "</svg>",
  ].join("");
}

const markAt = (x: number, y: number): string =>
  readFileSync(join(PROJECT_FOLDER, "build/content/brand/logos/mark-white.svg"), "utf8").replace(
    "<svg ",
    `<svg x="${x}" y="${y}" width="${MARK}" height="${MARK}" `,
  );
