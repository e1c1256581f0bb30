/**
 * Header and footer are the same on every page of a language, except for a few attributes. They are rendered once with
 * a mark in place of each of these attributes, and every page fills in its own.
 */
import { isLanguage } from "#i18n/languages.ts";
import { RecentMap } from "#lib/recent-map.ts";
import { escapeMarkup } from "#lib/text/escape-markup.ts";
import { LANGUAGE_LINK } from "#shell/language/language-attributes.ts";
import type { PagePlace } from "./page-place.ts";
import { keptPiece, textOf, type Piece } from "./slots.ts";

const CURRENT = "@current ";
const ADDRESS = "@address ";
const FIXED = "@fixed";

/** The place that a template is rendered with: it answers with marks. */
export const MARKED_PLACE: PagePlace = {
  id: undefined,
  // Not the type's value, but React writes any text.
  currentMark: (path) => (CURRENT + path) as "page",
  addressIn: (language) => ADDRESS + language,
  fixedMark: FIXED,
};

/** Every mark is the whole value of an attribute. */
const MARK_START = '"@';

/** React writes a link for the images of each part it renders alone; the page's own render has them already. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

export const withoutPreloads = (rendered: string): string => rendered.replace(PRELOADS, "");

type Fill = (place: PagePlace) => string;

export type ShellTemplate = (place: PagePlace) => readonly Piece[];

/** Places per template: those of the pages that are rendered for each visitor, such as forms. Each takes about 25 KB. */
const MAX_FILLED = 12;

interface Mark {
  /** The HTML before the mark's attribute, or before its value if the attribute stays. */
  readonly before: string;
  readonly fill: Fill;
}

const CURRENT_ATTRIBUTE = " aria-current=";
const FIXED_ATTRIBUTE = ` ${LANGUAGE_LINK.fixed}=`;

function readMark(before: string, mark: string): Mark {
  if (mark.startsWith(CURRENT)) {
    const path = mark.slice(CURRENT.length);
    return {
      before: before.slice(0, -CURRENT_ATTRIBUTE.length),
      fill: ({ currentMark }) => (currentMark(path) ? `${CURRENT_ATTRIBUTE}"page"` : ""),
    };
  }
  if (mark === FIXED) {
    return {
      before: before.slice(0, -FIXED_ATTRIBUTE.length),
      fill: ({ fixedMark }) => (fixedMark === undefined ? "" : `${FIXED_ATTRIBUTE}""`),
    };
  }
  const language = mark.slice(ADDRESS.length);
  if (!isLanguage(language)) throw new Error(`Not a mark: ${mark}`);
  return { before, fill: ({ addressIn }) => `"${escapeMarkup(addressIn(language))}"` };
}

export function shellTemplate(rendered: string): ShellTemplate {
  const [first = "", ...others] = withoutPreloads(rendered).split(MARK_START);
  const parts: (Piece | Fill)[] = [];
  let text = first;
  for (const other of others) {
    const end = other.indexOf('"');
    const { before, fill } = readMark(text, `@${other.slice(0, end)}`);
    parts.push(keptPiece(before), fill);
    text = other.slice(end + 1);
  }
  parts.push(keptPiece(text));
  const fill = (place: PagePlace): Piece[] =>
    parts.map((part) => (typeof part === "function" ? part(place) : part));
  const filled = new RecentMap<string, readonly Piece[]>(MAX_FILLED);
  return (place) => {
    const { id } = place;
    if (id === undefined) return fill(place);
    const pieces = filled.get(id) ?? [keptPiece(textOf(fill(place)))];
    filled.set(id, pieces);
    return pieces;
  };
}
