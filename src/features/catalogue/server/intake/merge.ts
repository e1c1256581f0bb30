/**
 * Writes new and changed DApps beside the catalogue in small steps, then moves them into it in one transaction. The
 * cost of both depends on the rows, not on the catalogue, and other writers wait only for the move.
 */
import {
  beginEdition,
  moveDapps,
  readDataVersion,
  withRelaxedSync,
} from "#features/catalogue/server/edition-store.ts";
import { placeRows, placesOf, type PlaceRow, type StoredDapp } from "#features/catalogue/server/rows.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { addPlaces, addRows } from "#features/catalogue/server/write-store.ts";
import { removeEdition, Steps, type EditionDeps, type EditionStep } from "./editions.ts";

export interface MergeGroup {
  readonly dapps: readonly StoredDapp[];
  /** The current records of the same DApps. */
  readonly former: readonly StoredDapp[];
}

interface MergePlan {
  /** The catalogue's version before anything was read. */
  readonly version: number;
  /** The current edition. */
  readonly into: number;
  readonly groups: AsyncIterable<MergeGroup>;
  readonly total: number;
  readonly onStep: (step: EditionStep) => void;
}

interface Beside {
  /** Contains the DApps and their places. */
  readonly coming: number;
  /** Contains the places to delete. */
  readonly going: number;
}

/** False if someone else changed the catalogue meanwhile: nothing has happened then. */
export async function mergeIntoEdition(deps: EditionDeps, plan: MergePlan): Promise<boolean> {
  const { db, clock } = deps;
  const coming = await beginEdition(db, clock.now());
  const going = await beginEdition(db, clock.now());
  try {
    await withRelaxedSync(db, () => writeBeside(deps, plan, { coming, going }));
    return await move(deps, plan, { coming, going });
  } finally {
    // If the cleanup fails, the next import does it.
    for (const edition of [coming, going]) await removeEdition(db, edition).catch(() => undefined);
  }
}

async function writeBeside(deps: EditionDeps, plan: MergePlan, { coming, going }: Beside): Promise<void> {
  const { networkIds } = deps;
  const comingSteps = new Steps(deps, coming);
  const goingSteps = new Steps(deps, going);
  const placesIn = (dapp: StoredDapp): PlaceRow[] => placeRows(placesOf(dapp, networkIds));
  let written = 0;
  for await (const { dapps, former } of plan.groups) {
    await comingSteps.write(dapps, async (tx, step) => {
      await addRows(tx, coming, step);
      await addPlaces(tx, coming, step.filter(({ isListed }) => isListed).flatMap(placesIn));
    });
    await goingSteps.write(former, (tx, step) => addPlaces(tx, going, step.flatMap(placesIn)));
    written += dapps.length;
    plan.onStep({ stage: "writing", done: written, total: plan.total });
  }
}

function move(
  { db, versions }: EditionDeps,
  { version, into }: MergePlan,
  { coming, going }: Beside,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Increasing the version first locks out other writers, so what is read next is final.
    await versions.bump(tx, CATALOGUE_VERSION);
    if ((await readDataVersion(tx, CATALOGUE_VERSION)) !== version + 1) return false;
    await moveDapps(tx, { coming, going, into });
    return true;
  });
}
