/** All listings, prepared for comparison with a new project; read again when the catalogue changes. */
import { addressKey } from "#features/catalogue/model.ts";
import { LookAlikes } from "#platform/look-alike/look-alikes.ts";
import { skeletonOf } from "#lib/look-alike/skeleton.ts";
import { SharedWork } from "#lib/shared-work.ts";
import { hostPartsOf } from "#platform/look-alike/site-parts.ts";

export interface ListedProject {
  readonly name: string;
  readonly url: string | null;
  /** Of a token its own, of a DApp those of its tokens. */
  readonly symbols: readonly string[];
  readonly contracts: readonly { readonly network: string; readonly address: string }[];
}

export interface KnownSymbol {
  readonly symbol: string;
  readonly name: string;
}

export interface KnownNames {
  /** By skeleton of the name. */
  readonly names: ReadonlyMap<string, string>;
  readonly hosts: ReadonlyMap<string, string>;
  readonly contracts: ReadonlyMap<string, string>;
  /** By skeleton of the symbol. */
  readonly symbols: ReadonlyMap<string, KnownSymbol>;
  /** The websites, to find those that a host resembles. */
  readonly sites: LookAlikes;
  /** The host of the website with a name that `sites` returns. */
  readonly hostOfName: ReadonlyMap<string, string>;
  /** All names, to find those that a name resembles. */
  readonly likeNames: LookAlikes;
  /** The name as written, of a name that `likeNames` returns. */
  readonly written: ReadonlyMap<string, string>;
}

export interface Listed {
  readonly version: () => Promise<number>;
  readonly projects: () => AsyncIterable<ListedProject>;
}

export const contractKey = (network: string, address: string): string => `${network}:${addressKey(address)}`;

export const hostKey = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

export function createKnownProjects({ version, projects }: Listed): () => Promise<KnownNames> {
  const work = new SharedWork<KnownNames>();
  let kept: { readonly version: number; readonly names: KnownNames } | null = null;
  return async () => {
    const current = await version();
    if (kept?.version === current) return kept.names;
    return work.run(String(current), async () => {
      const names = await read(projects());
      kept = { version: current, names };
      return names;
    });
  };
}

async function read(projects: AsyncIterable<ListedProject>): Promise<KnownNames> {
  const known = {
    names: new Map<string, string>(),
    hosts: new Map<string, string>(),
    contracts: new Map<string, string>(),
    symbols: new Map<string, KnownSymbol>(),
    sites: new LookAlikes(),
    hostOfName: new Map<string, string>(),
    likeNames: new LookAlikes(),
    written: new Map<string, string>(),
  };
  for await (const { name, url, symbols, contracts } of projects) {
    known.names.set(skeletonOf(name), name);
    for (const form of known.likeNames.addName(name)) addOnce(known.written, form, name);
    if (url !== null && URL.canParse(url)) addSite(known, hostKey(url), name);
    for (const symbol of symbols) addOnce(known.symbols, skeletonOf(symbol), { symbol, name });
    for (const { network, address } of contracts) known.contracts.set(contractKey(network, address), name);
  }
  return known;
}

interface Sites extends Pick<KnownNames, "sites"> {
  readonly hosts: Map<string, string>;
  readonly hostOfName: Map<string, string>;
}

function addSite({ sites, hosts, hostOfName }: Sites, host: string, name: string): void {
  hosts.set(host, name);
  for (const form of [...sites.addSite(hostPartsOf(host)), ...sites.addName(name)])
    addOnce(hostOfName, form, host);
}

/** The first one comes from the older listing. */
function addOnce<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
