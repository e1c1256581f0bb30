/** The releases as a feed: one entry per version, with a new date when it is delisted. */
import { FAMILIES, textIn, versionsOf, type Family, type Release } from "#features/downloads/model.ts";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import type { Feed, FeedEntry } from "#lib/feeds/feed.ts";

export interface FeedSource {
  readonly origin: string;
  readonly brand: string;
  readonly text: TranslateKeyIn;
}

/** More than a year of a wallet's releases. */
const MAX_ENTRIES = 60;

function entryOf(
  { origin, text }: FeedSource,
  language: Language,
  family: Family,
  { version, packages }: ReturnType<typeof versionsOf<Release>>[number],
): FeedEntry | null {
  const [date] = packages.flatMap((one) => one.date ?? []).toSorted();
  if (date === undefined) return null;
  const platform = text(language, `downloads.families.${family}`);
  const notes = packages.map((one) => textIn(one.notes, language).text);
  const warnings = packages.flatMap(({ state, reason }) =>
    reason && state !== "listed"
      ? [`${text(language, `downloads.states.${state}`)}: ${textIn(reason, language).text}`]
      : [],
  );
  const place = `#${family}-${version}`;
  return {
    id: `${origin}/download/versions${place}`,
    url: origin + localPath(language, "/download/versions") + place,
    title: text(language, "downloads.feed.entry", { version, platform }),
    summary: [...new Set([...warnings, ...notes])].join(" "),
    publishedAt: new Date(date),
    changedAt: new Date(Math.max(...packages.map(({ changedAt }) => changedAt.getTime()))),
  };
}

export function releaseFeed(
  source: FeedSource,
  releases: readonly Release[],
  language: Language,
  fileName: string,
): Feed {
  const { origin, brand, text } = source;
  const families = (Object.keys(FAMILIES) as Family[]).filter((family) => family !== "sample");
  const entries = families
    .flatMap((family) =>
      versionsOf(releases, family).flatMap((group) => entryOf(source, language, family, group) ?? []),
    )
    .toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    .slice(0, MAX_ENTRIES);
  return {
    title: text(language, "downloads.feed.title"),
    description: text(language, "downloads.feed.description"),
    language: LANGUAGE_FACTS[language].htmlLang,
    author: brand,
    pageUrl: origin + localPath(language, "/download/versions"),
    selfUrl: `${origin}/feeds/${language}/${fileName}`,
    entries,
  };
}
