import type { Selectable } from "kysely";
import type { KnownFake, LocalText, Platform, Release, Variant } from "#features/downloads/model.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

/** Seeded rows follow the seed until an operator changes them. */
interface Stored {
  readonly origin: "seed" | "operator";
}

export type StoredRelease = Release & Stored;
export type StoredFake = KnownFake & Stored;

/** A signature of the published list, valid for one digest. */
export interface ListSignature {
  readonly digest: string;
  /** SPKI in base64. */
  readonly publicKey: string;
  readonly value: string;
  readonly signedAt: Date;
}

export interface DownloadStore {
  transaction<Value>(work: (store: DownloadStore, tx: Db) => Promise<Value>): Promise<Value>;
  releases(): Promise<StoredRelease[]>;
  fakes(): Promise<StoredFake[]>;
  /** Inserts new numbers and replaces known ones. */
  putReleases(releases: readonly StoredRelease[]): Promise<void>;
  putFakes(fakes: readonly StoredFake[]): Promise<void>;
  signature(digest: string): Promise<ListSignature | null>;
  putSignature(signature: ListSignature): Promise<void>;
}

export const createDownloadStore = (db: Db): DownloadStore => ({
  transaction: (work) => db.transaction().execute((tx) => work(createDownloadStore(tx), tx)),
  ...releaseStore(db),
  ...fakeStore(db),
  ...signatureStore(db),
});

const releaseStore = (db: Db): Pick<DownloadStore, "releases" | "putReleases"> => ({
  async releases() {
    const rows = await db.selectFrom("app_release").selectAll().orderBy("id").execute();
    return rows.map(toRelease);
  },
  async putReleases(releases) {
    if (releases.length === 0) return;
    await db
      .insertInto("app_release")
      .values(releases.map(toReleaseRow))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          platform: eb.ref("excluded.platform"),
          variant: eb.ref("excluded.variant"),
          version: eb.ref("excluded.version"),
          released_on: eb.ref("excluded.released_on"),
          url: eb.ref("excluded.url"),
          size_bytes: eb.ref("excluded.size_bytes"),
          sha256: eb.ref("excluded.sha256"),
          certificate_sha256: eb.ref("excluded.certificate_sha256"),
          notes: eb.ref("excluded.notes"),
          state: eb.ref("excluded.state"),
          reason: eb.ref("excluded.reason"),
          delisted_on: eb.ref("excluded.delisted_on"),
          changed_at: eb.ref("excluded.changed_at"),
          origin: eb.ref("excluded.origin"),
        })),
      )
      .execute();
  },
});

const fakeStore = (db: Db): Pick<DownloadStore, "fakes" | "putFakes"> => ({
  async fakes() {
    const rows = await db.selectFrom("known_fake").selectAll().orderBy("id").execute();
    return rows.map(toFake);
  },
  async putFakes(fakes) {
    if (fakes.length === 0) return;
    await db
      .insertInto("known_fake")
      .values(fakes.map(toFakeRow))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          platform: eb.ref("excluded.platform"),
          version: eb.ref("excluded.version"),
          sha256: eb.ref("excluded.sha256"),
          notes: eb.ref("excluded.notes"),
          is_demonstration: eb.ref("excluded.is_demonstration"),
          origin: eb.ref("excluded.origin"),
        })),
      )
      .execute();
  },
});

const signatureStore = (db: Db): Pick<DownloadStore, "signature" | "putSignature"> => ({
  async signature(digest) {
    const row = await db
      .selectFrom("release_signature")
      .selectAll()
      .where("digest", "=", digest)
      .executeTakeFirst();
    return row
      ? { digest, publicKey: row.public_key, value: row.value, signedAt: new Date(row.signed_at) }
      : null;
  },
  async putSignature({ digest, publicKey, value, signedAt }) {
    const signed = { public_key: publicKey, value, signed_at: signedAt.getTime() };
    await db
      .insertInto("release_signature")
      .values({ digest, ...signed })
      .onConflict((conflict) => conflict.column("digest").doUpdateSet(signed))
      .execute();
  },
});

const toRelease = (row: Selectable<Database["app_release"]>): StoredRelease => ({
  id: row.id,
  platform: row.platform as Platform,
  variant: row.variant === "" ? null : (row.variant as Variant),
  version: row.version,
  date: row.released_on,
  url: row.url,
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  certificateSha256: row.certificate_sha256,
  notes: fromJson<LocalText>(row.notes),
  state: row.state,
  reason: row.reason === null ? null : fromJson<LocalText>(row.reason),
  delistedOn: row.delisted_on,
  changedAt: new Date(row.changed_at),
  origin: row.origin,
});

const toReleaseRow = (release: StoredRelease): Selectable<Database["app_release"]> => ({
  id: release.id,
  platform: release.platform,
  variant: release.variant ?? "",
  version: release.version,
  released_on: release.date,
  url: release.url,
  size_bytes: release.sizeBytes,
  sha256: release.sha256,
  certificate_sha256: release.certificateSha256,
  notes: toJson(release.notes),
  state: release.state,
  reason: release.reason === null ? null : toJson(release.reason),
  delisted_on: release.delistedOn,
  changed_at: release.changedAt.getTime(),
  origin: release.origin,
});

const toFake = (row: Selectable<Database["known_fake"]>): StoredFake => ({
  id: row.id,
  platform: row.platform as Platform,
  version: row.version,
  sha256: row.sha256,
  notes: fromJson<LocalText>(row.notes),
  isDemonstration: row.is_demonstration === 1,
  origin: row.origin,
});

const toFakeRow = (fake: StoredFake): Selectable<Database["known_fake"]> => ({
  id: fake.id,
  platform: fake.platform,
  version: fake.version,
  sha256: fake.sha256,
  notes: toJson(fake.notes),
  is_demonstration: fake.isDemonstration ? 1 : 0,
  origin: fake.origin,
});
