/** The history of a DApp's listing, its feeds and its badge. */
import { FACT_LABELS } from "#features/catalogue/facts.ts";
import type { Dapp } from "#features/catalogue/model.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { listOf } from "#i18n/formats/list.ts";
import type { Language } from "#i18n/languages.ts";
import type { PageRequest } from "#pages/page-context.ts";

type Events = Awaited<ReturnType<CatalogueService["dappHistory"]>>;

const SHOWN_EVENTS = 10;

export const shownHistory = (events: Events, { language, translate }: PageRequest) =>
  events.slice(0, SHOWN_EVENTS).map(({ at, what, isByProject, reason, facts }) => ({
    what,
    isByProject,
    reason,
    date: formatDate(at, language),
    at: at.toISOString(),
    facts: listOf(
      facts.map((fact) => translate(FACT_LABELS[fact])),
      language,
    ),
  }));

/** The name of its feeds below `/feeds/{lang}/`. */
export const feedName = ({ id }: Pick<Dapp, "id">): string => `dapp-${id}`;

const FORMATS = [
  { name: "Atom", ending: "atom" },
  { name: "RSS", ending: "rss" },
  { name: "JSON", ending: "json" },
] as const;

export const feedsOf = (dapp: Pick<Dapp, "id">, language: Language) =>
  FORMATS.map(({ name, ending }) => ({ name, path: `/feeds/${language}/${feedName(dapp)}.${ending}` }));

/** The path for this page, the whole address for other websites. */
export function badgeOf({ id }: Pick<Dapp, "id">, { language, publicOrigin }: PageRequest) {
  const path = `/badge/${language}/${id}.svg`;
  return { path, url: publicOrigin + path };
}
