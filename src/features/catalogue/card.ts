/** A DApp in a list, as plain data, so that loaders and the browser create the same. */
import { dappIconPath, HOT_CATEGORY_ID, type Category, type Dapp, type Network } from "./model.ts";

export interface DappCardFacts {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Its own picture; without one an avatar is drawn from the name. */
  readonly picture?: string | undefined;
  /** The first few; `networkCount` counts all. */
  readonly networks: readonly NetworkMark[];
  readonly networkCount: number;
  readonly tag: "audited" | "new" | null;
}

export interface NetworkMark {
  readonly key: string;
  readonly title: string;
  /** Two letters. */
  readonly code: string;
  /** The main colour of its own brand, if we know it. */
  readonly colour?: string | undefined;
}

const SHOWN_NETWORKS = 3;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long a DApp is new. */
const NEW_MS = 60 * DAY_MS;

/** DApps listed after this time are new. DApps of the store's first day are not, because they came with the store. */
export const newSince = (now: Date, openedAt: Date | null): Date =>
  new Date(Math.max(now.getTime() - NEW_MS, (openedAt?.getTime() ?? 0) + DAY_MS));

/**
 * The common fields of a whole DApp on the server and of the JSON API's DApp in the browser
 * (stored/found-dapps.ts).
 */
interface ListedDapp extends Pick<
  Dapp,
  "id" | "title" | "description" | "iconPath" | "categoryIds" | "networks" | "otherNetworks"
> {
  readonly audits: readonly unknown[];
  readonly listedAt: Date | string;
}

interface CardNames {
  readonly categories: readonly Pick<Category, "id" | "title">[];
  readonly networks: readonly NetworkMark[];
}

/** Created once, then called for each DApp. DApps listed after `since` are new. */
export function createCards({ categories, networks }: CardNames) {
  const categoryTitles = new Map(categories.map(({ id, title }) => [id, title]));
  const marks = new Map(
    networks.map(({ key, title, code, colour }) => [key, { key, title, code, ...(colour && { colour }) }]),
  );
  return (dapp: ListedDapp, since: Date): DappCardFacts => ({
    id: dapp.id,
    title: dapp.title,
    description: dapp.description,
    category: categoryTitles.get(dapp.categoryIds.find((id) => id !== HOT_CATEGORY_ID) ?? 0) ?? "",
    ...ownPicture(dapp),
    networks: [
      ...dapp.networks.flatMap((key) => marks.get(key) ?? []),
      ...dapp.otherNetworks.map((title) => networkMark({ key: title, title })),
    ].slice(0, SHOWN_NETWORKS),
    networkCount: dapp.networks.length + dapp.otherNetworks.length,
    tag: tagOf(dapp, since),
  });
}

/** Its own picture; empty for the drawn one. */
export const ownPicture = ({ id, iconPath }: Pick<Dapp, "id" | "iconPath">): { readonly picture?: string } =>
  iconPath === dappIconPath(id) ? {} : { picture: iconPath };

export const networkMark = ({
  key,
  title,
  colour,
}: Pick<Network, "key" | "title" | "colour">): NetworkMark => ({
  key,
  title,
  code: networkCode(title),
  ...(colour && { colour }),
});

/** The initials of two words, otherwise the first two letters; with its colour no two networks look the same. */
function networkCode(title: string): string {
  const [first = "", second] = title.split(" ", 2);
  const rest = second === undefined ? first.charAt(1).toLowerCase() : second.charAt(0).toUpperCase();
  return first.charAt(0).toUpperCase() + rest;
}

function tagOf({ audits, listedAt }: Pick<ListedDapp, "audits" | "listedAt">, since: Date) {
  if (audits.length > 0) return "audited";
  return new Date(listedAt) > since ? "new" : null;
}
