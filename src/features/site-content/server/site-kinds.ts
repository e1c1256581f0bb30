/**
 * Milestones, collections and our accounts. The files of the repository are the first content; an operator's record
 * replaces the one with the same key, or is added.
 */
import type { z } from "zod";
import { social } from "#brand/brand.ts";
import { socialSchema, type Accounts } from "#brand/schema.ts";
import collections from "#content/site/collections.json" with { type: "json" };
import history from "#content/site/milestones.json" with { type: "json" };
import {
  collectionSchema,
  milestoneSchema,
  type CollectionRecord,
  type MilestoneRecord,
} from "#features/site-content/schema.ts";
import type { Db } from "#platform/database/schema.ts";
import { readSiteRecords } from "./store.ts";

export interface SiteKind<Row> {
  readonly name: string;
  readonly schema: z.ZodType<Row>;
  readonly keyOf: (row: Row) => string;
  readonly files: readonly Row[];
}

export const milestoneKind: SiteKind<MilestoneRecord> = {
  name: "milestones",
  schema: milestoneSchema,
  keyOf: ({ month }) => month,
  files: history.milestones,
};

export const collectionKind: SiteKind<CollectionRecord> = {
  name: "collections",
  schema: collectionSchema,
  keyOf: ({ key }) => key,
  files: collections as readonly CollectionRecord[],
};

/** All our accounts are one record: whoever checks a change sees all of them. */
export const channelKind: SiteKind<Accounts> = {
  name: "channels",
  schema: socialSchema,
  keyOf: () => "accounts",
  files: [social],
};

/** In the order of the files; added records come after them. */
export async function readAll<Row>(db: Db, { name, keyOf, files }: SiteKind<Row>): Promise<Row[]> {
  const own = await readSiteRecords(db, name);
  const records = new Map(files.map((row) => [keyOf(row), row]));
  for (const { key, content } of own) records.set(key, content as Row);
  return [...records.values()];
}
