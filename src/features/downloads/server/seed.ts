/**
 * Seeds the releases from content/seed/releases.json, and again when it changes. The seed owns a release until an
 * operator changes it; a release that leaves the file stays, so that its copies are still recognised.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { seedSchema, type ReleaseSeed } from "#features/downloads/schema.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { applySeed, parseSeedFile } from "#platform/database/seed.ts";
import { toRecord } from "./document.ts";
import { readFileFacts, type FileFacts } from "./file-facts.ts";
import { RELEASES_VERSION } from "./intake/change.ts";
import { createDownloadStore, type DownloadStore, type StoredRelease } from "./store.ts";
import { canonicalJson } from "#lib/canonical-json.ts";
import { fromWireId } from "#lib/wire-id.ts";

/** Increased by hand when the same file must be written differently. */
const FORMAT = "1";

interface SeedDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: DataVersions;
  /** content/seed */
  readonly folder: URL;
}

export async function seedReleases({
  db,
  clock,
  versions,
  folder,
}: SeedDeps): Promise<"applied" | "unchanged"> {
  const file = await readFile(new URL("releases.json", folder));
  return applySeed(db, clock, {
    name: "releases",
    contentHash: createHash("sha256").update(FORMAT).update(file).digest("hex"),
    apply: async (tx) => {
      const seed = parseSeedFile("releases", file, seedSchema);
      await writeSeed(createDownloadStore(tx), seed, folder, clock.now());
      await versions.bump(tx, RELEASES_VERSION);
    },
  });
}

const NO_FILE = { sha256: null, certificateSha256: null };

const factsOf = (file: string | undefined, folder: URL): Promise<FileFacts | typeof NO_FILE> =>
  file === undefined ? Promise.resolve(NO_FILE) : readFileFacts(fileURLToPath(new URL(file, folder)));

async function writeSeed(store: DownloadStore, seed: ReleaseSeed, folder: URL, now: Date): Promise<void> {
  const known = new Map((await store.releases()).map((release) => [release.id, release]));
  const releases = await Promise.all(
    seed.releases.map(async ({ file, ...given }): Promise<StoredRelease> => {
      const before = known.get(given.hid);
      const record = { ...given, ...(await factsOf(file, folder)) };
      const isSame = before && canonicalJson(toRecord(before)) === canonicalJson(record);
      const firstDay = given.delistedOn ?? given.date;
      const changedAt = isSame ? before.changedAt : before || firstDay === null ? now : new Date(firstDay);
      return { ...fromWireId(record), changedAt, origin: "seed" };
    }),
  );
  await store.putReleases(releases.filter(({ id }) => known.get(id)?.origin !== "operator"));
  const operators = new Set(
    (await store.fakes()).filter(({ origin }) => origin === "operator").map(({ id }) => id),
  );
  const fakes = await Promise.all(
    seed.knownFakes.map(async ({ file, ...given }) => {
      const { sha256 } = await factsOf(file, folder);
      return { ...fromWireId(given), sha256, origin: "seed" as const };
    }),
  );
  await store.putFakes(fakes.filter(({ id }) => !operators.has(id)));
}
