/** The catalogue of content/seed, for tests that query it. */
import { cp, glob, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import { publishForm } from "#features/catalogue/server/desk/publish.ts";
import { seedCatalogue } from "#features/catalogue/server/intake/seed.ts";
import { createCatalogueService, type CatalogueService } from "#features/catalogue/server/service.ts";
import { createSnapshots } from "#features/catalogue/server/snapshot/snapshot.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import type { LineText } from "#features/catalogue/server/describe.ts";
import type { Clock } from "#platform/clock.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";

export const SEED_FOLDER = pathToFileURL(`${join(import.meta.dirname, "../../../build/content/seed")}/`);

const NOW = new Date("2026-11-20T12:00:00Z");
export const clock: Clock = { now: () => NOW };

/** Returns the requested key with its values. */
const echoText: LineText = (language, key, values) =>
  `${language} ${key} ${Object.values(values ?? {}).join("+")}`.trim();

export function openCatalogue(
  db: Db,
  at: Clock = clock,
  trending: () => Promise<readonly number[]> = () => Promise.resolve([]),
  provenDapps: () => Promise<ReadonlySet<number>> = () => Promise.resolve(new Set()),
): CatalogueService {
  const store = createCatalogueStore(db);
  const snapshots = createSnapshots({ store, versions: createDataVersions(db), provenDapps });
  return createCatalogueService({ store, snapshots, trending, text: echoText, clock: at });
}

const FEW_DAPPS = 3;

/** A copy of content/seed with only the first DApps: writing all of them takes a second on some engines. */
export async function makeSmallSeed(count = FEW_DAPPS): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), "seed-"));
  await cp(SEED_FOLDER, folder, { recursive: true });
  const file = join(folder, "dapps.json");
  const dapps = (JSON.parse(await readFile(file, "utf8")) as { hid: number }[]).slice(0, count);
  await writeFile(file, JSON.stringify(dapps));
  const kept = new Set(dapps.map(({ hid }) => String(hid)));
  for await (const lines of glob(join(folder, "translations/*/dapps.json"))) {
    const all = Object.entries(JSON.parse(await readFile(lines, "utf8")) as object);
    await writeFile(lines, JSON.stringify(Object.fromEntries(all.filter(([hid]) => kept.has(hid)))));
  }
  return pathToFileURL(`${folder}/`);
}

export const seed = (db: Db, folder = SEED_FOLDER) =>
  seedCatalogue({ db, clock, versions: createDataVersions(db), folder });

/** Empties the tables, because a new database for every test takes seconds on some engines. */
export async function emptyCatalogue(db: Db): Promise<void> {
  for (const table of ["dapp_place", "dapp", "token", "seed", "catalogue_edition"] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.insertInto("catalogue_edition").values({ is_current: 1, touched_at: 0 }).execute();
}

const act = { operator: "Ines", reason: "" };

/** A new DApp, as an approval creates it. */
export const publishDapp = (db: Db, listing: ListingInput) =>
  db
    .transaction()
    .execute((tx) =>
      publishForm(
        { clock, versions: createDataVersions(db), isAddress: () => true },
        tx,
        { kind: "dapp", listing, isEnglishGiven: true },
        { replaces: null, act },
      ),
    );
