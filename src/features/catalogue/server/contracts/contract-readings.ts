/** Reads from nodes whether the contracts of DApps can be replaced, in the background, and keeps it with its date. */
import type { Contract, ContractReading, Dapp, Network } from "#features/catalogue/model.ts";
import type { StoredDapp } from "#features/catalogue/server/rows.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { createContractReadingStore, readingKey } from "./contract-reading-store.ts";

/** Its own, because a reading changes no list and no search. */
const CONTRACTS_VERSION = "contracts";

const DAY_MS = 86_400_000;
const READ_AGAIN_DAYS = 7;
const FORGET_DAYS = 90;
/** DApps per round, and contracts that are read in one. */
const PAGE = 200;
const AT_ONCE = 20;

type ReadProxy = (
  urls: readonly string[],
  chainId: number,
  address: string,
) => Promise<ContractReading["proxy"] | null>;

export interface ContractReadingDeps {
  readonly db: Db;
  /** A replica of it, or the same. */
  readonly reader: Db;
  readonly clock: Clock;
  readonly versions: Pick<DataVersions, "bump">;
  readonly dapps: (
    afterId: number,
    limit: number,
  ) => Promise<readonly Pick<StoredDapp, "id" | "isListed" | "contracts">[]>;
  readonly networks: () => Promise<readonly Pick<Network, "key" | "chainId" | "isEvm">[]>;
  /** `RPC_URLS`, by network key. */
  readonly rpcUrls: Readonly<Record<string, readonly string[]>>;
  readonly readProxy: ReadProxy;
}

export type ContractReadings = ReturnType<typeof createContractReadings>;

export function createContractReadings(deps: ContractReadingDeps) {
  const shown = createContractReadingStore(deps.reader);
  const stored = createContractReadingStore(deps.db);
  let after = 0;
  /** Those of the DApps after it. */
  const tried = new Set<string>();
  return {
    /** Looks up what is known about the contracts of a DApp; null for a contract that was not read. */
    async of({ contracts }: Pick<Dapp, "contracts">) {
      const readings = await shown.readings(contracts);
      return (contract: Contract): ContractReading | null => readings.get(readingKey(contract)) ?? null;
    },

    /** One round: the next DApps whose contracts were not read for a week. Returns how many were read. */
    async readDue(): Promise<number> {
      const chains = await chainsOf(deps);
      if (chains.size === 0) return 0;
      const page = await deps.dapps(after, PAGE);
      const all = contractsOf(page, chains);
      const known = await stored.readings(all);
      const oldest = deps.clock.now().getTime() - READ_AGAIN_DAYS * DAY_MS;
      const isDue = (key: string) => !tried.has(key) && (known.get(key)?.readAt.getTime() ?? 0) < oldest;
      const due = all.filter((one) => isDue(readingKey(one)));
      const next = due.slice(0, AT_ONCE);
      const read = await readAll(deps, next, chains);
      await keep(deps, read);
      // What cannot be read does not hold up the rest of these DApps, which is next, nor the DApps behind them.
      for (const one of next) tried.add(readingKey(one));
      if (due.length > AT_ONCE) return read.length;
      tried.clear();
      after = page.at(-1)?.id ?? 0;
      return read.length;
    },

    forgetOld: () => stored.forgetReadings(new Date(deps.clock.now().getTime() - FORGET_DAYS * DAY_MS)),
  };
}

interface Chain {
  readonly id: number;
  readonly urls: readonly string[];
}

/** The networks that can be asked, by key. */
async function chainsOf({ networks, rpcUrls }: ContractReadingDeps): Promise<ReadonlyMap<string, Chain>> {
  const chains = (await networks()).flatMap(({ key, isEvm, chainId }): [string, Chain][] => {
    const urls = rpcUrls[key] ?? [];
    return isEvm && urls.length > 0 ? [[key, { id: Number(chainId), urls }]] : [];
  });
  return new Map(chains);
}

/** Each once, if its network can be asked. */
function contractsOf(
  dapps: readonly Pick<StoredDapp, "isListed" | "contracts">[],
  chains: ReadonlyMap<string, Chain>,
): Contract[] {
  const all = dapps.filter(({ isListed }) => isListed).flatMap(({ contracts }) => contracts);
  const readable = all.filter(
    ({ network, address }) => chains.has(network) && /^0x[\da-f]{40}$/i.test(address),
  );
  return [...new Map(readable.map((one) => [readingKey(one), one])).values()];
}

type Read = readonly [contract: Contract, reading: ContractReading];

/** What cannot be read stays unknown, or as old as it is. */
async function readAll(
  { readProxy, clock }: ContractReadingDeps,
  due: readonly Contract[],
  chains: ReadonlyMap<string, Chain>,
): Promise<Read[]> {
  const read: Read[] = [];
  for (const contract of due) {
    const chain = chains.get(contract.network);
    const proxy = chain && (await readProxy(chain.urls, chain.id, contract.address).catch(() => null));
    if (proxy) read.push([contract, { proxy, readAt: clock.now() }]);
  }
  return read;
}

const keep = ({ db, versions }: ContractReadingDeps, read: readonly Read[]) =>
  read.length === 0
    ? Promise.resolve()
    : db.transaction().execute(async (tx) => {
        const store = createContractReadingStore(tx);
        for (const [contract, reading] of read) await store.putReading(contract, reading);
        await versions.bump(tx, CONTRACTS_VERSION);
      });
