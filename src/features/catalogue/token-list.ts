/** The catalogue's tokens as a token list (uniswap.org/tokenlist.schema.json), with its version rules. */
import type { Network, Token } from "./model.ts";

export interface TokenListEntry {
  readonly chainId: number;
  readonly address: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Our extension: the DApp whose picture is used if the token has none. */
  readonly dappId: number | null;
  readonly network: string;
  /** Omitted if there is none, so that lists from before logos existed stay equal. */
  readonly logo?: string;
}

export interface TokenListVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

export interface TokenList {
  readonly version: TokenListVersion;
  readonly changedAt: Date;
  readonly tokens: readonly TokenListEntry[];
}

export const FIRST_VERSION: TokenListVersion = { major: 1, minor: 0, patch: 0 };

/**
 * The schema's limits. Entries that exceed them are dropped, because one bad entry makes clients refuse the whole
 * list.
 */
const ADDRESS = /^0x[\da-fA-F]{40}$/;
const CHAIN_ID = /^[1-9]\d{0,14}$/;
const MAX_NAME = 60;
const MAX_SYMBOL = 20;
const MAX_DECIMALS = 255;
export const MAX_TOKENS = 10_000;

type ListedNetwork = Pick<Network, "key" | "chainId" | "isEvm" | "isDeprecated">;

/** The chain ids of the networks that the format supports, by key and in the order of the list. */
export const chainIdsOf = (networks: readonly ListedNetwork[]): ReadonlyMap<string, number> =>
  new Map(
    networks
      .filter(({ isEvm, isDeprecated, chainId }) => isEvm && !isDeprecated && CHAIN_ID.test(chainId ?? ""))
      .map(({ key, chainId }): [string, number] => [key, Number(chainId)])
      .toSorted(([, a], [, b]) => a - b),
  );

/** The format supports only EVM networks. The order is fixed, so that the same tokens give the same list. */
export function listedTokens(tokens: readonly Token[], networks: readonly ListedNetwork[]): TokenListEntry[] {
  const chainIds = chainIdsOf(networks);
  return tokens
    .flatMap(({ network, address, name, symbol, decimals, dappId, logo }) => {
      const chainId = chainIds.get(network);
      if (chainId === undefined || !fits({ address, name, symbol, decimals })) return [];
      const own = logo === null ? {} : { logo };
      return [{ chainId, address, name, symbol, decimals, dappId, network, ...own }];
    })
    .toSorted((a, b) => a.chainId - b.chainId || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, MAX_TOKENS);
}

const fits = ({ address, name, symbol, decimals }: Pick<Token, "address" | "name" | "symbol" | "decimals">) =>
  ADDRESS.test(address) &&
  name.length <= MAX_NAME &&
  !/[^\S ]/.test(name) &&
  symbol.length <= MAX_SYMBOL &&
  /^\S+$/.test(symbol) &&
  Number.isInteger(decimals) &&
  decimals >= 0 &&
  decimals <= MAX_DECIMALS;

const keyOf = ({ chainId, address }: TokenListEntry): string => `${chainId} ${address.toLowerCase()}`;

/** Major for a removed token, minor for an added one, patch for a changed one, null if nothing changed. */
export function nextVersion(
  { major, minor, patch }: TokenListVersion,
  before: readonly TokenListEntry[],
  now: readonly TokenListEntry[],
): TokenListVersion | null {
  const known = new Map(before.map((token) => [keyOf(token), token]));
  const current = new Map(now.map((token) => [keyOf(token), token]));
  if ([...known.keys()].some((key) => !current.has(key))) return { major: major + 1, minor: 0, patch: 0 };
  if ([...current.keys()].some((key) => !known.has(key))) return { major, minor: minor + 1, patch: 0 };
  const hasChanged = [...current].some(([key, token]) => !isSame(token, known.get(key)));
  return hasChanged ? { major, minor, patch: patch + 1 } : null;
}

const isSame = (a: TokenListEntry, b: TokenListEntry | undefined): boolean =>
  a.address === b?.address &&
  a.name === b.name &&
  a.symbol === b.symbol &&
  a.decimals === b.decimals &&
  a.dappId === b.dappId &&
  a.logo === b.logo;
