/** Finds DApps for what somebody typed: a contract address, a website, or words. */
import type { Corrected } from "#lib/search/search-index.ts";
import type { SearchWindow } from "#lib/search/ranking.ts";
import { typedHost } from "#lib/look-alike/typed-host.ts";
import type { BuiltSearch } from "./build-index.ts";

export interface Found {
  readonly total: number;
  /** Index positions, the best first. */
  readonly places: readonly number[];
  /** All matches, also those outside the filters; only if asked for. */
  readonly all: Int32Array | null;
  readonly corrections: readonly Corrected[];
  /** The words that matched, folded. */
  readonly terms: readonly string[];
  /** Set if the text is a website of no listed DApp. */
  readonly unknownHost: UnknownHost | null;
}

export interface UnknownHost {
  readonly host: string;
  readonly isLookAlike: boolean;
  readonly nearest: readonly number[];
}

const PLAIN = { corrections: [], terms: [], unknownHost: null };

/** Scripts without spaces are written right behind a name: "pump.fun发币". No ending of an address mixes them. */
const GLUED =
  /(\.[a-z]{2,20})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])/giu;

export function findPlaces(built: BuiltSearch, key: string, window: SearchWindow): Found {
  const only = (places: readonly number[]): Found => {
    const inside = places.filter((place) => window.within.every((group) => group.includes(place)));
    return {
      ...PLAIN,
      total: inside.length,
      places: inside.slice(window.start, window.start + window.count),
      all: window.withAll ? Int32Array.from(places) : null,
    };
  };
  // A link to an explorer contains the contract that was meant.
  const contract = built.contracts.find(key);
  if (contract.length > 0) return only(contract);
  const words = key.replace(GLUED, "$1 ");
  const host = typedHost(words);
  if (host === null) return { ...PLAIN, ...built.index.search(words, window) };
  // A website matches only its own DApp: matching words of other DApps would make a stranger look listed.
  const { listed, nearest, isLookAlike } = built.hosts.find(host);
  return { ...only(listed), unknownHost: listed.length > 0 ? null : { host, isLookAlike, nearest } };
}
