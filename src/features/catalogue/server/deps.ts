import type { Dapp } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import type { Clock } from "#platform/clock.ts";
import { describeDapp, type LineText } from "./describe.ts";
import type { StoredDapp } from "./rows.ts";
import type { Snapshot, Snapshots } from "./snapshot/snapshot.ts";
import type { CatalogueStore } from "./store.ts";

/** What every verb of the catalogue works with. */
export interface CatalogueDeps {
  readonly store: CatalogueStore;
  readonly snapshots: Snapshots;
  readonly text: LineText;
  readonly clock: Clock;
}

/** As a reader of the language sees them. */
export function describeAll(
  { text }: CatalogueDeps,
  { networkByKey }: Snapshot,
  records: readonly StoredDapp[],
  language: Language,
): Dapp[] {
  const networkTitle = (key: string): string => networkByKey.get(key)?.title ?? key;
  return records.map((record) => describeDapp(record, language, { text, networkTitle }));
}

/** In the order asked for, without those that are not listed. */
export async function listedByIds(
  { store }: Pick<CatalogueDeps, "store">,
  hids: readonly number[],
): Promise<StoredDapp[]> {
  const wanted = [...new Set(hids)];
  const found = new Map((await store.byIds(wanted)).map((one) => [one.hid, one]));
  return wanted.flatMap((hid) => found.get(hid) ?? []).filter(({ isListed }) => isListed);
}
