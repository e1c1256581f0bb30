/** The services for pages: lists that many pages show are read from the database once, until the data changes. */
import type { DappCardFacts } from "#features/catalogue/card.ts";
import type { Dapp } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import { RecentMap } from "#lib/recent-map.ts";
import type { PageServices } from "#server/services.ts";

type Listing = Pick<PageServices, "catalogue" | "news" | "downloads" | "siteContent">;

/** Each is at most a page of DApps or of news. */
const MAX_LISTS = 200;

interface KeptLists<Services> {
  readonly services: Services;
  readonly invalidate: () => void;
}

export function keepLists<Services extends Listing>(services: Services): KeptLists<Services> {
  const { catalogue, news, downloads, siteContent } = services;
  const lists = new RecentMap<string, Promise<unknown>>(MAX_LISTS);
  const cards = new WeakMap<readonly Dapp[], Map<Language, Promise<DappCardFacts[]>>>();

  function kept<Input extends readonly unknown[], Value>(
    name: string,
    read: (...input: Input) => Promise<Value>,
  ) {
    return (...input: Input): Promise<Value> => {
      const key = name + JSON.stringify(input);
      const known = lists.get(key) as Promise<Value> | undefined;
      if (known) return known;
      const reading = read(...input);
      lists.set(key, reading);
      // Failures are not kept.
      reading.catch(() => lists.delete(key));
      return reading;
    };
  }

  function keptCards(dapps: readonly Dapp[], language: Language): Promise<DappCardFacts[]> {
    const known = cards.get(dapps) ?? new Map<Language, Promise<DappCardFacts[]>>();
    cards.set(dapps, known);
    const made = known.get(language) ?? catalogue.cards(dapps, language);
    known.set(language, made);
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
    },
    invalidate: () => lists.clear(),
  };
}
