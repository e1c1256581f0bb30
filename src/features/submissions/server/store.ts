import type { Selectable } from "kysely";
import type { Submission, SubmissionKind, SubmissionState } from "#features/submissions/model.ts";
import { fromJson, isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { createHistoryStore } from "./history-store.ts";
import { createRetentionStore } from "./retention-store.ts";
import { createUploadStore, type UploadStore } from "./upload-store.ts";

export interface NewSubmission extends Omit<Submission, "id" | "listing" | "changedAt" | "reviewSince"> {
  readonly tokenHash: string;
  readonly hostKey: string;
  readonly uploads: readonly string[];
}

export interface SubmissionChange {
  readonly state?: SubmissionState;
  readonly reviewSince?: Date | null;
  readonly listing?: string;
  readonly name?: string;
  readonly hostKey?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly uploads?: readonly string[];
}

export interface SubmissionFilter {
  readonly state?: SubmissionState | undefined;
  readonly kind?: SubmissionKind | undefined;
  readonly limit: number;
}

export interface KeptKey {
  readonly bodyHash: string;
  readonly sealedToken: string;
}

type Parts = ReturnType<typeof createHistoryStore> &
  ReturnType<typeof createRetentionStore> &
  ReturnType<typeof findingStore> &
  ReturnType<typeof queueStore> &
  ReturnType<typeof writingStore> &
  ReturnType<typeof keyStore> &
  UploadStore;

export interface SubmissionStore extends Parts {
  /** One verb, one transaction. */
  transaction<Value>(work: (store: SubmissionStore, tx: Db) => Promise<Value>): Promise<Value>;
  /** The same within somebody else's transaction. */
  within(tx: Db): SubmissionStore;
}

export const createSubmissionStore = (db: Db): SubmissionStore => ({
  ...createHistoryStore(db),
  ...createRetentionStore(db),
  ...createUploadStore(db),
  ...findingStore(db),
  ...queueStore(db),
  ...writingStore(db),
  ...keyStore(db),
  transaction: (work) => db.transaction().execute((tx) => work(createSubmissionStore(tx), tx)),
  within: createSubmissionStore,
});

const findingStore = (db: Db) => ({
  async byToken(tokenHash: string): Promise<Submission | null> {
    const row = await db
      .selectFrom("submission")
      .selectAll()
      .where("token_hash", "=", tokenHash)
      .executeTakeFirst();
    return row ? toSubmission(row) : null;
  },

  /** By its number, or by the id that donations know it by. */
  async byNumber(number: string): Promise<Submission | null> {
    const isId = /^\d{1,7}$/.test(number);
    const row = await db
      .selectFrom("submission")
      .selectAll()
      .$if(isId, (query) => query.where("id", "=", Number(number)))
      .$if(!isId, (query) => query.where("number", "=", number.toUpperCase()))
      .executeTakeFirst();
    return row ? toSubmission(row) : null;
  },

  async byEmail(emailKey: string): Promise<Submission[]> {
    const rows = await db
      .selectFrom("submission")
      .selectAll()
      .where("email_key", "=", emailKey)
      .orderBy("id")
      .execute();
    return rows.map(toSubmission);
  },

  /** Holds the row until the transaction ends, so that no two decisions are made on the same state. */
  async lock(id: number): Promise<Submission | null> {
    const row = await db
      .selectFrom("submission")
      .selectAll()
      .where("id", "=", id)
      .$if(!isSqlite(db), (query) => query.forUpdate())
      .executeTakeFirst();
    return row ? toSubmission(row) : null;
  },
});

const queueStore = (db: Db) => ({
  async list({ state, kind, limit }: SubmissionFilter): Promise<Submission[]> {
    const rows = await db
      .selectFrom("submission")
      .selectAll()
      .$if(state !== undefined, (query) => query.where("state", "=", state ?? "received"))
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "dapp"))
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return rows.map(toSubmission);
  },

  /** How many wait for a reviewer longer than this one. */
  async before(reviewSince: Date): Promise<number> {
    const { total } = await db
      .selectFrom("submission")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where("state", "=", "in_review")
      .where("review_since", "<", reviewSince.getTime())
      .executeTakeFirstOrThrow();
    return total;
  },

  /** Whether a submission of the same host is still to be decided. */
  async hasOpen(kind: SubmissionKind, hostKey: string): Promise<boolean> {
    const row = await db
      .selectFrom("submission")
      .select("id")
      .where("host_key", "=", hostKey)
      .where("kind", "=", kind)
      .where("state", "in", ["in_review", "changes_requested", "approved"])
      .executeTakeFirst();
    return row !== undefined;
  },
});

const writingStore = (db: Db) => ({
  async insert({ uploads, ...given }: NewSubmission): Promise<number> {
    const { id } = await db
      .insertInto("submission")
      .values({
        number: given.number,
        token_hash: given.tokenHash,
        kind: given.kind,
        state: given.state,
        name: given.name,
        host_key: given.hostKey,
        language: given.language,
        email: given.email,
        email_key: given.email.toLowerCase(),
        fields: toJson(given.fields),
        consent_version: given.consentVersion,
        created_at: given.createdAt.getTime(),
        changed_at: given.createdAt.getTime(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await linkUploads(db, id, uploads);
    return id;
  },

  async change(id: number, { uploads, fields, reviewSince, hostKey, ...plain }: SubmissionChange, at: Date) {
    await db
      .updateTable("submission")
      .set({
        ...plain,
        ...(fields && { fields: toJson(fields) }),
        ...(hostKey !== undefined && { host_key: hostKey }),
        ...(reviewSince !== undefined && { review_since: reviewSince?.getTime() ?? null }),
        changed_at: at.getTime(),
      })
      .where("id", "=", id)
      .execute();
    if (!uploads) return;
    await db.deleteFrom("submission_upload").where("submission_id", "=", id).execute();
    await linkUploads(db, id, uploads);
  },
});

const keyStore = (db: Db) => ({
  /** Keeps the key, or gives what was kept for it before. Waits for another call with the same key to end. */
  async takeKey(keyHash: string, { bodyHash, sealedToken }: KeptKey, at: Date): Promise<KeptKey | null> {
    const taken = await db
      .insertInto("submission_key")
      .values({ key_hash: keyHash, body_hash: bodyHash, sealed_token: sealedToken, used_at: at.getTime() })
      .onConflict((conflict) => conflict.column("key_hash").doNothing())
      .returning("key_hash")
      .executeTakeFirst();
    if (taken) return null;
    const row = await db
      .selectFrom("submission_key")
      .selectAll()
      .where("key_hash", "=", keyHash)
      .executeTakeFirstOrThrow();
    return { bodyHash: row.body_hash, sealedToken: row.sealed_token };
  },
});

async function linkUploads(db: Db, submissionId: number, uploads: readonly string[]): Promise<void> {
  if (uploads.length === 0) return;
  const rows = uploads.map((uploadId) => ({ submission_id: submissionId, upload_id: uploadId }));
  await db.insertInto("submission_upload").values(rows).execute();
}

const toSubmission = (row: Selectable<Database["submission"]>): Submission => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  name: row.name,
  language: row.language,
  email: row.email,
  fields: fromJson<Record<string, unknown>>(row.fields),
  consentVersion: row.consent_version,
  listing: row.listing,
  createdAt: new Date(row.created_at),
  changedAt: new Date(row.changed_at),
  reviewSince: row.review_since === null ? null : new Date(row.review_since),
});
