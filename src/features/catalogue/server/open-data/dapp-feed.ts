/** `/feeds/{lang}/dapp-{id}.atom`, `.rss` and `.json`: what changes in the listing of one DApp. */
import { FACT_LABELS } from "#features/catalogue/facts.ts";
import { dappPagePath, type Dapp } from "#features/catalogue/model.ts";
import type { DappEvent } from "#features/catalogue/server/listings/dapp-history.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import type { Feed, FeedEntry } from "#lib/feeds/feed.ts";

export interface DappFeedDeps {
  readonly catalogue: CatalogueService;
  readonly brandName: string;
  /** The origin of addresses, without a trailing slash. */
  readonly origin: string;
  readonly text: TranslateKeyIn;
}

/** A delisted DApp keeps its feed: that it is gone is what its followers must learn. */
export async function dappFeed(
  { catalogue, brandName, origin, text }: DappFeedDeps,
  dapp: Dapp,
  language: Language,
  path: string,
): Promise<Feed> {
  const page = dappPagePath(dapp.id);
  const name = dapp.title;
  const entryOf = ({ at, what, isByProject, facts, reason }: DappEvent): FeedEntry => {
    const by = text(language, `listings.history.${isByProject ? "byProject" : "byUs"}`);
    const labels = facts.map((fact) => text(language, FACT_LABELS[fact]));
    return {
      id: `${origin}${page}#${what}-${at.getTime()}`,
      url: origin + localPath(language, page),
      title: `${name}: ${text(language, `listings.history.${what}`)}`,
      summary: [labels.join(", "), by, reason].filter(Boolean).join(" · "),
      publishedAt: at,
      changedAt: at,
    };
  };
  return {
    title: text(language, "feeds.dapp.title", { name }),
    description: text(language, "feeds.dapp.description", { name }),
    language: LANGUAGE_FACTS[language].htmlLang,
    author: brandName,
    pageUrl: origin + localPath(language, page),
    selfUrl: origin + path,
    iconUrl: new URL(dapp.iconPath, origin).href,
    entries: (await catalogue.dappHistory(dapp)).map(entryOf),
  };
}
