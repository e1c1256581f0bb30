/** What the picture of a page shows when the page is shared, and where that picture is. */
import brand from "#content/brand/brand.json" with { type: "json" };
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

export const SHARE_ARTS = [
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
  /** Beside the words: a drawing of ours, or the avatar of what has this name. */
  readonly beside: { readonly art: ShareArt } | { readonly avatarOf: string };
}

/** A page's title for its picture, which has the brand's name already. */
export const shareTitle = (title: string): string => title.replace(` · ${brand.name}`, "");

/** The measures that social networks ask for. */
export const SHARE_SIZE = { width: 1_200, height: 630 } as const;

/** The page's own address below `/share`; `path` is without the language. */
export const sharePath = (language: Language, path: string, query = ""): string =>
  `/share${localPath(language, path)}.png${query}`;

/** All words in the picture, for whoever cannot see it. */
export const shareWords = ({ title, text }: ShareSubject): string =>
  [title, text, brand.name].filter(Boolean).join(" · ");
