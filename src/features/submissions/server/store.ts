import { sql, type Selectable } from "kysely";
import type { MailState, SubmissionKind, SubmissionState } from "#features/submissions/model.ts";
import type { Submission, SubmissionRecord, SubmittedForm } from "#features/submissions/submission.ts";
import { fromJson, isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { lastApproval } from "#platform/database/submission-tables.ts";
import { sendSignal } from "#platform/operator/signals.ts";
import { createFormerOwnerStore } from "./former-owner-store.ts";
import { createHandoverStore } from "./handover-store.ts";
import { createHistoryStore } from "./history-store.ts";
import { createLinkStore } from "./link-store.ts";
import { createRetentionStore } from "./retention-store.ts";
import { createUploadStore, type UploadStore } from "./upload-store.ts";
import { createWaitingStore } from "./waiting-store.ts";

export interface NewSubmission extends Omit<
  SubmissionRecord,
  "id" | "listing" | "changedAt" | "reviewSince" | "mailState" | "version" | "pausedAt" | "publicReason"
> {
  readonly kind: SubmissionKind;
  readonly fields: SubmittedForm["fields"];
  readonly tokenHash: string;
  readonly uploads: readonly string[];
}

export interface SubmissionChange {
  readonly state?: SubmissionState;
  readonly reviewSince?: Date | null;
  readonly listing?: string;
  readonly name?: string;
  readonly hostKey?: string;
  readonly fields?: SubmittedForm["fields"];
  readonly uploads?: readonly string[];
  readonly decidedAt?: Date | null;
  readonly published?: SubmittedForm["fields"];
  readonly pausedAt?: Date | null;
  readonly publicReason?: string;
}

export interface StoredKey {
  readonly bodyHash: string;
  readonly sealedToken: string;
}

type Parts = ReturnType<typeof createFormerOwnerStore> &
  ReturnType<typeof createHandoverStore> &
  ReturnType<typeof createHistoryStore> &
  ReturnType<typeof createRetentionStore> &
  ReturnType<typeof createLinkStore> &
  ReturnType<typeof findingStore> &
  ReturnType<typeof listingStore> &
  ReturnType<typeof createWaitingStore> &
  ReturnType<typeof writingStore> &
  ReturnType<typeof keyStore> &
  UploadStore;

export interface SubmissionStore extends Parts {
  /** One verb, one transaction. */
  transaction<Value>(work: (store: SubmissionStore, tx: Db) => Promise<Value>): Promise<Value>;
  /** The same store inside another transaction. */
  within(tx: Db): SubmissionStore;
}

export const createSubmissionStore = (db: Db): SubmissionStore => ({
  ...createFormerOwnerStore(db),
  ...createHandoverStore(db),
  ...createHistoryStore(db),
  ...createRetentionStore(db),
  ...createLinkStore(db),
  ...createUploadStore(db),
  ...findingStore(db),
  ...listingStore(db),
  ...createWaitingStore(db),
  ...writingStore(db),
  ...keyStore(db),
  transaction: (work) => db.transaction().execute((tx) => work(createSubmissionStore(tx), tx)),
  within: createSubmissionStore,
});

/** Some engines refuse more values per statement. */
const IDS_AT_ONCE = 500;

const findingStore = (db: Db) => ({
  async byToken(tokenHash: string): Promise<Submission | null> {
    const row = await db
      .selectFrom("submission")
      .selectAll()
      .where("token_hash", "=", tokenHash)
      .executeTakeFirst();
    return row ? toSubmission(row) : null;
  },

  async numbersOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const numbers = new Map<number, string>();
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const rows = await db
        .selectFrom("submission")
        .select(["id", "number"])
        .where("id", "in", ids.slice(at, at + IDS_AT_ONCE))
        .execute();
      for (const row of rows) numbers.set(row.id, row.number);
    }
    return numbers;
  },

  async byNumber(number: string): Promise<Submission | null> {
    const row = await numbered(db, number).selectAll().executeTakeFirst();
    return row ? toSubmission(row) : null;
  },

  /** For calls that every open page makes every few seconds. */
  async versionOf(number: string): Promise<{ readonly id: number; readonly version: number } | null> {
    return (await numbered(db, number).select(["id", "version"]).executeTakeFirst()) ?? null;
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

  /** Locks the row until the transaction ends, so that two decisions cannot use the same state. */
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

const listingStore = (db: Db) => ({
  /** The submission that owns this page. */
  async byListing(path: string): Promise<Submission | null> {
    const row = await db
      .selectFrom("submission")
      .selectAll()
      .where("listing", "=", path)
      .where("state", "not in", ["rejected", "withdrawn"])
      .orderBy(lastApproval("submission"), "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row ? toSubmission(row) : null;
  },
});

/** By its number, or by the id that donations use. */
function numbered(db: Db, number: string) {
  const rows = db.selectFrom("submission");
  return /^\d{1,7}$/.test(number)
    ? rows.where("id", "=", Number(number))
    : rows.where("number", "=", number.toUpperCase());
}

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
    await sendSignal(db, { what: "submission_new", target: String(id), by: "" }, given.createdAt);
    return id;
  },

  async change(id: number, change: SubmissionChange, at: Date) {
    const { uploads, ...columns } = change;
    await db
      .updateTable("submission")
      .set({ ...columnsOf(columns), changed_at: at.getTime(), version: sql`version + 1` })
      .where("id", "=", id)
      .execute();
    await sendSignal(db, { what: "submission_changed", target: String(id), by: "" }, at);
    if (!uploads) return;
    await db.deleteFrom("submission_upload").where("submission_id", "=", id).execute();
    await linkUploads(db, id, uploads);
  },

  /** Does not count as activity, so it postpones no deletion. */
  async setMailState(id: number, mailState: MailState): Promise<void> {
    await db.updateTable("submission").set({ mail_state: mailState }).where("id", "=", id).execute();
  },
});

function columnsOf(change: Omit<SubmissionChange, "uploads">) {
  const { fields, published, reviewSince, hostKey, decidedAt, pausedAt, publicReason, ...plain } = change;
  return {
    ...plain,
    ...(fields && { fields: toJson(fields) }),
    ...(published && { published: toJson(published) }),
    ...(pausedAt !== undefined && { paused_at: pausedAt?.getTime() ?? null }),
    ...(publicReason !== undefined && { public_reason: publicReason }),
    ...(hostKey !== undefined && { host_key: hostKey }),
    ...(decidedAt !== undefined && { decided_at: decidedAt?.getTime() ?? null }),
    ...(reviewSince !== undefined && { review_since: reviewSince?.getTime() ?? null }),
  };
}

const keyStore = (db: Db) => ({
  /** Stores the key, or returns what was stored for it before. Waits for a concurrent call with the same key. */
  async takeKey(keyHash: string, { bodyHash, sealedToken }: StoredKey, at: Date): Promise<StoredKey | null> {
    const taken = await db
      .insertInto("submission_key")
      .values({ key_hash: keyHash, body_hash: bodyHash, sealed_token: sealedToken, used_at: at.getTime() })
      .onConflict((conflict) => conflict.column("key_hash").doNothing())
      .returning("key_hash")
      .executeTakeFirst();
    return taken ? null : findKey(db, keyHash);
  },

  findKey: (keyHash: string): Promise<StoredKey | null> => findKey(db, keyHash),
});

async function findKey(db: Db, keyHash: string): Promise<StoredKey | null> {
  const row = await db
    .selectFrom("submission_key")
    .selectAll()
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
  return row ? { bodyHash: row.body_hash, sealedToken: row.sealed_token } : null;
}

async function linkUploads(db: Db, submissionId: number, uploads: readonly string[]): Promise<void> {
  if (uploads.length === 0) return;
  const rows = uploads.map((uploadId) => ({ submission_id: submissionId, upload_id: uploadId }));
  await db.insertInto("submission_upload").values(rows).execute();
}

const toSubmission = (row: Selectable<Database["submission"]>): Submission => ({
  id: row.id,
  number: row.number,
  // A row's fields were read by the form of its kind when it was written.
  ...({
    kind: row.kind,
    fields: fromJson(row.fields),
    published: row.published === null ? undefined : fromJson(row.published),
  } as SubmittedForm),
  state: row.state,
  name: row.name,
  hostKey: row.host_key,
  language: row.language,
  email: row.email,
  consentVersion: row.consent_version,
  listing: row.listing,
  createdAt: new Date(row.created_at),
  changedAt: new Date(row.changed_at),
  reviewSince: row.review_since === null ? null : new Date(row.review_since),
  mailState: row.mail_state,
  pausedAt: row.paused_at === null ? null : new Date(row.paused_at),
  publicReason: row.public_reason,
  version: row.version,
});
