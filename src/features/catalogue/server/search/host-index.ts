/** Finds the DApp of a website by its exact current or former host, never by similarity. */
import { typedHost } from "#lib/look-alike/typed-host.ts";
import type { HostParts } from "#platform/look-alike/host-parts.ts";
import { LookAlikes } from "#platform/look-alike/look-alikes.ts";
import { hostPartsOf } from "#platform/look-alike/site-parts.ts";

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
  readonly #alike = new LookAlikes();

  add(at: number, { title, url, keywords }: HostSource): void {
    const host = typedHost(url);
    if (host !== null) {
      const parts = hostPartsOf(host);
      for (const owned of ownHosts(parts)) file(this.#hosts, owned, at);
      file(this.#sites, parts.site, at);
      for (const name of this.#alike.addSite(parts)) file(this.#names, name, at);
    }
    for (const name of this.#alike.addName(title)) file(this.#names, name, at);
    // A name such as Pump.fun, and former hosts.
    for (const alias of [title, ...keywords].filter((text) => text.includes("."))) {
      const former = typedHost(alias);
      if (former !== null) file(this.#hosts, former, at);
    }
  }

  find(host: string): FoundHost {
    const listed = placesAt(this.#hosts, host);
    if (listed.length > 0) return { listed, nearest: [], isLookAlike: false };
    const parts = hostPartsOf(host);
    const sameOwner = placesAt(this.#sites, parts.site);
    if (sameOwner.length > 0)
      return { listed: [], nearest: sameOwner.slice(0, MAX_NEAREST), isLookAlike: false };
    const names = this.#alike.ofHost(parts).names.flatMap((name) => placesAt(this.#names, name));
    const nearest = [...new Set(names)].slice(0, MAX_NEAREST);
    return { listed: [], nearest, isLookAlike: nearest.length > 0 };
  }
}

/** app.uniswap.org and uniswap.org have the same owner. */
function ownHosts({ host, site }: HostParts): string[] {
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
