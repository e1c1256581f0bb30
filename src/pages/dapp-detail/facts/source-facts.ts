/** Who stated each fact of a DApp, and when. */
import { dayOf, FACTS, type FactAuthor, type FactName, type FactSource } from "#features/catalogue/facts.ts";
import type { Dapp } from "#features/catalogue/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";

export interface ShownSource {
  readonly by: FactAuthor;
  readonly date: string;
}

/** Whether the project itself submitted the DApp. */
export const isSubmitted = ({ sources }: Pick<Dapp, "sources">): boolean =>
  Object.values(sources).some((source) => source?.by === "project");

/** Facts that earlier releases stored without a source have the author of the listing and the date of its change. */
export const sourceOf = (dapp: Pick<Dapp, "sources" | "changedAt">, fact: FactName): FactSource =>
  dapp.sources[fact] ?? { by: isSubmitted(dapp) ? "project" : "catalogue", date: dayOf(dapp.changedAt) };

export const shownSource = ({ by, date }: FactSource, language: Language): ShownSource => ({
  by,
  date: formatDate(new Date(date), language),
});

/** Of every fact, whether the listing states it or not. */
export const sourceFacts = (dapp: Pick<Dapp, "sources" | "changedAt">, language: Language) =>
  Object.fromEntries(FACTS.map((fact) => [fact, shownSource(sourceOf(dapp, fact), language)])) as Readonly<
    Record<FactName, ShownSource>
  >;
