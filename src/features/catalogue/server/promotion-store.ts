import type { FullText, PromotionKind } from "#features/catalogue/model.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export interface StoredPromotion {
  readonly kind: PromotionKind;
  readonly hid: number;
  readonly order: number;
  /** 0 is published (§3). */
  readonly status: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly title: FullText;
  readonly url: string;
  readonly image: string;
}

type Details = Pick<StoredPromotion, "title" | "url" | "image">;

export const createPromotionStore = (db: Db) => ({
  async promotions(): Promise<StoredPromotion[]> {
    const rows = await db.selectFrom("promotion").selectAll().orderBy("position").orderBy("hid").execute();
    return rows.map((row) => ({
      kind: row.kind,
      hid: row.hid,
      order: row.position,
      status: row.status,
      startsAt: new Date(row.starts_at),
      endsAt: row.ends_at === null ? null : new Date(row.ends_at),
      ...fromJson<Details>(row.details),
    }));
  },
});

export async function replacePromotions(
  tx: Db,
  kind: PromotionKind,
  promotions: readonly Omit<StoredPromotion, "kind">[],
): Promise<void> {
  await tx.deleteFrom("promotion").where("kind", "=", kind).execute();
  if (promotions.length === 0) return;
  const rows = promotions.map(({ hid, order, status, startsAt, endsAt, title, url, image }) => ({
    kind,
    hid,
    position: order,
    status,
    starts_at: startsAt.getTime(),
    ends_at: endsAt?.getTime() ?? null,
    details: toJson({ title, url, image } satisfies Details),
  }));
  await tx.insertInto("promotion").values(rows).execute();
}
