/** Stores what a listing was before each change, who changed it and why, so that it can be reverted. */
import type { Selectable } from "kysely";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { noteChange } from "./act-context.ts";

export type ListingKind = Database["listing_version"]["kind"];

/** Who does something, and why. */
export interface Act {
  readonly operator: string;
  readonly reason: string;
  /** The number of the submission that was approved, or whose owner acts. */
  readonly submission?: string | undefined;
  /** Shown to everybody; `reason` is for operators. */
  readonly publicReason?: string | undefined;
}

export interface ListingVersion<Content = unknown> extends Act {
  readonly id: number;
  readonly at: Date;
  readonly act: string;
  readonly before: Content | null;
  readonly after: Content;
}

export interface NewVersion extends Act {
  readonly kind: ListingKind;
  readonly ref: string;
  readonly at: Date;
  readonly act: string;
  readonly before: unknown;
  readonly after: unknown;
}

export async function recordVersion(tx: Db, version: NewVersion): Promise<void> {
  const { at, before, after, submission = null, publicReason = "", ...plain } = version;
  noteChange({ before, after });
  await tx
    .insertInto("listing_version")
    .values({
      ...plain,
      submission,
      public_reason: publicReason,
      at: at.getTime(),
      before: before === null ? null : toJson(before),
      after: toJson(after),
    })
    .execute();
}

/** The newest first. */
export async function versionsOf<Content>(
  db: Db,
  kind: ListingKind,
  ref: string,
): Promise<ListingVersion<Content>[]> {
  const rows = await db
    .selectFrom("listing_version")
    .selectAll()
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => toVersion<Content>(row));
}

const toVersion = <Content>(row: Selectable<Database["listing_version"]>): ListingVersion<Content> => ({
  id: row.id,
  at: new Date(row.at),
  operator: row.operator,
  act: row.act,
  reason: row.reason,
  submission: row.submission ?? undefined,
  publicReason: row.public_reason,
  before: row.before === null ? null : fromJson<Content>(row.before),
  after: fromJson<Content>(row.after),
});
