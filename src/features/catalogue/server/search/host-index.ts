/** Finds the DApp of a website by its exact current or former host, never by similarity. */
import { domainToUnicode } from "node:url";
import { typedHost } from "#lib/look-alike/typed-host.ts";
import { carriedNames, siteName, siteOf } from "#lib/look-alike/hosts.ts";
import { editsFor, skeletonOf } from "#lib/look-alike/skeleton.ts";
import { NearWords } from "./near-terms.ts";

export interface HostSource {
  readonly title: string;
  readonly url: string;
  readonly keywords: readonly string[];
}

export interface FoundHost {
  /** The DApps of that website, as positions in order of popularity. */
  readonly listed: readonly number[];
  /** If there are none: the DApps with the most similar websites, nearest first. */
  readonly nearest: readonly number[];
  /** Whether the website resembles the first of the nearest and has another owner. */
  readonly isLookAlike: boolean;
}

const MAX_NEAREST = 3;

/** Nearly all have one position; an array for each would use much memory. */
type Places = Map<string, number | number[]>;

export class HostIndex {
  readonly #hosts: Places = new Map();
  readonly #sites: Places = new Map();
  readonly #names: Places = new Map();
  #near: { readonly names: readonly string[]; readonly words: NearWords } | null = null;

  add(at: number, { title, url, keywords }: HostSource): void {
    const host = typedHost(url);
    if (host !== null) {
      for (const owned of ownHosts(host)) file(this.#hosts, owned, at);
      file(this.#sites, siteOf(host), at);
      file(this.#names, siteName(host), at);
    }
    file(this.#names, skeletonOf(title), at);
    // A name such as Pump.fun, and former hosts.
    for (const alias of [title, ...keywords].filter((text) => text.includes("."))) {
      const former = typedHost(alias);
      if (former !== null) file(this.#hosts, former, at);
    }
  }

  find(host: string): FoundHost {
    const listed = placesAt(this.#hosts, host);
    if (listed.length > 0) return { listed, nearest: [], isLookAlike: false };
    const sameOwner = placesAt(this.#sites, siteOf(host));
    if (sameOwner.length > 0)
      return { listed: [], nearest: sameOwner.slice(0, MAX_NEAREST), isLookAlike: false };
    const nearest = [...new Set(this.#alike(domainToUnicode(host) || host))].slice(0, MAX_NEAREST);
    return { listed: [], nearest, isLookAlike: nearest.length > 0 };
  }

  /** The same name with another ending, a name some letters away, then names among other words. */
  #alike(host: string): number[] {
    const name = siteName(host);
    const carried = [...carriedNames(host)].toSorted((a, b) => b.length - a.length);
    return [name, ...this.#namesNear(name), ...carried].flatMap((one) => placesAt(this.#names, one));
  }

  #namesNear(name: string): string[] {
    const edits = editsFor(name.length);
    if (edits === 0) return [];
    this.#near ??= nearWords([...this.#names.keys()]);
    const { names, words } = this.#near;
    return words
      .near(name, edits)
      .toSorted((a, b) => a.edits - b.edits)
      .map(({ at }) => names[at] ?? "");
  }
}

const nearWords = (names: readonly string[]) => ({ names, words: NearWords.of(names) });

/** app.uniswap.org and uniswap.org have the same owner. */
function ownHosts(host: string): string[] {
  const site = siteOf(host);
  const labels = host.split(".");
  return labels.map((_, at) => labels.slice(at).join(".")).filter((owned) => owned.endsWith(site));
}

function file(places: Places, key: string, at: number): void {
  if (key === "") return;
  const known = places.get(key);
  if (known === undefined) places.set(key, at);
  else if (typeof known !== "number") known.push(at);
  // The title of a DApp may be its host.
  else if (known !== at) places.set(key, [known, at]);
}

const placesAt = (places: Places, key: string): readonly number[] => [
  ...new Set([places.get(key) ?? []].flat()),
];
