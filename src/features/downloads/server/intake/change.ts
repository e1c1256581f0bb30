/** Every change of the releases goes through here. */
import type { DownloadDeps } from "#features/downloads/server/deps.ts";
import type { DownloadStore } from "#features/downloads/server/store.ts";

/** The counter by which processes learn that the releases have changed. */
export const RELEASES_VERSION = "releases";

/** Numbers below are the seed's. */
const FIRST_OWN_HID = 100_000;

/**
 * One change at a time, and every process forgets its pages with it. The counter is raised first: its row makes a
 * second writer wait, who would otherwise give the same number to another release.
 */
export const change = <Value>(
  { store, versions }: Pick<DownloadDeps, "store" | "versions">,
  work: (store: DownloadStore) => Promise<Value>,
): Promise<Value> =>
  store.transaction(async (inside, tx) => {
    await versions.bump(tx, RELEASES_VERSION);
    return work(inside);
  });

export const nextHid = (known: readonly { readonly hid: number }[]): number =>
  Math.max(FIRST_OWN_HID, ...known.map(({ hid }) => hid + 1));
