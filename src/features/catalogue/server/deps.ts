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
  hids: readonly number[],
): Promise<StoredDapp[]> {
  const wanted = [...new Set(hids)];
  const found = new Map((await store.byIds(wanted)).map((one) => [one.hid, one]));
  return wanted.flatMap((hid) => found.get(hid) ?? []).filter(({ isListed }) => isListed);
}
