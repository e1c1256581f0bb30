/** Milestones, collections and our accounts, for the pages that show them. */
import type { Accounts } from "#brand/schema.ts";
import { social } from "#brand/brand.ts";
import type { CollectionRecord, MilestoneRecord } from "#features/site-content/schema.ts";
import { databaseFault } from "#platform/database/errors.ts";
import type { Db } from "#platform/database/schema.ts";
import { channelKind, collectionKind, milestoneKind, readAll, type SiteKind } from "./site-kinds.ts";

export interface SiteContent {
  /** By month. */
  readonly milestones: () => Promise<readonly MilestoneRecord[]>;
  readonly collections: () => Promise<readonly CollectionRecord[]>;
  readonly accounts: () => Promise<Accounts>;
}

export function createSiteContent(db: Db): SiteContent {
  const milestones = reader(db, milestoneKind);
  const collections = reader(db, collectionKind);
  const channels = reader(db, channelKind);
  return {
    milestones: async () => shown(await milestones()).toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    collections: async () => shown(await collections()),
    accounts: async () => (await channels())[0] ?? social,
  };
}

/** Every page has our accounts in its footer, so an outage of the database must not fail it: it shows what was read last. */
function reader<Row>(db: Db, kind: SiteKind<Row>): () => Promise<readonly Row[]> {
  let known = kind.files;
  return async () => {
    try {
      known = await readAll(db, kind);
    } catch (error) {
      if (databaseFault(error) === null) throw error;
    }
    return known;
  };
}

const shown = <Row extends { readonly hidden?: boolean | undefined }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ hidden }) => hidden !== true);
