/** All changes of the releases go through here. */
import type { DownloadDeps } from "#features/downloads/server/deps.ts";
import type { DownloadStore } from "#features/downloads/server/store.ts";

/** The version counter that tells processes about changed releases. */
export const RELEASES_VERSION = "releases";

/** Lower numbers belong to the seed. */
const FIRST_OWN_ID = 100_000;

/**
 * Runs one change at a time, and every process then invalidates its pages. The counter is increased first: its row
 * lock makes a second writer wait, who could otherwise assign the same number to another release.
 */
export const change = <Value>(
  { store, versions }: Pick<DownloadDeps, "store" | "versions">,
  work: (store: DownloadStore) => Promise<Value>,
): Promise<Value> =>
  store.transaction(async (inside, tx) => {
    await versions.bump(tx, RELEASES_VERSION);
    return work(inside);
  });

export const nextId = (known: readonly { readonly id: number }[]): number =>
  Math.max(FIRST_OWN_ID, ...known.map(({ id }) => id + 1));
