/** The content of a page's share picture, and its address. */
import { brand } from "#brand/brand.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

export const SHARE_ARTS = [
  "beacon",
  "channel",
  "depth",
  "flag",
  "low-tide",
  "pool",
  "shore",
  "tide",
  "window",
] as const;

export type ShareArt = (typeof SHARE_ARTS)[number];

export interface ShareSubject {
  readonly title: string;
  /** A line below the title. */
  readonly text?: string | undefined;
  /** Beside the text: one of our drawings, or the avatar of this name, with its own uploaded picture if it has one. */
  readonly beside:
    | { readonly art: ShareArt }
    | { readonly avatarOf: string; readonly logo?: string | undefined };
}

/** A page's title for its picture, which already shows the brand's name. */
export const shareTitle = (title: string): string => title.replace(` · ${brand.name}`, "");

/** The size that social networks require. */
export const SHARE_SIZE = { width: 1_200, height: 630 } as const;

/** The page's own address below `/share`; `path` is without the language. */
export const sharePath = (language: Language, path: string, query = ""): string =>
  `/share${localPath(language, path)}.png${query}`;

/** All words in the picture, as alt text. */
export const shareWords = ({ title, text }: ShareSubject): string =>
  [title, text, brand.name].filter(Boolean).join(" · ");
