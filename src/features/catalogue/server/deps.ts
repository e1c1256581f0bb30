import type { Dapp } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import type { Clock } from "#platform/clock.ts";
import { describeDapp, type LineText } from "./describe.ts";
import type { StoredDapp } from "./rows.ts";
import type { Snapshot, Snapshots } from "./snapshot/snapshot.ts";
import type { CatalogueStore } from "./store.ts";

export interface CatalogueDeps {
  readonly store: CatalogueStore;
  readonly snapshots: Snapshots;
  /** The ids of the DApps that were opened most often in the last days, most often first. */
  readonly trending: () => Promise<readonly number[]>;
  readonly text: LineText;
  readonly clock: Clock;
}

/** Converts records for a reader of the language. */
export function describeAll(
  { text }: CatalogueDeps,
  { networkByKey }: Snapshot,
  records: readonly StoredDapp[],
  language: Language,
): Dapp[] {
  const networkTitle = (key: string): string => networkByKey.get(key)?.title ?? key;
  return records.map((record) => describeDapp(record, language, { text, networkTitle }));
}

/** In the requested order, without unlisted ones. */
export async function listedByIds(
  { store }: Pick<CatalogueDeps, "store">,
  ids: readonly number[],
): Promise<StoredDapp[]> {
  const wanted = [...new Set(ids)];
  const found = new Map((await store.recentByIds(wanted)).map((one) => [one.id, one]));
  return wanted.flatMap((id) => found.get(id) ?? []).filter(({ isListed }) => isListed);
}
