/** What is seen of a DApp in a list: plain data, so that a page's loader and the browser make it alike. */
import { dappIconPath, HOT_CATEGORY_ID, type Category, type Dapp, type Network } from "./model.ts";

export interface DappCardFacts {
  readonly hid: number;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** A picture of its own; without one it is drawn from the name. */
  readonly picture?: string | undefined;
  /** The first few; `networkCount` is all of them. */
  readonly networks: readonly NetworkMark[];
  readonly networkCount: number;
  readonly tag: "audited" | "new" | null;
}

export interface NetworkMark {
  readonly key: string;
  readonly title: string;
  /** One or two letters. */
  readonly code: string;
}

const SHOWN_NETWORKS = 3;
/** A DApp is new for so long. */
const NEW_MS = 60 * 24 * 60 * 60 * 1_000;

type ListedDapp = Pick<
  Dapp,
  "hid" | "title" | "description" | "iconPath" | "categoryIds" | "networks" | "audits" | "listedAt"
>;

interface CardNames {
  readonly categories: readonly Pick<Category, "hid" | "title">[];
  readonly networks: readonly Pick<Network, "key" | "title" | "symbol">[];
}

/** Made once for a list, then asked for each DApp of it. */
export function createCards({ categories, networks }: CardNames, now: Date) {
  const categoryTitles = new Map(categories.map(({ hid, title }) => [hid, title]));
  const marks = new Map(networks.map((network) => [network.key, networkMark(network)]));
  return (dapp: ListedDapp): DappCardFacts => ({
    hid: dapp.hid,
    title: dapp.title,
    description: dapp.description,
    category: categoryTitles.get(dapp.categoryIds.find((hid) => hid !== HOT_CATEGORY_ID) ?? 0) ?? "",
    ...(dapp.iconPath === dappIconPath(dapp.hid) ? {} : { picture: dapp.iconPath }),
    networks: dapp.networks.flatMap((key) => marks.get(key) ?? []).slice(0, SHOWN_NETWORKS),
    networkCount: dapp.networks.length,
    tag: tagOf(dapp, now),
  });
}

export const networkMark = ({
  key,
  title,
  symbol,
}: Pick<Network, "key" | "title" | "symbol">): NetworkMark => ({
  key,
  title,
  code: networkCode(title, symbol),
});

/** The symbol where it is that short, else the name's first letter. */
export const networkCode = (title: string, symbol: string): string =>
  symbol.length > 0 && symbol.length <= 2 ? symbol : title.charAt(0).toUpperCase();

function tagOf({ audits, listedAt }: Pick<ListedDapp, "audits" | "listedAt">, now: Date) {
  if (audits.length > 0) return "audited";
  return now.getTime() - listedAt.getTime() < NEW_MS ? "new" : null;
}
