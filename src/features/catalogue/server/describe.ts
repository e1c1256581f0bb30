/** The one line about a DApp: the text in the language, otherwise composed from kind and networks. */
import type { Kind } from "#features/catalogue/kinds.ts";
import { dappIconPath, type Dapp, type DappRecord } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";

type NetworkListKey = "one" | "two" | "three" | "more" | "none";

/** The message keys of a composed line. */
export type LineKey = `kinds.${Kind}.line` | `kinds.networkList.${NetworkListKey}`;

export type LineText = (
  language: Language,
  key: LineKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

export interface LineSource {
  readonly text: LineText;
  readonly networkTitle: (key: string) => string;
}

export function describeDapp(record: DappRecord, language: Language, source: LineSource): Dapp {
  // A composed line in the reader's language is better than a written one in another.
  const given = record.desc[language];
  return {
    id: record.id,
    title: record.title,
    url: record.url,
    kind: record.kind,
    description: given ?? composeLine(record, language, source),
    isDescriptionGiven: given !== undefined,
    iconPath: record.icon ?? dappIconPath(record.id),
    categoryIds: record.categoryIds,
    networks: record.networks,
    otherNetworks: record.otherNetworks,
    tokens: record.tokens,
    tokenChanges: record.tokenChanges,
    hasToken: record.hasToken,
    contracts: record.contracts,
    audits: record.audits,
    incidents: record.incidents,
    sources: record.sources,
    connection: record.connection,
    referral: record.referral,
    fees: record.fees,
    languages: record.languages,
    screenshots: record.screenshots,
    popularity: record.popularity,
    isListed: record.isListed,
    replacedBy: record.replacedBy,
    listedAt: record.listedAt,
    changedAt: record.changedAt,
  };
}

function composeLine(
  { kind, networks, otherNetworks }: Pick<DappRecord, "kind" | "networks" | "otherNetworks">,
  language: Language,
  { text, networkTitle }: LineSource,
): string {
  const titles = [...networks.map(networkTitle), ...otherNetworks];
  const [first = "", second = "", third = ""] = titles;
  const list = (key: NetworkListKey, values: Record<string, string | number>): string =>
    text(language, `kinds.networkList.${key}`, values);
  const names = (): string => {
    if (titles.length === 0) return list("none", {});
    if (titles.length === 1) return list("one", { first });
    if (titles.length === 2) return list("two", { first, second });
    if (titles.length === 3) return list("three", { first, second, third });
    return list("more", { first, second, count: titles.length - 2 });
  };
  return text(language, `kinds.${kind}.line`, { networks: names() });
}
