/** The news of content/seed, for tests that query it. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { seedNews } from "#features/news/server/intake.ts";
import type { Clock } from "#platform/clock.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";

const SEED = join(import.meta.dirname, "../../../build/content/seed");

export const NOW = new Date("2026-11-20T12:00:00Z");
export const clock: Clock = { now: () => NOW };

export const seed = (db: Db, folder = SEED) =>
  seedNews({ db, clock, versions: createDataVersions(db), folder: pathToFileURL(`${folder}/`) });
