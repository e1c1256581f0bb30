/** The first fill of the database from content/seed; does nothing where the files are as they were. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { seedCatalogue } from "#features/catalogue/server/intake/seed.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { PROJECT_FOLDER, type Foundation } from "./foundation.ts";

export async function seedDatabase({ clock, database: { db }, log }: Foundation): Promise<void> {
  const folder = pathToFileURL(`${join(PROJECT_FOLDER, "content/seed")}/`);
  const outcome = await seedCatalogue({ db, clock, versions: createDataVersions(db), folder });
  if (outcome === "applied") log.info("database filled from content/seed");
}
