/** All listings, prepared for comparison with a new project; read again when the catalogue changes. */
import { addressKey } from "#features/catalogue/model.ts";
import { skeletonOf } from "#lib/look-alike/skeleton.ts";
import { SharedWork } from "#lib/shared-work.ts";

export interface ListedProject {
  readonly name: string;
  readonly url: string | null;
  readonly symbol: string | null;
  readonly contracts: readonly { readonly network: string; readonly address: string }[];
}

export interface KnownNames {
  /** By skeleton of the name. */
  readonly names: ReadonlyMap<string, string>;
  readonly hosts: ReadonlyMap<string, string>;
  readonly contracts: ReadonlyMap<string, string>;
  readonly symbols: ReadonlyMap<string, string>;
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
    symbols: new Map<string, string>(),
  };
  for await (const { name, url, symbol, contracts } of projects) {
    known.names.set(skeletonOf(name), name);
    if (url !== null && URL.canParse(url)) known.hosts.set(hostKey(url), name);
    if (symbol !== null) known.symbols.set(symbol.toUpperCase(), name);
    for (const { network, address } of contracts) known.contracts.set(contractKey(network, address), name);
  }
  return known;
}
