/** What the store shows below its filters: the front page, a list, what was found, or the reader's own. */
import tutorials from "#content/site/tutorials.json" with { type: "json" };
import type { DappCardFacts } from "#features/catalogue/card.ts";
import type { Promotion } from "#features/catalogue/model.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import type { Language } from "#i18n/languages.ts";
import type { CategoryName, StoreAddress } from "./store-address.ts";

export interface Results {
  readonly dapps: readonly DappCardFacts[];
  /** Null where nobody counts, as on a shelf. */
  readonly total: number | null;
  readonly hasNext: boolean;
}

export interface Shelf {
  readonly hid: number;
  readonly title: string;
  readonly dapps: readonly DappCardFacts[];
}

export interface Tutorial {
  readonly title: string;
  readonly path: string;
  readonly minutes: number;
}

export interface Front {
  readonly banners: readonly Pick<Promotion, "hid" | "title" | "url" | "imagePath">[];
  /** Trending and the newest, as cards; the others in a line each. */
  readonly shelves: readonly Shelf[];
  readonly tutorials: readonly Tutorial[];
}

export type Content =
  | { readonly kind: "front"; readonly front: Front; readonly results: Results }
  | { readonly kind: "list" | "search"; readonly results: Results }
  | { readonly kind: "section"; readonly title: string; readonly results: Results }
  | { readonly kind: "favourites" };

interface ContentInput {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly language: Language;
}

export async function loadContent(catalogue: CatalogueService, input: ContentInput): Promise<Content> {
  const { address } = input;
  if (address.view === "favourites") return { kind: "favourites" };
  if (address.key !== "") return { kind: "search", results: await found(catalogue, input) };
  if (address.sectionId !== null) {
    const section = await sectionOf(catalogue, input, address.sectionId);
    if (section) return section;
  }
  if (!isFront(input)) return { kind: "list", results: await listed(catalogue, input) };
  const [results, front] = await Promise.all([listed(catalogue, input), frontOf(catalogue, input.language)]);
  return { kind: "front", front, results: beginningOf(results, front) };
}

/** The first category, and no other choice. */
const isFront = ({ address: { view, categoryId, network, start }, categories }: ContentInput): boolean =>
  view === "store" && categoryId === categories[0]?.hid && network === null && start === 0;

async function found(catalogue: CatalogueService, { address, language }: ContentInput): Promise<Results> {
  const { key, categoryId, start, count, network } = address;
  const { dapps, total } = await catalogue.search({
    key,
    categoryId,
    start,
    count,
    language,
    network: network ?? undefined,
  });
  return { dapps: await catalogue.cards(dapps, language), total, hasNext: start + count < total };
}

async function listed(catalogue: CatalogueService, { address, language }: ContentInput): Promise<Results> {
  const { categoryId, start, count } = address;
  const filter = { categoryId, network: address.network ?? undefined };
  const [{ dapps, next }, total] = await Promise.all([
    catalogue.browse({ ...filter, start, count, language }),
    catalogue.count(filter),
  ]);
  return { dapps: await catalogue.cards(dapps, language), total, hasNext: next !== null };
}

async function sectionOf(
  catalogue: CatalogueService,
  { address: { start, count }, language }: ContentInput,
  hid: number,
): Promise<Content | null> {
  const titled = await catalogue.homeSections(language, 0);
  const title = titled.find((one) => one.hid === hid)?.title;
  // One more than is shown tells whether there is a next page.
  const dapps = await catalogue.sectionMore(hid, { start, count: count + 1, language });
  if (title === undefined || dapps === null) return null;
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
/** The beginning of each shelf and of the category: all of it has a page of its own. */
const SHELF_CARDS = 6;

/** What stands on a shelf already is not shown again, unless that is all there is. */
function beginningOf(results: Results, { shelves }: Front): Results {
  const shown = new Set(shelves.flatMap(({ dapps }) => dapps.map(({ hid }) => hid)));
  const others = results.dapps.filter(({ hid }) => !shown.has(hid));
  const dapps = others.length > 0 ? others : results.dapps;
  return { ...results, dapps: dapps.slice(0, SHELF_CARDS), hasNext: false };
}

async function frontOf(catalogue: CatalogueService, language: Language): Promise<Front> {
  const [banners, sections] = await Promise.all([
    catalogue.promotions({ kind: "banner", start: 0, count: BANNERS, language }),
    catalogue.homeSections(language, SHELF_CARDS),
  ]);
  return {
    // §3: what leads nowhere in a browser is not for us.
    banners: banners.filter(({ url }) => url.includes("http")),
    shelves: await Promise.all(
      sections.map(async ({ hid, title, dapps }) => ({
        hid,
        title,
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
