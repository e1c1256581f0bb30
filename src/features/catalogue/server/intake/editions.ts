/** Writes a whole edition of the catalogue in small steps, makes it current, and deletes the former one. */
import {
  beginEdition,
  forgetEdition,
  idsIn,
  checkpointWal,
  makeCurrent,
  pageOfEdition,
  readDataVersion,
  removeSome,
  touchEdition,
  withRelaxedSync,
} from "#features/catalogue/server/edition-store.ts";
import { placesOf, type PlaceRow, type StoredDapp } from "#features/catalogue/server/rows.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { BatchPacer } from "#platform/event-loop-yield.ts";
import {
  addPlaces,
  addRows,
  readCurrentEdition,
  type NetworkIds,
} from "#features/catalogue/server/write-store.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { SortedPlaces } from "./sorted-places.ts";

const FIRST_STEP = 40;
const MAX_STEP = 200;
/** The approximate number of lists per DApp. */
const PLACES_PER_DAPP = 10;

export interface EditionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: Pick<DataVersions, "bump">;
  readonly networkIds: NetworkIds;
}

interface EditionPlan {
  /** The catalogue's version before anything was read. */
  readonly version: number;
  /** The current edition. */
  readonly from: number;
  /** The new and changed DApps. */
  readonly dapps: AsyncIterable<readonly StoredDapp[]>;
  /** The maximum number of DApps in the edition. */
  readonly most: number;
  readonly onStep: (step: EditionStep) => void;
}

export interface EditionStep {
  readonly stage: "writing" | "listing";
  readonly done: number;
  readonly total: number;
}

/** False if someone else changed the catalogue meanwhile: nothing has happened then. */
export async function replaceEdition(deps: EditionDeps, plan: EditionPlan): Promise<boolean> {
  const { db, clock } = deps;
  const edition = await beginEdition(db, clock.now());
  let isPublished = false;
  try {
    await withRelaxedSync(db, () => fill(deps, plan, edition));
    isPublished = await publish(deps, edition, plan.version);
  } finally {
    // If the cleanup fails, the next import does it.
    await removeEdition(db, isPublished ? plan.from : edition).catch(() => undefined);
  }
  return isPublished;
}

async function fill(
  deps: EditionDeps,
  { from, dapps, most, onStep }: EditionPlan,
  edition: number,
): Promise<void> {
  const { db, networkIds } = deps;
  const places = new SortedPlaces();
  let written = 0;
  const steps = new Steps(deps, edition);
  const write = async (some: readonly StoredDapp[]): Promise<void> => {
    await steps.write(some, (tx, step) => addRows(tx, edition, step));
    for (const dapp of some) if (dapp.isListed) places.add(placesOf(dapp, networkIds));
    written += some.length;
    onStep({ stage: "writing", done: written, total: most });
  };
  for await (const group of dapps) await write(group);
  for (let after = 0; ;) {
    const page = await pageOfEdition(db, from, after, MAX_STEP);
    const last = page.at(-1);
    if (!last) break;
    const ids = page.map(({ id }) => id);
    const replaced = await idsIn(db, edition, ids);
    await write(page.filter(({ id }) => !replaced.has(id)));
    after = last.id;
  }
  await fillLists(deps, edition, places, onStep);
}

async function fillLists(
  deps: EditionDeps,
  edition: number,
  places: SortedPlaces,
  onStep: EditionPlan["onStep"],
): Promise<void> {
  const steps = new Steps(deps, edition, FIRST_STEP * PLACES_PER_DAPP, MAX_STEP * PLACES_PER_DAPP);
  let rows: PlaceRow[] = [];
  let written = 0;
  const flush = async (): Promise<void> => {
    await steps.write(rows, (tx, step) => addPlaces(tx, edition, step));
    written += rows.length;
    onStep({ stage: "listing", done: written, total: places.count });
    rows = [];
  };
  for (const row of places.inOrder()) {
    rows.push(row);
    if (rows.length >= steps.size) await flush();
  }
  await flush();
}

/** Writes in short transactions, so that nobody waits long. */
export class Steps {
  readonly #deps: EditionDeps;
  readonly #edition: number;
  readonly #pace: BatchPacer;

  constructor(deps: EditionDeps, edition: number, first = FIRST_STEP, most = MAX_STEP) {
    this.#deps = deps;
    this.#edition = edition;
    this.#pace = new BatchPacer(first, most);
  }

  get size(): number {
    return this.#pace.size;
  }

  async write<Item>(
    items: readonly Item[],
    write: (tx: Db, step: readonly Item[]) => Promise<void>,
  ): Promise<void> {
    const { db, clock } = this.#deps;
    for (let first = 0; first < items.length;) {
      const step = items.slice(first, first + this.#pace.size);
      await this.#pace.run(() =>
        db.transaction().execute(async (tx) => {
          await touchEdition(tx, this.#edition, clock.now());
          await write(tx, step);
        }),
      );
      await checkpointWal(db);
      first += step.length;
    }
  }
}

function publish({ db, versions }: EditionDeps, edition: number, version: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Increasing the version first locks out other writers, so what is read next is final.
    await versions.bump(tx, CATALOGUE_VERSION);
    if ((await readDataVersion(tx, CATALOGUE_VERSION)) !== version + 1) return false;
    await makeCurrent(tx, edition);
    return true;
  });
}

/**
 * Never removes the current edition, whatever the caller believes, because a lost connection may hide that it was
 * published.
 */
export async function removeEdition(db: Db, edition: number): Promise<void> {
  const pace = new BatchPacer(FIRST_STEP, MAX_STEP);
  const removeStep = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      if ((await readCurrentEdition(tx)) === edition) return false;
      return removeSome(tx, edition, pace.size);
    });
  for (let hasMore = true; hasMore;) hasMore = await pace.run(removeStep);
  await forgetEdition(db, edition);
}
