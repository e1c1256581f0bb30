import type { Selectable } from "kysely";
import type { OwnershipProof, ProofMethod } from "#features/ownership/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

export interface StoredProof extends OwnershipProof {
  readonly submissionId: number;
  readonly misses: number;
}

type Statements = ReturnType<typeof statementsOf>;

export interface OwnershipStore extends Statements {
  transaction<Value>(work: (store: OwnershipStore, tx: Db) => Promise<Value>): Promise<Value>;
}

export const createOwnershipStore = (db: Db): OwnershipStore => ({
  ...statementsOf(db),
  transaction: (work) => db.transaction().execute((tx) => work(createOwnershipStore(tx), tx)),
});

const statementsOf = (db: Db) => ({
  async put(proof: StoredProof): Promise<void> {
    const row = rowOf(proof);
    await db
      .insertInto("ownership_proof")
      .values(row)
      .onConflict((conflict) => conflict.columns(["submission_id", "method"]).doUpdateSet(row))
      .execute();
  },

  async of(submissionId: number): Promise<StoredProof[]> {
    const rows = await db
      .selectFrom("ownership_proof")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .orderBy("method")
      .execute();
    return rows.map(toProof);
  },

  /** The proofs of a public listing, by the path of its page. */
  async ofListing(path: string): Promise<StoredProof[]> {
    const rows = await publicProofs(db).where("s.listing", "=", path).orderBy("p.method").execute();
    return rows.map(toProof);
  },

  async all(): Promise<(StoredProof & { readonly listing: string })[]> {
    const rows = await publicProofs(db).select("s.listing").where("s.listing", "is not", null).execute();
    return rows.map(({ listing, ...row }) => ({ ...toProof(row), listing: listing ?? "" }));
  },

  async due(now: Date, limit: number): Promise<StoredProof[]> {
    const rows = await db
      .selectFrom("ownership_proof")
      .selectAll()
      .where("due_at", "<=", now.getTime())
      .orderBy("due_at")
      .limit(limit)
      .execute();
    return rows.map(toProof);
  },
});

const publicProofs = (db: Db) =>
  db
    .selectFrom("ownership_proof as p")
    .innerJoin("submission as s", "s.id", "p.submission_id")
    .selectAll("p")
    .where("s.state", "!=", "withdrawn");

const rowOf = (proof: StoredProof): Selectable<Database["ownership_proof"]> => ({
  submission_id: proof.submissionId,
  method: proof.method,
  subject: proof.subject,
  evidence: proof.evidence,
  signer: proof.signer,
  proven_at: proof.provenAt.getTime(),
  seen_at: proof.seenAt.getTime(),
  due_at: proof.nextCheckAt.getTime(),
  misses: proof.misses,
  lapsed_at: proof.lapsedAt?.getTime() ?? null,
});

const toProof = (row: Selectable<Database["ownership_proof"]>): StoredProof => ({
  submissionId: row.submission_id,
  method: row.method as ProofMethod,
  subject: row.subject,
  evidence: row.evidence,
  signer: row.signer,
  provenAt: new Date(row.proven_at),
  seenAt: new Date(row.seen_at),
  nextCheckAt: new Date(row.due_at),
  misses: row.misses,
  lapsedAt: row.lapsed_at === null ? null : new Date(row.lapsed_at),
});
