/** Networks, contracts and tokens of a DApp, with explorer links to check them. */
import { networkMark } from "#features/catalogue/card.ts";
import { explorerLink } from "#features/catalogue/listings/explorer-link.ts";
import type { Contract, ContractReading, Dapp, Network, Token } from "#features/catalogue/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { dateAsKnown } from "./date-as-known.ts";

type Networks = readonly Network[];

const byKey = (networks: Networks, key: string): Network | undefined =>
  networks.find((one) => one.key === key);

export const networkFacts = ({ networks }: Pick<Dapp, "networks">, all: Networks) =>
  networks.flatMap((key) => {
    const network = byKey(all, key);
    return network ? [networkMark(network)] : [];
  });

export interface ContractFact {
  readonly address: string;
  readonly label: string;
  readonly network: string;
  readonly explorer: string | null;
  /** What a node told about it, and the day; null if none was asked. */
  readonly reading: { readonly proxy: ContractReading["proxy"]; readonly date: string } | null;
}

type ReadingOf = (contract: Contract) => ContractReading | null;

export const contractFacts = (
  { contracts }: Pick<Dapp, "contracts">,
  all: Networks,
  readingOf: ReadingOf,
  language: Language,
): ContractFact[] =>
  contracts.map((contract) => {
    const { network, address, label } = contract;
    const reading = readingOf(contract);
    return {
      address,
      label,
      network: byKey(all, network)?.title ?? network,
      explorer: explorerLink(byKey(all, network), address),
      reading: reading && { proxy: reading.proxy, date: formatDate(reading.readAt, language) },
    };
  });

/** In the reader's language, without repetition. */
const displayNames = new Map<Language, Intl.DisplayNames>();

export function languageNames(tags: readonly string[], language: Language): string[] {
  const { intlLocale } = LANGUAGE_FACTS[language];
  const names = displayNames.get(language) ?? new Intl.DisplayNames([intlLocale], { type: "language" });
  displayNames.set(language, names);
  return [...new Set(tags.map((tag) => names.of(tag) ?? tag))];
}

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
