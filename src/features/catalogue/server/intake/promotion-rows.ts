/** Import (by id, all or nothing) and export of banners, activities and ads. */
import { isDeepStrictEqual } from "node:util";
import type { PromotionKind } from "#features/catalogue/model.ts";
import { promotionRowSchema, type PromotionRow } from "#features/catalogue/promotion-schema.ts";
import {
  createPromotionStore,
  putPromotions,
  type StoredPromotion,
} from "#features/catalogue/server/promotion-store.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { BY_HID, importRecords, type WriteCounts } from "#platform/intake/import-records.ts";
import type { ImportResult, RowSource } from "#platform/intake/rows.ts";
import type { ImportDeps } from "./import-listings.ts";

export const toPromotion =
  (kind: PromotionKind) =>
  ({ hid, start, end, ...rest }: PromotionRow): StoredPromotion => ({
    ...rest,
    id: hid,
    kind,
    startsAt: new Date(start),
    endsAt: end === null ? null : new Date(end),
  });

export const importPromotions = (
  { db, versions, onProgress }: Pick<ImportDeps, "db" | "versions" | "onProgress">,
  kind: PromotionKind,
  rows: RowSource,
): Promise<ImportResult> =>
  importRecords(rows, {
    db,
    schema: promotionRowSchema,
    key: BY_HID,
    onProgress,
    write: (tx, group) => writeRows(tx, group.map(toPromotion(kind))),
    published: (tx) => versions.bump(tx, CATALOGUE_VERSION),
  });

async function writeRows(tx: Db, promotions: readonly StoredPromotion[]): Promise<WriteCounts> {
  const all = await createPromotionStore(tx).promotions();
  const known = (one: StoredPromotion) => all.find(({ kind, id }) => kind === one.kind && id === one.id);
  const added = promotions.filter((one) => !known(one)).length;
  const same = promotions.filter((one) => isDeepStrictEqual(one, known(one))).length;
  await putPromotions(tx, promotions);
  return { added, changed: promotions.length - added - same };
}

/** The promotions of a kind in the form that the import accepts. */
export async function* exportPromotions(
  db: Db,
  wanted: PromotionKind,
): AsyncGenerator<PromotionRow, void, undefined> {
  for (const { id, kind, startsAt, endsAt, ...rest } of await createPromotionStore(db).promotions()) {
    if (kind !== wanted) continue;
    yield { hid: id, ...rest, start: startsAt.toISOString(), end: endsAt?.toISOString() ?? null };
  }
}
