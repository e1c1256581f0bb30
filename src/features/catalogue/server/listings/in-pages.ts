import { setImmediate } from "node:timers/promises";
import type { KeyRange, ListingKey } from "#features/catalogue/server/listing-store.ts";

/** Two milliseconds of SQLite. */
const PAGE = 200;

/** Reads page after page; other requests go in between, because the embedded database answers without a turn. */
export async function* inPages<Listing extends ListingKey>(
  read: (range: KeyRange) => Promise<Listing[]>,
): AsyncGenerator<Listing[], void, undefined> {
  let after: ListingKey | undefined;
  for (;;) {
    const page = await read({ after, limit: PAGE });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1);
    await setImmediate();
  }
}
