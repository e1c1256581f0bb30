/** Receipt links in mails, requests for new ones, and notices already mailed. */
import type { Db } from "#platform/database/schema.ts";

export interface ReceiptLink {
  readonly submissionId: number;
  readonly purpose: "confirm" | "recover" | "stop";
  readonly createdAt: Date;
}

export interface ReceiptRequest {
  readonly number: string;
  readonly email: string;
}

export const createLinkStore = (db: Db) => ({
  ...linkStore(db),
  ...recoveryStore(db),
  ...requestStore(db),

  /** Records the notice; false if it was already recorded. */
  async takeNotice(submissionId: number, notice: string): Promise<boolean> {
    const taken = await db
      .insertInto("submission_notice")
      .values({ submission_id: submissionId, notice })
      .onConflict((conflict) => conflict.columns(["submission_id", "notice"]).doNothing())
      .returning("notice")
      .executeTakeFirst();
    return taken !== undefined;
  },
});

const linkStore = (db: Db) => ({
  async addLink(tokenHash: string, { submissionId, purpose, createdAt }: ReceiptLink): Promise<void> {
    await db
      .insertInto("receipt_link")
      .values({
        token_hash: tokenHash,
        submission_id: submissionId,
        purpose,
        created_at: createdAt.getTime(),
      })
      .execute();
  },

  /** Whether the address of a submission was mailed a link that confirms it. */
  async hasConfirmLink(submissionId: number): Promise<boolean> {
    const row = await db
      .selectFrom("receipt_link")
      .select("token_hash")
      .where("submission_id", "=", submissionId)
      .where("purpose", "=", "confirm")
      .executeTakeFirst();
    return row !== undefined;
  },

  async findLink(tokenHash: string): Promise<ReceiptLink | null> {
    const row = await db
      .selectFrom("receipt_link")
      .selectAll()
      .where("token_hash", "=", tokenHash)
      .executeTakeFirst();
    if (!row) return null;
    return { submissionId: row.submission_id, purpose: row.purpose, createdAt: new Date(row.created_at) };
  },
});

const recoveryStore = (db: Db) => ({
  async hasRecoverySince(submissionId: number, since: Date): Promise<boolean> {
    const row = await db
      .selectFrom("receipt_link")
      .select("token_hash")
      .where("submission_id", "=", submissionId)
      .where("purpose", "=", "recover")
      .where("created_at", ">", since.getTime())
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * The new link becomes the receipt's and invalidates the old one and all other new ones. It stays known as a
   * mailed link, so that a second click finds the receipt and the pause before another mail continues.
   */
  async replaceToken(submissionId: number, tokenHash: string): Promise<void> {
    await db
      .updateTable("submission")
      .set({ token_hash: tokenHash })
      .where("id", "=", submissionId)
      .execute();
    await db
      .deleteFrom("receipt_link")
      .where("submission_id", "=", submissionId)
      .where("purpose", "=", "recover")
      .where("token_hash", "!=", tokenHash)
      .execute();
  },

  async purgeLinks(purpose: "recover" | "stop", before: Date): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom("receipt_link")
      .where("purpose", "=", purpose)
      .where("created_at", "<=", before.getTime())
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});

const requestStore = (db: Db) => ({
  async addRequest({ number, email }: ReceiptRequest): Promise<void> {
    await db.insertInto("receipt_request").values({ number, email }).execute();
  },

  /** Takes the oldest request from the queue; only one worker gets it. */
  async takeRequest(): Promise<ReceiptRequest | null> {
    const oldest = await db
      .selectFrom("receipt_request")
      .selectAll()
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!oldest) return null;
    const row = await db
      .deleteFrom("receipt_request")
      .where("id", "=", oldest.id)
      .returning(["number", "email"])
      .executeTakeFirst();
    return row ?? null;
  },
});
