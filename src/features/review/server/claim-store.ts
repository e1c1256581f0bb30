/** Claims, who is looking, and private notes. */
import type { Selectable } from "kysely";
import type { PrivateNote } from "#features/review/case.ts";
import { PRESENCE_MS, CLAIM_MS, type Claim, type Reviewer, type Viewer } from "#features/review/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

export const createClaimStore = (db: Db) => ({
  ...takingStore(db),
  ...claimStore(db),
  ...presenceStore(db),
  ...noteStore(db),
});

const takingStore = (db: Db) => ({
  /**
   * Takes the claim in one statement: it succeeds if nobody holds it, if it has expired, if it is already the
   * reviewer's own, or if its holder is the one whom the reviewer agreed to relieve.
   */
  async takeClaim(
    submissionId: number,
    { id, name }: Reviewer,
    now: Date,
    relieves?: string,
  ): Promise<Claim | null> {
    const at = now.getTime();
    const row = await db
      .insertInto("review_claim")
      .values({
        submission_id: submissionId,
        operator_id: id,
        operator_name: name,
        taken_at: at,
        until: at + CLAIM_MS,
      })
      .onConflict((conflict) =>
        conflict
          .column("submission_id")
          .doUpdateSet((eb) => ({
            operator_id: eb.ref("excluded.operator_id"),
            operator_name: eb.ref("excluded.operator_name"),
            taken_at: eb
              .case()
              .when("review_claim.operator_id", "=", id)
              .then(eb.ref("review_claim.taken_at"))
              .else(eb.ref("excluded.taken_at"))
              .end(),
            until: eb.ref("excluded.until"),
          }))
          .where((eb) =>
            eb.or([
              eb("review_claim.until", "<=", at),
              eb("review_claim.operator_id", "=", id),
              ...(relieves === undefined ? [] : [eb("review_claim.operator_id", "=", relieves)]),
            ]),
          ),
      )
      .returningAll()
      .executeTakeFirst();
    return row ? toClaim(row) : null;
  },
});

const claimStore = (db: Db) => ({
  /** Null if nobody holds it now. */
  async claimOf(submissionId: number, now: Date): Promise<Claim | null> {
    return (await claimsOf(db, [submissionId], now)).get(submissionId) ?? null;
  },

  claimsOf: (ids: readonly number[], now: Date): Promise<ReadonlyMap<number, Claim>> =>
    claimsOf(db, ids, now),

  /** An expired claim that nobody else took is renewed too. */
  async renewClaim(submissionId: number, operatorId: string, now: Date): Promise<void> {
    await db
      .updateTable("review_claim")
      .set({ until: now.getTime() + CLAIM_MS })
      .where("submission_id", "=", submissionId)
      .where("operator_id", "=", operatorId)
      .execute();
  },

  /** False if the reviewer did not hold it. */
  async releaseClaim(submissionId: number, operatorId: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom("review_claim")
      .where("submission_id", "=", submissionId)
      .where("operator_id", "=", operatorId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

async function claimsOf(db: Db, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, Claim>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("review_claim")
    .selectAll()
    .where("submission_id", "in", ids)
    .where("until", ">", now.getTime())
    .execute();
  return new Map(rows.map((row) => [row.submission_id, toClaim(row)]));
}

const toClaim = (row: Selectable<Database["review_claim"]>): Claim => ({
  operatorId: row.operator_id,
  operatorName: row.operator_name,
  takenAt: new Date(row.taken_at),
  until: new Date(row.until),
});

const presenceStore = (db: Db) => ({
  async touchPresence(submissionId: number, { id, name }: Reviewer, now: Date): Promise<void> {
    await db
      .insertInto("review_presence")
      .values({ submission_id: submissionId, operator_id: id, operator_name: name, seen_at: now.getTime() })
      .onConflict((conflict) =>
        conflict.columns(["submission_id", "operator_id"]).doUpdateSet({ seen_at: now.getTime() }),
      )
      .execute();
  },

  async endPresence(submissionId: number, operatorId: string): Promise<void> {
    await db
      .deleteFrom("review_presence")
      .where("submission_id", "=", submissionId)
      .where("operator_id", "=", operatorId)
      .execute();
  },

  async viewersOf(ids: readonly number[], now: Date): Promise<ReadonlyMap<number, readonly Viewer[]>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom("review_presence")
      .selectAll()
      .where("submission_id", "in", ids)
      .where("seen_at", ">", now.getTime() - PRESENCE_MS)
      .orderBy("operator_name")
      .execute();
    const viewers = Map.groupBy(rows, (row) => row.submission_id);
    return new Map(
      [...viewers].map(([id, of]) => [
        id,
        of.map((row) => ({ operatorId: row.operator_id, operatorName: row.operator_name })),
      ]),
    );
  },

  async purgePresence(now: Date): Promise<void> {
    await db
      .deleteFrom("review_presence")
      .where("seen_at", "<", now.getTime() - PRESENCE_MS)
      .execute();
  },
});

const noteStore = (db: Db) => ({
  async addNote(submissionId: number, { at, operatorName, text }: PrivateNote): Promise<void> {
    await db
      .insertInto("review_note")
      .values({ submission_id: submissionId, at: at.getTime(), operator_name: operatorName, text })
      .execute();
  },

  async notes(submissionId: number): Promise<PrivateNote[]> {
    const rows = await db
      .selectFrom("review_note")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .orderBy("id")
      .execute();
    return rows.map(({ at, operator_name: operatorName, text }) => ({
      at: new Date(at),
      operatorName,
      text,
    }));
  },
});
