/**
 * The services for pages: what is on many pages, or on one page in twelve languages, is read from the database once,
 * until the data changes.
 */
import type { DappCardFacts } from "#features/catalogue/card.ts";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import type { Dapp } from "#features/catalogue/model.ts";
import type { ListingKey } from "#features/catalogue/server/listing-store.ts";
import type { Language } from "#i18n/languages.ts";
import { RecentMap } from "#lib/recent-map.ts";
import type { PageServices } from "#server/services.ts";

type Listing = Pick<
  PageServices,
  "catalogue" | "news" | "downloads" | "siteContent" | "ownership" | "contracts"
>;

/** Each is at most a page of DApps or of news. */
const MAX_LISTS = 200;

/** About one DApp, six for each that is read. */
const MAX_FACTS = 3_000;

interface KeptLists<Services> {
  readonly services: Services;
  readonly invalidate: () => void;
}

export function keepLists<Services extends Listing>(services: Services): KeptLists<Services> {
  const { catalogue, news, downloads, siteContent, ownership, contracts } = services;
  const lists = new RecentMap<string, Promise<unknown>>(MAX_LISTS);
  const facts = new RecentMap<string, Promise<unknown>>(MAX_FACTS);
  const cards = new WeakMap<readonly Dapp[], Map<Language, Promise<DappCardFacts[]>>>();

  const kept = keepIn(lists);
  const keptFacts = keepIn(facts);

  function keptCards(dapps: readonly Dapp[], language: Language): Promise<DappCardFacts[]> {
    const known = cards.get(dapps) ?? new Map<Language, Promise<DappCardFacts[]>>();
    cards.set(dapps, known);
    const made = known.get(language) ?? catalogue.cards(dapps, language);
    known.set(language, made);
    // Failures are not kept.
    made.catch(() => known.delete(language));
    return made;
  }

  const browse = kept("browse", catalogue.browse);
  return {
    services: {
      ...services,
      catalogue: {
        ...catalogue,
        // A search is kept as a page, if at all.
        browse: (input) => (input.key ? catalogue.browse(input) : browse(input)),
        categories: kept("categories", catalogue.categories),
        homeSections: kept("sections", catalogue.homeSections),
        promotions: kept("promotions", catalogue.promotions),
        dapp: keptFacts("dapp", catalogue.dapp),
        dappHistory: keptFacts("history", catalogue.dappHistory, ({ id }) => [id]),
        listingHistory: keptFacts("listing", catalogue.listingHistory, listingKey),
        related: keptFacts("related", catalogue.related, ({ id }, language, limit) => [id, language, limit]),
        tokensOf: keptFacts("tokens", catalogue.tokensOf),
        teaser: kept("teaser", catalogue.teaser),
        cards: keptCards,
      },
      news: { ...news, list: kept("news", news.list), newest: kept("newest news", news.newest) },
      downloads: { ...downloads, releases: kept("releases", downloads.releases) },
      siteContent: {
        milestones: kept("milestones", siteContent.milestones),
        collections: kept("collections", siteContent.collections),
        accounts: kept("accounts", siteContent.accounts),
      },
      ownership: { ...ownership, ofListing: keptFacts("proofs", ownership.ofListing) },
      contracts: { ...contracts, of: keptFacts("contracts", contracts.of, (dapp) => [dapp.contracts]) },
    },
    invalidate() {
      lists.clear();
      facts.clear();
    },
  };
}

/** Only asked about listings that exist or existed, so nobody can make them up. */
const listingKey = (kind: ListingKind, { network, address }: ListingKey) => [kind, network, address];

/** `keyOf` tells apart what the value depends on. */
const keepIn =
  (known: RecentMap<string, Promise<unknown>>) =>
  <Input extends readonly unknown[], Value>(
    name: string,
    read: (...input: Input) => Promise<Value>,
    keyOf: (...input: Input) => readonly unknown[] = (...input) => input,
  ) =>
  (...input: Input): Promise<Value> =>
    readOnce(known, name + JSON.stringify(keyOf(...input)), () => read(...input));

/** Keeps no failure, and nothing about what does not exist: made-up numbers would push out the others. */
function readOnce<Value>(
  known: RecentMap<string, Promise<unknown>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const made = known.get(key) as Promise<Value> | undefined;
  if (made) return made;
  const reading = read();
  known.set(key, reading);
  const forget = (): void => {
    if (known.get(key) === reading) known.delete(key);
  };
  reading.then((value) => value === null && forget(), forget);
  return reading;
}
