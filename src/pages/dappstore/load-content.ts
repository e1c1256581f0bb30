/** Loads the store's content: the front page, a list, search results, or the favourites. */
import tutorials from "#content/site/tutorials.json" with { type: "json" };
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { hostOf } from "#features/catalogue/risk.ts";
import { listingRow } from "#features/catalogue/listings/listing-row.ts";
import type { Kind } from "#features/catalogue/kinds.ts";
import type { Promotion, SectionSource } from "#features/catalogue/model.ts";
import { SORTS, type RequiredFact, type Sort } from "#features/catalogue/refine.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import type { Language } from "#i18n/languages.ts";
import { targetOf } from "#shell/navigation/promotion-links.ts";
import type { Found, Results, StrangeWebsite } from "./found.ts";
import { isFiltered, type CategoryName, type StoreAddress } from "./store-address.ts";

export interface StoreSection {
  readonly id: number;
  readonly title: string;
  readonly source: SectionSource;
  readonly dapps: readonly DappCardFacts[];
}

export interface Tutorial {
  readonly title: string;
  readonly path: string;
  readonly minutes: number;
}

export interface Banner extends Pick<Promotion, "id" | "title" | "imagePath"> {
  readonly href: string;
}

export interface Front {
  readonly banners: readonly Banner[];
  /** Trending and newest as cards; the others as lines. */
  readonly sections: readonly StoreSection[];
  readonly tutorials: readonly Tutorial[];
}

/** How many DApps each further choice would leave, most first; choices that leave none are missing. */
export interface Choices {
  readonly kinds: readonly { readonly key: Kind; readonly label: string; readonly count: number }[];
  readonly facts: readonly { readonly key: RequiredFact; readonly label: string; readonly count: number }[];
  /** Searches have one order. */
  readonly sorts: readonly Sort[];
}

export type Content =
  | { readonly kind: "front"; readonly front: Front; readonly results: Results }
  | { readonly kind: "list"; readonly results: Results; readonly choices: Choices | null }
  | {
      readonly kind: "search";
      readonly results: Results;
      readonly found: Found;
      readonly choices: Choices | null;
    }
  | { readonly kind: "section"; readonly title: string; readonly results: Results }
  /** Only the browser knows and requests them; DApps listed after this time are new. */
  | { readonly kind: "favourites"; readonly newSince: string };

interface ContentInput {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly language: Language;
  readonly kindLabel: (kind: Kind) => string;
  readonly factLabel: (fact: RequiredFact) => string;
}

export async function loadContent(catalogue: CatalogueService, input: ContentInput): Promise<Content> {
  const { address } = input;
  if (address.view === "favourites") {
    return { kind: "favourites", newSince: (await catalogue.newDappsSince()).toISOString() };
  }
  if (address.key !== "") return found(catalogue, input);
  if (address.sectionId !== null) {
    const section = await sectionOf(catalogue, input, address.sectionId);
    if (section) return section;
  }
  if (!isFront(input)) return list(catalogue, input);
  const [results, front] = await Promise.all([listed(catalogue, input), frontOf(catalogue, input.language)]);
  return { kind: "front", front, results: beginningOf(results, front) };
}

/** The first category, without any other choice. */
const isFront = ({ address, categories }: ContentInput): boolean =>
  address.view === "store" &&
  address.categoryId === categories[0]?.id &&
  address.network === null &&
  address.sort === "editors" &&
  !isFiltered(address) &&
  address.start === 0;

type DappFilter = Parameters<CatalogueService["refinements"]>[0];
type ListCounts = NonNullable<Awaited<ReturnType<CatalogueService["refinements"]>>>;

const filterOf = ({ categoryId, network, sort, kind, facts }: StoreAddress): DappFilter => ({
  categoryId,
  network: network ?? undefined,
  sort,
  kind: kind ?? undefined,
  facts,
});

function choicesOf(
  { kinds, facts }: ListCounts,
  { kindLabel, factLabel }: Pick<ContentInput, "kindLabel" | "factLabel">,
  sorts: readonly Sort[],
): Choices {
  return {
    kinds: Array.from(kinds, ([key, count]) => ({ key, label: kindLabel(key), count })),
    facts: Array.from(facts, ([key, count]) => ({ key, label: factLabel(key), count })).filter(
      ({ count }) => count > 0,
    ),
    sorts,
  };
}

async function list(catalogue: CatalogueService, input: ContentInput): Promise<Content> {
  const [results, counts, hasTrending] = await Promise.all([
    listed(catalogue, input),
    catalogue.refinements(filterOf(input.address)),
    catalogue.hasTrending(),
  ]);
  const sorts = SORTS.filter((sort) => sort !== "trending" || hasTrending);
  return { kind: "list", results, choices: counts && choicesOf(counts, input, sorts) };
}

async function found(catalogue: CatalogueService, input: ContentInput): Promise<Content> {
  const { address, language } = input;
  const { key, start, count } = address;
  const [page, networks] = await Promise.all([
    catalogue.searchStore({ ...filterOf(address), key, start, count, language, withCounts: true }),
    catalogue.networks(),
  ]);
  const { total, counts } = page;
  // The line of the card begins with the other name that was found.
  const dapps = page.dapps.map((dapp) => {
    const reason = page.reasons.get(dapp.id);
    return reason === undefined ? dapp : { ...dapp, description: `${reason} · ${dapp.description}` };
  });
  return {
    kind: "search",
    choices: counts && choicesOf(counts.refinements, input, []),
    results: { dapps: await catalogue.cards(dapps, language), total, hasNext: start + count < total },
    found: {
      website: await strangeWebsite(catalogue, page.unknownWebsite, language),
      didYouMean: page.didYouMean,
      alternatives: await catalogue.cards(page.alternatives, language),
      terms: page.terms,
      categoryCounts: Object.fromEntries(counts?.categories ?? []),
      networkCounts: Object.fromEntries(counts?.networks ?? []),
      tokens: page.tokens.map((token) => listingRow("token", token, networks)),
      nfts: page.nfts.map((nft) => listingRow("nft", nft, networks)),
    },
  };
}

type SearchPage = Awaited<ReturnType<CatalogueService["search"]>>;

async function strangeWebsite(
  catalogue: CatalogueService,
  unknown: SearchPage["unknownWebsite"],
  language: Language,
): Promise<StrangeWebsite | null> {
  if (!unknown) return null;
  const { host, isLookAlike, nearest } = unknown;
  const [first] = nearest;
  const closeTo = isLookAlike && first ? { host: hostOf(first.url), name: first.title } : null;
  return { host, closeTo, nearest: await catalogue.cards(nearest, language) };
}

async function listed(catalogue: CatalogueService, { address, language }: ContentInput): Promise<Results> {
  const { start, count } = address;
  const filter = filterOf(address);
  const [{ dapps, next }, total] = await Promise.all([
    catalogue.browse({ ...filter, start, count, language }),
    catalogue.count(filter),
  ]);
  return { dapps: await catalogue.cards(dapps, language), total, hasNext: next !== null };
}

async function sectionOf(
  catalogue: CatalogueService,
  { address: { start, count }, language }: ContentInput,
  id: number,
): Promise<Content | null> {
  const title = await catalogue.sectionTitle(id, language);
  // Requests one more than shown, to know whether there is a next page.
  const dapps = await catalogue.sectionMore(id, { start, count: count + 1, language });
  if (title === null || dapps === null) return null;
  const results = {
    dapps: await catalogue.cards(dapps.slice(0, count), language),
    total: null,
    hasNext: dapps.length > count,
  };
  return { kind: "section", title, results };
}

/** §9 */
const BANNERS = 10;
const TUTORIALS = 6;
/** The front page shows the beginning of each section and category; the whole list has its own page. */
const SECTION_CARDS = 6;

/** DApps that a section already shows are not repeated, unless nothing else is left. */
function beginningOf(results: Results, { sections }: Front): Results {
  const shown = new Set(sections.flatMap(({ dapps }) => dapps.map(({ id }) => id)));
  const others = results.dapps.filter(({ id }) => !shown.has(id));
  const dapps = others.length > 0 ? others : results.dapps;
  return { ...results, dapps: dapps.slice(0, SECTION_CARDS), hasNext: false };
}

async function frontOf(catalogue: CatalogueService, language: Language): Promise<Front> {
  const [banners, sections] = await Promise.all([
    catalogue.promotions({ kind: "banner", start: 0, count: BANNERS, language }),
    catalogue.homeSections(language, SECTION_CARDS),
  ]);
  return {
    // §3: only web addresses.
    banners: banners
      .filter(({ url }) => url.includes("http"))
      .map(({ id, title, url, imagePath }) => ({
        id,
        title,
        imagePath,
        href: targetOf(url, language)?.href ?? url,
      })),
    sections: await Promise.all(
      sections.map(async ({ id, title, source, dapps }) => ({
        id,
        title,
        source,
        dapps: await catalogue.cards(dapps, language),
      })),
    ),
    tutorials: tutorials.slice(0, TUTORIALS).map(({ title, news, minutes }) => ({
      title: title[language],
      path: `/news/${news}`,
      minutes,
    })),
  };
}
