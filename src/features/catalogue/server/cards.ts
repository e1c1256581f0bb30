/** Cards of DApps for lists on pages. */
import { createCards, networkMark, newSince, type DappCardFacts } from "#features/catalogue/card.ts";
import { HOT_CATEGORY_ID, type Category, type Dapp } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import { browse } from "./browse.ts";
import type { CatalogueDeps } from "./deps.ts";
import type { Snapshot } from "./snapshot/snapshot.ts";

type CardOf = ReturnType<typeof createCards>;

/** By language: what cards name changes with the catalogue only. */
const made = new WeakMap<Snapshot, Map<Language, CardOf>>();

function cardsOf(snapshot: Snapshot, language: Language): CardOf {
  const known = made.get(snapshot) ?? new Map<Language, CardOf>();
  made.set(snapshot, known);
  const { networks, categories } = snapshot;
  const titled = () => categories.map(({ id, title }) => ({ id, title: title[language] }));
  const cardOf =
    known.get(language) ?? createCards({ categories: titled(), networks: networks.map(networkMark) });
  known.set(language, cardOf);
  return cardOf;
}

export async function cards(
  { snapshots, clock }: CatalogueDeps,
  dapps: readonly Dapp[],
  language: Language,
): Promise<DappCardFacts[]> {
  const snapshot = await snapshots.current();
  const since = newSince(clock.now(), snapshot.openedAt);
  const cardOf = cardsOf(snapshot, language);
  return dapps.map((dapp) => cardOf(dapp, since));
}

/** For cards that the browser creates itself. */
export async function newDappsSince({ snapshots, clock }: CatalogueDeps): Promise<Date> {
  const { openedAt } = await snapshots.current();
  return newSince(clock.now(), openedAt);
}

/** §3: clients show only categories of this type. */
const SHOWN_TYPE = 0;

/** As many as fit in one row of a wide page. */
const TEASER_CATEGORIES = 10;

export interface Teaser {
  readonly dapps: readonly DappCardFacts[];
  readonly categories: readonly Pick<Category, "id" | "key" | "title">[];
}

/** A preview of the store for other pages: the most popular DApps and the first categories. */
export async function teaser(deps: CatalogueDeps, language: Language, count: number): Promise<Teaser> {
  const { categories } = await deps.snapshots.current();
  const { dapps } = await browse(deps, { categoryId: HOT_CATEGORY_ID, count, language });
  return {
    dapps: await cards(deps, dapps, language),
    categories: categories
      .filter(({ type }) => type === SHOWN_TYPE)
      .slice(0, TEASER_CATEGORIES)
      .map(({ id, key, title }) => ({ id, key, title: title[language] })),
  };
}
