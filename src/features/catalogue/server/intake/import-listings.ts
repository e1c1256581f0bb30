/**
 * Imports a file of DApps, all or nothing, while the site keeps serving. Few rows, compared with the catalogue, are
 * written into it in one transaction, or beside it and then moved into it: their cost depends on the rows, not on
 * the catalogue. Many rows are written into a new edition beside the current one, in transactions of some
 * milliseconds, and become visible together when that edition is made current.
 */
import { countDapps, findStaleEditions, readDataVersion } from "#features/catalogue/server/edition-store.ts";
import type { StoredDapp } from "#features/catalogue/server/rows.ts";
import { createReferenceStore } from "#features/catalogue/server/reference-store.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import {
  nextId,
  putDapps,
  readCurrentEdition,
  type NetworkIds,
} from "#features/catalogue/server/write-store.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { problemText } from "#platform/intake/record-problems.ts";
import type { ImportProgress, ImportResult, RowProblem, RowSource } from "#platform/intake/rows.ts";
import type { CheckedRow } from "./check-listing.ts";
import { checkedGroups, checkRows, knownDapps } from "./checked-rows.ts";
import { removeEdition, replaceEdition } from "./editions.ts";
import { mergeIntoEdition, type MergeGroup } from "./merge.ts";
import { listingNames, type AddressRule, type ListingNames } from "./listings.ts";
import { Records, type Counts } from "./records.ts";

export interface ImportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: Pick<DataVersions, "bump">;
  readonly isAddress: AddressRule;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Tests use a small value. */
  readonly mostAtOnce?: number;
}

/** This many count as few, whatever the catalogue's size. */
const FEW_ROWS = 50;
/** Other writers wait up to 5 seconds for a transaction; this many rows take less, even on a busy machine. */
const MOST_AT_ONCE = 2_000;
/** Moving rows takes a tenth of the time of writing them. */
const MOST_MOVED = 20_000;
/** Below this share of the catalogue, rewriting all of it would cost many times the rows. */
const FEW_PART = 1 / 4;
/** Changes by other operators restart an import. */
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
  const names = listingNames(networks, categories, deps.isAddress);
  const networkIds = new Map(networks.map(({ key, id }) => [key, id]));
  const { rows: count, problems } = await checkRows(rows, {
    db,
    edition: await readCurrentEdition(db),
    names,
    onChecked: (done) => onProgress({ stage: "checking", done, total: null }),
  });
  if (problems.length > 0) return { ok: false, problems };
  const write = await wayOf(deps, count);
  const counts = await write(deps, rows, { rows: count, names, networkIds });
  for (const edition of await findStaleEditions(db, clock.now())) await removeEdition(db, edition);
  return { ok: true, rows: count, ...counts };
}

async function wayOf({ db, mostAtOnce = MOST_AT_ONCE }: ImportDeps, rows: number): Promise<typeof writeFew> {
  if (rows <= Math.min(FEW_ROWS, mostAtOnce)) return writeFew;
  const isPart = rows < FEW_PART * (await countDapps(db, await readCurrentEdition(db)));
  if (!isPart || rows > MOST_MOVED) return writeMany;
  return rows <= mostAtOnce ? writeFew : writeSome;
}

/** The file was valid in the first pass. */
function refuseChange(problem: RowProblem): void {
  throw new Error(`The file changed while it was read: row ${problem.row}: ${problemText(problem)}`);
}

async function writeFew(deps: ImportDeps, rows: RowSource, context: Context): Promise<Counts> {
  const { db, clock, versions } = deps;
  const groups = await Array.fromAsync(checkedGroups(rows, context.names, refuseChange));
  return db.transaction().execute(async (tx) => {
    // First, so that no other writer assigns the same ids.
    await versions.bump(tx, CATALOGUE_VERSION);
    const edition = await readCurrentEdition(tx);
    const records = new Records(clock.now(), await nextId(tx));
    for (const group of groups) {
      const dapps = records.of(group, await knownDapps(tx, edition, group));
      await putDapps(tx, edition, dapps, context.networkIds);
    }
    return records.counts;
  });
}

const writeSome = (deps: ImportDeps, rows: RowSource, context: Context): Promise<Counts> =>
  untilPublished(deps, rows, context, ({ version, edition, groups }) =>
    mergeIntoEdition(
      { ...deps, networkIds: context.networkIds },
      { version, into: edition, groups, total: context.rows, onStep: deps.onProgress },
    ),
  );

const writeMany = (deps: ImportDeps, rows: RowSource, context: Context): Promise<Counts> =>
  untilPublished(deps, rows, context, async ({ version, edition, groups }) =>
    replaceEdition(
      { ...deps, networkIds: context.networkIds },
      {
        version,
        from: edition,
        dapps: dappsOf(groups),
        most: context.rows + (await countDapps(deps.db, edition)),
        onStep: deps.onProgress,
      },
    ),
  );

interface Attempt {
  readonly version: number;
  /** The current edition. */
  readonly edition: number;
  readonly groups: AsyncIterable<MergeGroup>;
}

/** Restarts if someone else changed the catalogue meanwhile. */
async function untilPublished(
  { db, clock }: ImportDeps,
  rows: RowSource,
  { names }: Context,
  publish: (attempt: Attempt) => Promise<boolean>,
): Promise<Counts> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const version = await readDataVersion(db, CATALOGUE_VERSION);
    const edition = await readCurrentEdition(db);
    const records = new Records(clock.now(), await nextId(db));
    const groups = recordGroups(db, edition, checkedGroups(rows, names, refuseChange), records);
    if (await publish({ version, edition, groups })) return records.counts;
  }
  throw new Error("The catalogue kept changing during the import. Nothing was imported: try again.");
}

async function* dappsOf(groups: AsyncIterable<MergeGroup>): AsyncGenerator<readonly StoredDapp[]> {
  for await (const { dapps } of groups) yield dapps;
}

async function* recordGroups(
  db: Db,
  edition: number,
  groups: AsyncIterable<readonly CheckedRow[]>,
  records: Records,
): AsyncGenerator<MergeGroup> {
  for await (const group of groups) {
    if (group.length === 0) continue;
    const known = await knownDapps(db, edition, group);
    const dapps = records.of(group, known);
    const ids = new Set(dapps.map(({ id }) => id));
    yield { dapps, former: known.filter(({ id }) => ids.has(id)) };
  }
}
