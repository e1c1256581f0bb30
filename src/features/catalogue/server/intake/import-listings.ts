/**
 * Takes a file of DApps into the catalogue, all of it or nothing, while the site goes on serving. A few
 * rows are written in one transaction. Many are written into a new edition beside the one being read, in
 * transactions of some milliseconds each, and become visible together when that edition is made current.
 */
import { countDapps, findStaleEditions, readDataVersion } from "#features/catalogue/server/edition-store.ts";
import { createReferenceStore } from "#features/catalogue/server/reference-store.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/snapshot.ts";
import {
  nextHid,
  putDapps,
  readCurrentEdition,
  type NetworkIds,
} from "#features/catalogue/server/write-store.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import type { ImportProgress, ImportResult, RowProblem, RowSource } from "#platform/intake/rows.ts";
import type { CheckedRow } from "./check-listing.ts";
import { checkedGroups, checkRows, knownDapps } from "./checked-rows.ts";
import { removeEdition, replaceEdition } from "./editions.ts";
import { listingNames, type ListingNames } from "./listings.ts";
import { Records, type Counts } from "./records.ts";

export interface ImportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: Pick<DataVersions, "bump">;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** So many are written at once without anybody having to wait. */
const FEW_ROWS = 50;
/** Other operators' changes during an import make it begin again. */
const MAX_TRIES = 5;

interface Context {
  readonly rows: number;
  readonly names: ListingNames;
  readonly networkIds: NetworkIds;
}

export async function importListings(deps: ImportDeps, rows: RowSource): Promise<ImportResult> {
  const { db, clock, onProgress } = deps;
  const reference = createReferenceStore(db);
  const [networks, categories] = await Promise.all([reference.networks(), reference.categories()]);
  const names = listingNames(networks, categories);
  const networkIds = new Map(networks.map(({ key, hid }) => [key, hid]));
  const { rows: count, problems } = await checkRows(rows, {
    db,
    edition: await readCurrentEdition(db),
    names,
    onChecked: (done) => onProgress({ stage: "checking", done, total: null }),
  });
  if (problems.length > 0) return { ok: false, problems };
  const write = count <= FEW_ROWS ? writeFew : writeMany;
  const counts = await write(deps, rows, { rows: count, names, networkIds });
  for (const edition of await findStaleEditions(db, clock.now())) await removeEdition(db, edition);
  return { ok: true, rows: count, ...counts };
}

/** The file was good a moment ago. */
function refuseChange({ row, reason }: RowProblem): void {
  throw new Error(`The file changed while it was read: row ${row} ${reason}`);
}

async function writeFew(deps: ImportDeps, rows: RowSource, context: Context): Promise<Counts> {
  const { db, clock, versions } = deps;
  const groups = await Array.fromAsync(checkedGroups(rows, context.names, refuseChange));
  return db.transaction().execute(async (tx) => {
    const edition = await readCurrentEdition(tx);
    const records = new Records(clock.now(), await nextHid(tx));
    for (const group of groups) {
      const dapps = records.of(group, await knownDapps(tx, edition, group));
      await putDapps(tx, edition, dapps, context.networkIds);
    }
    await versions.bump(tx, CATALOGUE_VERSION);
    return records.counts;
  });
}

async function writeMany(deps: ImportDeps, rows: RowSource, context: Context): Promise<Counts> {
  const { db, clock, onProgress } = deps;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const version = await readDataVersion(db, CATALOGUE_VERSION);
    const from = await readCurrentEdition(db);
    const records = new Records(clock.now(), await nextHid(db));
    const isPublished = await replaceEdition(
      { ...deps, networkIds: context.networkIds },
      {
        version,
        from,
        dapps: recordGroups(db, from, checkedGroups(rows, context.names, refuseChange), records),
        most: context.rows + (await countDapps(db, from)),
        onStep: onProgress,
      },
    );
    if (isPublished) return records.counts;
  }
  throw new Error("The catalogue kept changing during the import. Nothing was imported: try again.");
}

async function* recordGroups(
  db: Db,
  edition: number,
  groups: AsyncIterable<readonly CheckedRow[]>,
  records: Records,
) {
  for await (const group of groups) {
    if (group.length > 0) yield records.of(group, await knownDapps(db, edition, group));
  }
}
