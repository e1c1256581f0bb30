/**
 * Seeds the catalogue from content/seed, and again when those files change. The files own a record until an operator
 * changes it, and then no longer touch it. A DApp that leaves the files is delisted, not deleted, so that its address can say so.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { urlKey, type DappRecord } from "#features/catalogue/model.ts";
import { seedSchemas, type CatalogueSeed, type SeedName } from "#features/catalogue/seed-schema.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import {
  addTranslations,
  applySeed,
  parseSeedFile,
  readTranslations,
  type TranslationFile,
} from "#platform/database/seed.ts";
import { problemText } from "#platform/intake/record-problems.ts";
import { findKnown, seededDapps } from "#features/catalogue/server/edition-store.ts";
import { listingNames, readListing, recordOf, type ListingFacts } from "./listings.ts";
import { toPromotion } from "./promotion-rows.ts";
import { toNetwork } from "./reference-rows.ts";
import { replaceSeeded } from "#features/catalogue/server/promotion-store.ts";
import type { StoredDapp } from "#features/catalogue/server/rows.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { putSeedTokens } from "#features/catalogue/server/token-store.ts";
import {
  putDapps,
  readCurrentEdition,
  replaceCategories,
  replaceHotSearches,
  replaceNetworks,
  replaceSections,
} from "#features/catalogue/server/write-store.ts";

const NAMES = Object.keys(seedSchemas) as SeedName[];

/** Increased by hand when the same files must be written differently. */
const FORMAT = "2";

interface SeedDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: DataVersions;
  /** content/seed */
  readonly folder: URL;
}

export async function seedCatalogue({
  db,
  clock,
  versions,
  folder,
}: SeedDeps): Promise<"applied" | "unchanged"> {
  const files = await Promise.all(NAMES.map((name) => readFile(new URL(`${name}.json`, folder))));
  const lines = await readTranslations(folder, "dapps");
  const hash = createHash("sha256").update(FORMAT);
  for (const file of [...files, ...lines.map(({ text }) => text)]) hash.update(file);
  return applySeed(db, clock, {
    name: "catalogue",
    contentHash: hash.digest("hex"),
    // Parsed only here, so that a start with an applied seed does not pay for it.
    apply: async (tx) => {
      await writeSeed(tx, parseSeed(files, lines), clock.now());
      await versions.bump(tx, CATALOGUE_VERSION);
    },
  });
}

function parseSeed(files: readonly Buffer[], lines: readonly TranslationFile[]): CatalogueSeed {
  const entries = NAMES.map((name, at) => {
    const file = files[at] as Buffer;
    const whole = name === "dapps" ? addTranslations(file, "desc", lines) : file;
    return [name, parseSeedFile<unknown>(name, whole, seedSchemas[name])];
  });
  return Object.fromEntries(entries) as CatalogueSeed;
}

async function writeSeed(tx: Db, seed: CatalogueSeed, now: Date): Promise<void> {
  await replaceNetworks(tx, seed.networks.map(toNetwork));
  await replaceCategories(tx, seed.categories);
  await replaceSections(tx, seed.sections);
  await replaceHotSearches(tx, seed["hot-searches"]);
  await replaceSeeded(tx, "banner", seed.banners.map(toPromotion("banner")));
  await replaceSeeded(tx, "activity", seed.activities.map(toPromotion("activity")));
  await replaceSeeded(tx, "ad", seed.ads.map(toPromotion("ad")));
  await putSeedTokens(
    tx,
    seed.tokens.map(({ dapp, ...token }) => ({ ...token, dappId: dapp, logo: null })),
  );
  const edition = await readCurrentEdition(tx);
  const networkIds = new Map(seed.networks.map(({ key, id }) => [key, id]));
  await putDapps(tx, edition, await changedDapps(tx, edition, seed, now), networkIds);
}

/** The rows of the files, and those they no longer have, without DApps that operators changed. */
async function changedDapps(tx: Db, edition: number, seed: CatalogueSeed, now: Date): Promise<StoredDapp[]> {
  const seeded = await seededDapps(tx, edition);
  const known = new Map(seeded.map((dapp) => [dapp.id, dapp]));
  // The seed's own tests validate its addresses.
  const names = listingNames(seed.networks, seed.categories, () => true);
  const taken = new Set(await idsOfOperators(tx, edition, seed));
  const stated = seed.dapps.flatMap((listing): StoredDapp[] => {
    const read = readListing(listing, names);
    if (!read.ok)
      throw new Error(
        `content/seed/dapps.json: ${listing.title}: ${read.problems.map(problemText).join(", ")}`,
      );
    if (taken.has(listing.hid)) return [];
    const before = known.get(listing.hid) ?? null;
    const record = recordOf({ ...LEFT_OUT, ...read.facts }, listing.hid, before, now);
    // Writing into a new database is not a change: the files contain the dates of their facts.
    const changedAt = before ? record.changedAt : latestDate(record);
    return [{ ...record, changedAt, origin: "seed" }];
  });
  const statedIds = new Set(seed.dapps.map(({ hid }) => hid));
  const gone = seeded.filter(({ id, isListed }) => isListed && !statedIds.has(id));
  return [...stated, ...gone.map((dapp) => ({ ...dapp, isListed: false, changedAt: now }))];
}

/** Omitted fields are unknown, whatever the files said before. */
const LEFT_OUT = {
  otherNetworks: [],
  tokenChanges: [],
  incidents: [],
  contracts: [],
  keywords: [],
  connection: null,
  referral: null,
  fees: [],
  languages: [],
} satisfies Partial<ListingFacts>;

const latestDate = ({ sources, changedAt }: DappRecord): Date => {
  const latest = Object.values(sources)
    .flatMap((source) => source?.date ?? [])
    .toSorted()
    .at(-1);
  return latest === undefined ? changedAt : new Date(latest);
};

/** Seeded DApps that an operator changed, or whose address an operator listed under another id. */
async function idsOfOperators(tx: Db, edition: number, seed: CatalogueSeed): Promise<number[]> {
  const byUrl = new Map(seed.dapps.map(({ hid, url }) => [urlKey(url), hid]));
  const found = await findKnown(tx, edition, { ids: [...byUrl.values()], urlKeys: [...byUrl.keys()] });
  return found
    .filter(({ origin }) => origin === "operator")
    .flatMap(({ id, url }) => [id, byUrl.get(urlKey(url)) ?? id]);
}
