/** A reader's favourites as a file, to move them to another browser. */
import { MAX_FAVOURITES, parseFavourites } from "./favourites.ts";

const FORMAT = "dapp-favourites";
const VERSION = 1;

/** Checked before a file is read. A full list has a tenth of it. */
export const MAX_FAVOURITES_BYTES = 32_768;

export const writeFavouritesFile = (ids: readonly string[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ids }, null, 2)}\n`;

/** Null if it is anything else. */
export function readFavouritesFile(text: string): readonly string[] | null {
  if (text.length > MAX_FAVOURITES_BYTES) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== "object" || data === null) return null;
  const { format, version, ids } = data as Readonly<Record<string, unknown>>;
  return format === FORMAT && version === VERSION ? (parseFavourites(ids) ?? null) : null;
}

export interface MergedFavourites {
  readonly favourites: readonly string[];
  readonly added: number;
  readonly known: number;
  /** How many of the file did not fit. */
  readonly left: number;
}

/** Behind the present ones, of which none is lost. */
export function mergeFavourites(present: readonly string[], imported: readonly string[]): MergedFavourites {
  const fresh = imported.filter((id) => !present.includes(id));
  const added = fresh.slice(0, Math.max(0, MAX_FAVOURITES - present.length));
  return {
    favourites: [...present, ...added],
    added: added.length,
    known: imported.length - fresh.length,
    left: fresh.length - added.length,
  };
}
