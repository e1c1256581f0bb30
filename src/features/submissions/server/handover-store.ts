/** Receipts that get a new owner at a given time. */
import type { Submission } from "#features/submissions/submission.ts";
import { toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export interface Handover {
  readonly submissionId: number;
  /** The hash of the new receipt's token. */
  readonly tokenHash: string;
  readonly email: string;
  readonly language: string;
  /** When the new receipt replaces the old one. */
  readonly endsAt: Date;
  /** The owner hands it over, or somebody else proved to own what is listed. */
  readonly cause: "owner" | "proof";
}

export const createHandoverStore = (db: Db) => ({ ...handoverStore(db), ...receiptStore(db) });

const handoverStore = (db: Db) => {
  const rows = db.selectFrom("receipt_handover").selectAll();
  return {
    async addHandover({ submissionId, tokenHash, email, language, endsAt, cause }: Handover): Promise<void> {
      await db
        .insertInto("receipt_handover")
        .values({
          submission_id: submissionId,
          token_hash: tokenHash,
          email,
          language,
          ends_at: endsAt.getTime(),
          cause,
        })
        .execute();
    },

    async handoverOf(submissionId: number): Promise<Handover | null> {
      const row = await rows.where("submission_id", "=", submissionId).executeTakeFirst();
      return row ? toHandover(row) : null;
    },

    async handoverTo(tokenHash: string): Promise<Handover | null> {
      const row = await rows.where("token_hash", "=", tokenHash).executeTakeFirst();
      return row ? toHandover(row) : null;
    },

    async dueHandovers(now: Date, limit: number): Promise<Handover[]> {
      const due = await rows.where("ends_at", "<=", now.getTime()).orderBy("ends_at").limit(limit).execute();
      return due.map(toHandover);
    },

    /** Null if it was cancelled or completed before. */
    async endHandover(submissionId: number): Promise<Handover["cause"] | null> {
      const row = await db
        .deleteFrom("receipt_handover")
        .where("submission_id", "=", submissionId)
        .returning("cause")
        .executeTakeFirst();
      return row?.cause ?? null;
    },
  };
};

const receiptStore = (db: Db) => ({
  /** Links that were mailed to the former owner end with the ownership. */
  async giveReceipt({ submissionId, tokenHash }: Handover, next: Submission): Promise<void> {
    const { email, language, mailState, fields, published } = next;
    await db
      .updateTable("submission")
      .set({
        token_hash: tokenHash,
        email,
        email_key: email.toLowerCase(),
        language,
        mail_state: mailState,
        fields: toJson(fields),
        ...(published && { published: toJson(published) }),
      })
      .where("id", "=", submissionId)
      .execute();
    await db.deleteFrom("receipt_link").where("submission_id", "=", submissionId).execute();
  },
});

interface Row {
  readonly submission_id: number;
  readonly token_hash: string;
  readonly email: string;
  readonly language: string;
  readonly ends_at: number;
  readonly cause: Handover["cause"];
}

const toHandover = (row: Row): Handover => ({
  submissionId: row.submission_id,
  tokenHash: row.token_hash,
  email: row.email,
  language: row.language,
  endsAt: new Date(row.ends_at),
  cause: row.cause,
});
