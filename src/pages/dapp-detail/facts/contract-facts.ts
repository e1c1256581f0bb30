/** Networks, contracts and tokens of a DApp, with explorer links to check them. */
import { networkCode } from "#features/catalogue/card.ts";
import { explorerLink } from "#features/catalogue/listings/explorer-link.ts";
import type { Dapp, Network, Token } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import { dateAsKnown } from "./date-as-known.ts";

type Networks = readonly Network[];

const byKey = (networks: Networks, key: string): Network | undefined =>
  networks.find((one) => one.key === key);

export const networkFacts = ({ networks }: Pick<Dapp, "networks">, all: Networks) =>
  networks.flatMap((key) => {
    const network = byKey(all, key);
    return network ? [{ key, title: network.title, code: networkCode(network.title) }] : [];
  });

export const contractFacts = ({ contracts }: Pick<Dapp, "contracts">, all: Networks) =>
  contracts.map(({ network, address, label }) => ({
    address,
    label,
    network: byKey(all, network)?.title ?? network,
    explorer: explorerLink(byKey(all, network), address),
  }));

export type ContractFact = ReturnType<typeof contractFacts>[number];

export const tokenFacts = (tokens: readonly Token[], all: Networks) =>
  tokens.map(({ network, address, symbol, name }) => ({
    symbol,
    name,
    address,
    network: byKey(all, network)?.title ?? network,
    explorer: explorerLink(byKey(all, network), address),
  }));

/** Tokens that are exchanged for others. */
export const tokenChangeFacts = ({ tokenChanges }: Pick<Dapp, "tokenChanges">, language: Language) =>
  tokenChanges.map(({ from, to, since }) => ({ from, to, date: dateAsKnown(since, language) ?? since }));
