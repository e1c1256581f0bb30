/** Composes a share picture: the brand at the top, the words below it, a drawing or an avatar beside them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "#brand/brand.ts";
import type { Language } from "#i18n/languages.ts";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import { loadTones } from "#server/icons/tone.ts";
import { setText, type SetText } from "#server/share/text/set-text.ts";
import { SHARE_SIZE, type ShareSubject } from "#shell/head/share-subject.ts";
import { loadShareArt } from "./art.ts";
import { drawAvatar, drawLogoPlace } from "./avatar.ts";
import { textStyle, titleStyle } from "./styles.ts";

const { width, height } = SHARE_SIZE;
const MARGIN = 80;
const LOGO_HEIGHT = 52;
/** The words are centred between the logo and the address. */
const WORDS_MIDDLE = 340;
const GAP = 40;

const tone = loadTones("dark");
const art = loadShareArt(tone);

const logo = readFileSync(
  join(PROJECT_FOLDER, "build/content/brand/logos/lockup-horizontal-on-dark.svg"),
  "utf8",
).replace(
  "<svg ",
  `<svg x="${MARGIN}" y="64" height="${LOGO_HEIGHT}" width="${(LOGO_HEIGHT * brand.lockup.width) / brand.lockup.height}" `,
);

const placed = ({ svg }: SetText, y: number, fill: string): string =>
  `<g transform="translate(${MARGIN} ${Math.round(y)})" fill="${tone(fill)}">${svg}</g>`;

async function drawBeside(beside: ShareSubject["beside"], hasLogo: boolean): Promise<string | null> {
  if ("art" in beside) return art.get(beside.art) ?? null;
  return hasLogo ? drawLogoPlace(tone) : drawAvatar(beside.avatarOf, tone);
}

/** Null if our fonts lack a character of the words. With `hasLogo` the place of the avatar stays empty. */
export async function shareSvg(
  subject: ShareSubject,
  language: Language,
  hasLogo = false,
): Promise<string | null> {
  const title = await setText(subject.title, language, titleStyle(language, Boolean(subject.text)));
  const text = subject.text ? await setText(subject.text, language, textStyle(language)) : undefined;
  const address = await setText(brand.officialHost, "en", textStyle("en"));
  const beside = await drawBeside(subject.beside, hasLogo);
  if (!title || text === null || !address || beside === null) return null;
  const top = WORDS_MIDDLE - (title.height + (text ? GAP + text.height : 0)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${tone("--surface-0")}"/>`,
    beside,
    logo,
    placed(title, top, "--text-on-pool"),
    text ? placed(text, top + title.height + GAP, "--text-on-pool-2") : "",
    placed(address, 548, "--text-3"),
    "</svg>",
  ].join("");
}
