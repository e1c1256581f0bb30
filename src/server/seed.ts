/** Applies content/seed; does nothing if the files have not changed. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { seedCatalogue } from "#features/catalogue/server/intake/seed.ts";
import { seedNews } from "#features/news/server/intake.ts";
import { seedReleases } from "#features/downloads/server/seed.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { PROJECT_FOLDER, type Foundation } from "./foundation.ts";

export async function seedDatabase({ clock, database: { db }, log }: Foundation): Promise<void> {
  const folder = pathToFileURL(`${join(PROJECT_FOLDER, "build/content/seed")}/`);
  const versions = createDataVersions(db);
  const outcomes = [
    await seedCatalogue({ db, clock, versions, folder }),
    await seedNews({ db, clock, versions, folder }),
    await seedReleases({ db, clock, versions, folder }),
  ];
  if (outcomes.includes("applied")) log.info("database filled from content/seed");
}
