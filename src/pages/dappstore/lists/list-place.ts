/** The lists that have a page of their own: a category, a network, or a category on a network. */
import { categoryPath, type Network } from "#features/catalogue/model.ts";
import { networkPath } from "#features/catalogue/listings/listing-paths.ts";
import { MIN_INDEXED, networkDappsPath, storeListPath } from "#features/catalogue/listings/store-paths.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { listOf } from "#i18n/formats/list.ts";
import type { KeyBelow } from "#i18n/translate-key.ts";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageFrame, type PageFrame } from "#pages/page-frame.ts";
import type { PageRequest } from "#pages/page-context.ts";
import type { CategoryName } from "#pages/dappstore/store-address.ts";

export interface ListPlace {
  /** Null for all categories. */
  readonly category: CategoryName | null;
  readonly network: Network | null;
  /** The names of the first DApps. */
  readonly names: readonly string[];
  readonly total: number;
}

/** What the page says about its list above everything else. */
export interface ListHeading {
  readonly title: string;
  readonly lead: string;
  /** From the store to this list, without the list itself. */
  readonly way: readonly { readonly name: string; readonly path: string }[];
  /** The page of the network. */
  readonly about: { readonly network: string; readonly path: string } | null;
}

/** As many as a description can hold. */
const NAMES = 3;

export async function readPlace(
  catalogue: CatalogueService,
  { language }: Pick<PageRequest, "language">,
  { category, network }: Pick<ListPlace, "category" | "network">,
): Promise<ListPlace> {
  const filter = { categoryId: category?.id ?? 0, network: network?.key };
  const [{ dapps }, total] = await Promise.all([
    catalogue.browse({ ...filter, count: NAMES, language }),
    catalogue.count(filter),
  ]);
  return { category, network, total, names: dapps.map(({ title }) => title) };
}

/** The categories with words of their own. */
export const INTRODUCED = [
  "DEX",
  "lending",
  "yield",
  "derivatives",
  "staking",
  "stablecoins",
  "bridges",
  "NFT",
  "games",
  "social",
  "tools",
  "payments",
  "rwa",
  "DeFi",
] as const satisfies readonly KeyBelow<"storeLists.categories">[];

const namesIn = ({ language }: PageRequest, { names }: ListPlace): string => listOf(names, language);

/** Null for the store itself. */
export function headingOf(request: PageRequest, place: ListPlace): ListHeading | null {
  const { category, network } = place;
  if (!category && !network) return null;
  const { translateKey } = request;
  const names = namesIn(request, place);
  const values = { category: category?.title ?? "", network: network?.title ?? "", names };
  const introduced = INTRODUCED.find((key) => key === category?.key);
  const intro = introduced ? translateKey(`storeLists.categories.${introduced}`) : "";
  const examples =
    network && names ? translateKey(`storeLists.${category ? "both" : "network"}`, values) : "";
  return {
    title: network
      ? translateKey(`storeLists.${category ? "bothTitle" : "networkTitle"}`, values)
      : values.category,
    lead: joinSentences(intro, examples),
    way: category && network ? [{ name: category.title, path: categoryPath(category) }] : [],
    about: network ? { network: network.title, path: networkPath(network.key) } : null,
  };
}

export function frameOfPlace(request: PageRequest, place: ListPlace): PageFrame {
  const { category, network, total } = place;
  const feeds = feedLinks(request.language, "dapps", request.translate("feeds.dapps.title"));
  if (!category && !network) return pageFrame(request, { seo: "dappstore", feeds, place: "/dappstore" });
  const steps = [
    ...(category ? [{ name: category.title, path: categoryPath(category) }] : []),
    ...(network
      ? [
          {
            name: network.title,
            path: category ? storeListPath(category, network.key) : networkDappsPath(network.key),
          },
        ]
      : []),
  ];
  const path = steps.at(-1)?.path ?? "";
  return pageFrame(request, {
    seo: seoOf(place),
    values: {
      category: category?.title ?? "",
      network: network?.title ?? "",
      names: namesIn(request, place),
    },
    query: path.slice(path.indexOf("?")),
    feeds,
    place: "/dappstore",
    below: steps,
    ...(network && total < MIN_INDEXED && { robots: "noindex" as const }),
  });
}

function seoOf({ category, network }: ListPlace) {
  if (category && network) return "dappstoreBoth";
  return category ? "dappstoreCategory" : "dappstoreNetwork";
}
