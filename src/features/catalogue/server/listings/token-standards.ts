/** Tokens and their standards. */
import standards from "#content/seed/token-standards.json" with { type: "json" };
import type { Network, Token, TokenStandard, TokenStandards } from "#features/catalogue/model.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";

interface StandardSeed {
  readonly key: string;
  readonly type: string;
  readonly except?: readonly string[];
  readonly only?: readonly string[];
}

const SEED: Readonly<Record<string, readonly StandardSeed[]>> = standards;

/** The standards of each namespace, with the networks that use them. */
export function standardsOf(networks: readonly Pick<Network, "key" | "namespace">[]): TokenStandards {
  const entries = Object.entries(SEED).map(([namespace, own]) => {
    const keys = networks.filter((network) => network.namespace === namespace).map(({ key }) => key);
    return [namespace, own.map((standard) => standardOf(standard, keys))] as const;
  });
  return Object.fromEntries(entries);
}

const standardOf = (
  { key, type, except = [], only }: StandardSeed,
  keys: readonly string[],
): TokenStandard => ({
  key,
  type: type === "nft" ? "nft" : "token",
  networks: keys.filter((network) => (only ? only.includes(network) : !except.includes(network))),
});

export interface TokenQuestion {
  readonly namespace: string;
  readonly chainId: string;
  readonly address: string;
}

export interface KnownToken extends Token {
  readonly namespace: string;
  readonly chainId: string;
}

/** The known ones of the requested tokens, in the requested order. */
export async function knownTokens(
  { store, snapshots }: CatalogueDeps,
  questions: readonly TokenQuestion[],
): Promise<KnownToken[]> {
  const { networks } = await snapshots.current();
  const found = await Promise.all(
    questions.map(async ({ namespace, chainId, address }) => {
      const network = networks.find((one) => one.namespace === namespace && one.chainId === chainId);
      const token = network ? await store.token(network.key, address) : null;
      return token ? [{ ...token, namespace, chainId }] : [];
    }),
  );
  return found.flat();
}
