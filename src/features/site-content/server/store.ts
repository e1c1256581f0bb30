/** What operators changed or added. The files of the repository have the rest. */
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export interface StoredRecord {
  readonly key: string;
  readonly content: unknown;
}

export async function readSiteRecords(db: Db, kind: string): Promise<StoredRecord[]> {
  const rows = await db
    .selectFrom("site_record")
    .select(["key", "content"])
    .where("kind", "=", kind)
    .orderBy("key")
    .execute();
  return rows.map(({ key, content }) => ({ key, content: fromJson(content) }));
}

export async function putSiteRecord(tx: Db, kind: string, { key, content }: StoredRecord): Promise<void> {
  const values = { kind, key, content: toJson(content) };
  await tx
    .insertInto("site_record")
    .values(values)
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doUpdateSet({ content: values.content }))
    .execute();
}
