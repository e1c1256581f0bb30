import type { FullText, PromotionKind } from "#features/catalogue/model.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

export interface StoredPromotion {
  readonly kind: PromotionKind;
  readonly id: number;
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
    const rows = await db.selectFrom("promotion").selectAll().orderBy("position").orderBy("id").execute();
    return rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      order: row.position,
      status: row.status,
      startsAt: new Date(row.starts_at),
      endsAt: row.ends_at === null ? null : new Date(row.ends_at),
      ...fromJson<Details>(row.details),
    }));
  },
});

type Origin = Database["promotion"]["origin"];

const toRow = (promotion: StoredPromotion, origin: Origin) => ({
  kind: promotion.kind,
  id: promotion.id,
  position: promotion.order,
  status: promotion.status,
  starts_at: promotion.startsAt.getTime(),
  ends_at: promotion.endsAt?.getTime() ?? null,
  details: toJson({
    title: promotion.title,
    url: promotion.url,
    image: promotion.image,
  } satisfies Details),
  origin,
});

/** Replaces the seeded promotions of a kind; those of operators stay. */
export async function replaceSeeded(
  tx: Db,
  kind: PromotionKind,
  promotions: readonly StoredPromotion[],
): Promise<void> {
  await tx.deleteFrom("promotion").where("kind", "=", kind).where("origin", "=", "seed").execute();
  if (promotions.length === 0) return;
  const rows = promotions.map((one) => toRow(one, "seed"));
  await tx
    .insertInto("promotion")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["kind", "id"]).doNothing())
    .execute();
}

/** Inserts or replaces an operator's promotions by id. */
export async function putPromotions(tx: Db, promotions: readonly StoredPromotion[]): Promise<void> {
  await tx
    .insertInto("promotion")
    .values(promotions.map((one) => toRow(one, "operator")))
    .onConflict((conflict) =>
      conflict.columns(["kind", "id"]).doUpdateSet((eb) => ({
        position: eb.ref("excluded.position"),
        status: eb.ref("excluded.status"),
        starts_at: eb.ref("excluded.starts_at"),
        ends_at: eb.ref("excluded.ends_at"),
        details: eb.ref("excluded.details"),
        origin: eb.ref("excluded.origin"),
      })),
    )
    .execute();
}
