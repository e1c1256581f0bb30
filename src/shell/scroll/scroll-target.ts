/**
 * Where a page is shown from when the address changes (§2: top on route change, or the hash target). Back and
 * forward return to where the reader was. Another query of the same page is a filter or a tab of it, and another
 * language is the same page again: both stay where they are.
 */
import { pathWithoutLanguage } from "#i18n/paths.ts";

export interface Visit {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export type ScrollTarget =
  | { readonly kind: "stay" }
  | { readonly kind: "top" }
  | { readonly kind: "place"; readonly top: number }
  | { readonly kind: "element"; readonly id: string };

interface Move {
  readonly from: Visit;
  readonly to: Visit;
  readonly isBackOrForward: boolean;
  /** Where the reader was on `to` before, if we know. */
  readonly savedTop: number | undefined;
}

export const isOtherPage = (from: Visit, to: Visit): boolean =>
  pathWithoutLanguage(from.pathname) !== pathWithoutLanguage(to.pathname);

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

export function scrollTarget({ from, to, isBackOrForward, savedTop }: Move): ScrollTarget {
  if (isBackOrForward && savedTop !== undefined) return { kind: "place", top: savedTop };
  if (to.hash.length > 1) return { kind: "element", id: decodeHash(to.hash) };
  const hasDroppedHash = from.hash !== "" && from.search === to.search;
  return isOtherPage(from, to) || hasDroppedHash ? { kind: "top" } : { kind: "stay" };
}
