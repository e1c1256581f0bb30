/** The one line about a DApp: as it was written for the language, else put together from kind and networks. */
import type { Kind } from "#features/catalogue/kinds.ts";
import { dappIconPath, type Dapp, type DappRecord } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";

type NetworkListKey = "one" | "two" | "three" | "more" | "none";

/** The message keys a line is made of. */
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
  const given = record.desc[language];
  return {
    hid: record.hid,
    title: record.title,
    url: record.url,
    kind: record.kind,
    description: given ?? composeLine(record, language, source),
    isDescriptionGiven: given !== undefined,
    iconPath: record.icon ?? dappIconPath(record.hid),
    categoryIds: record.categoryIds,
    networks: record.networks,
    tokens: record.tokens,
    contracts: record.contracts,
    audits: record.audits,
    connection: record.connection,
    referral: record.referral,
    popularity: record.popularity,
    isListed: record.isListed,
    replacedBy: record.replacedBy,
    listedAt: record.listedAt,
    changedAt: record.changedAt,
  };
}

function composeLine(
  { kind, networks }: Pick<DappRecord, "kind" | "networks">,
  language: Language,
  { text, networkTitle }: LineSource,
): string {
  const [first = "", second = "", third = ""] = networks.map(networkTitle);
  const list = (key: NetworkListKey, values: Record<string, string | number>): string =>
    text(language, `kinds.networkList.${key}`, values);
  const names = (): string => {
    if (networks.length === 0) return list("none", {});
    if (networks.length === 1) return list("one", { first });
    if (networks.length === 2) return list("two", { first, second });
    if (networks.length === 3) return list("three", { first, second, third });
    return list("more", { first, second, count: networks.length - 2 });
  };
  return text(language, `kinds.${kind}.line`, { networks: names() });
}
