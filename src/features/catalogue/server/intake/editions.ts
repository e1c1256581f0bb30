/** Writes a whole edition of the catalogue in small steps, makes it current, and clears the former one away. */
import {
  beginEdition,
  forgetEdition,
  hidsIn,
  keepLogShort,
  makeCurrent,
  pageOfEdition,
  readDataVersion,
  removeSome,
  touchEdition,
  unhurried,
} from "#features/catalogue/server/edition-store.ts";
import { placesOf, type PlaceRow, type StoredDapp } from "#features/catalogue/server/rows.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/snapshot.ts";
import { Pace } from "#features/catalogue/server/turns.ts";
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
/** About as many lists as a DApp stands in. */
const PLACES_PER_DAPP = 10;

export interface EditionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: Pick<DataVersions, "bump">;
  readonly networkIds: NetworkIds;
}

interface EditionPlan {
  /** The catalogue's version before anything of it was read. */
  readonly version: number;
  /** The edition that is read now. */
  readonly from: number;
  /** The new and changed DApps. */
  readonly dapps: AsyncIterable<readonly StoredDapp[]>;
  /** At most so many DApps will be in the edition. */
  readonly most: number;
  readonly onStep: (step: EditionStep) => void;
}

interface EditionStep {
  readonly stage: "writing" | "listing";
  readonly done: number;
  readonly total: number;
}

/** False when somebody else has changed the catalogue meanwhile: then nothing has happened. */
export async function replaceEdition(deps: EditionDeps, plan: EditionPlan): Promise<boolean> {
  const { db, clock } = deps;
  const edition = await beginEdition(db, clock.now());
  let isPublished = false;
  try {
    await unhurried(db, () => fill(deps, plan, edition));
    isPublished = await publish(deps, edition, plan.version);
  } finally {
    // What cannot be cleared away now is cleared away by the next import.
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
  const steps = new Steps(deps, edition, FIRST_STEP, MAX_STEP);
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
    const hids = page.map(({ hid }) => hid);
    const replaced = await hidsIn(db, edition, hids);
    await write(page.filter(({ hid }) => !replaced.has(hid)));
    after = last.hid;
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

/** Writes in transactions that nobody has to wait for long. */
class Steps {
  readonly #deps: EditionDeps;
  readonly #edition: number;
  readonly #pace: Pace;

  constructor(deps: EditionDeps, edition: number, first: number, most: number) {
    this.#deps = deps;
    this.#edition = edition;
    this.#pace = new Pace(first, most);
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
      await keepLogShort(db);
      first += step.length;
    }
  }
}

function publish({ db, versions }: EditionDeps, edition: number, version: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Raising the version first makes every other writer wait, so what is read next is the last word.
    await versions.bump(tx, CATALOGUE_VERSION);
    if ((await readDataVersion(tx, CATALOGUE_VERSION)) !== version + 1) return false;
    await makeCurrent(tx, edition);
    return true;
  });
}

/** Never the one that is read, whatever the caller believes: a lost connection may hide that it was published. */
export async function removeEdition(db: Db, edition: number): Promise<void> {
  const pace = new Pace(FIRST_STEP, MAX_STEP);
  const removeStep = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      if ((await readCurrentEdition(tx)) === edition) return false;
      return removeSome(tx, edition, pace.size);
    });
  for (let hasMore = true; hasMore;) hasMore = await pace.run(removeStep);
  await forgetEdition(db, edition);
}
