import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportListings } from "#features/catalogue/server/intake/export-listings.ts";
import type { CatalogueStore } from "#features/catalogue/server/store.ts";

/** Writes all DApps as a JSON array that `import dapps` takes, one per line. Gives their number. */
export async function exportDapps(
  store: CatalogueStore,
  target: string | NodeJS.WritableStream,
): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string, void, undefined> {
    for await (const listing of exportListings(store)) {
      yield `${count === 0 ? "[" : ","}\n${JSON.stringify(listing)}`;
      count += 1;
    }
    yield count === 0 ? "[]\n" : "\n]\n";
  }
  if (typeof target === "string") await pipeline(Readable.from(lines()), createWriteStream(target));
  else for await (const line of lines()) target.write(line);
  return count;
}
