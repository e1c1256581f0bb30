import type { Selectable } from "kysely";
import { contractSubject, type OwnershipProof, type ProofMethod } from "#features/ownership/model.ts";
import { sha256 } from "#features/ownership/server/website-proof.ts";
import { dappNumberOf } from "#features/submissions/model.ts";
import { ownedSubjects, type SubmittedForm } from "#features/submissions/submission.ts";
import { fromJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { ownsItsPage } from "#platform/database/submission-tables.ts";

export interface StoredProof extends OwnershipProof {
  readonly submissionId: number;
  readonly misses: number;
}

export interface DueProof extends StoredProof {
  /** Whether it is about the website or contract that is listed, or about a former one. */
  readonly isAboutListed: boolean;
}

export interface SignedMove extends Pick<StoredProof, "submissionId" | "evidence" | "signer" | "role"> {
  /** Network and contract, before and after. */
  readonly from: string;
  readonly to: string;
  readonly at: Date;
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
  ...proofStatements(db),
  ...recheckStatements(db),
  ...publicStatements(db),
  ...moveStatements(db),
});

const proofStatements = (db: Db) => ({
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
});

const recheckStatements = (db: Db) => ({
  /** Of a listing that was withdrawn nothing is asked until it is back. */
  async due(now: Date, limit: number): Promise<DueProof[]> {
    const rows = await db
      .selectFrom("ownership_proof as p")
      .innerJoin("submission as s", "s.id", "p.submission_id")
      .selectAll("p")
      .select(["s.published", "s.fields"])
      .where("p.due_at", "<=", now.getTime())
      .where("s.state", "!=", "withdrawn")
      .orderBy("p.due_at")
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      ...toProof(row),
      // Before the first approval a proof is about what was sent.
      isAboutListed: isAboutListed({ ...row, published: row.published ?? row.fields }),
    }));
  },

  /** False if the proof was given anew since it was read. */
  async putChecked(read: StoredProof, proof: StoredProof): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("ownership_proof")
      .set(rowOf(proof))
      .where("submission_id", "=", read.submissionId)
      .where("method", "=", read.method)
      .where("evidence", "=", read.evidence)
      .where("proven_at", "=", read.provenAt.getTime())
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async forget({ submissionId, method, subject }: StoredProof): Promise<void> {
    await db
      .deleteFrom("ownership_proof")
      .where("submission_id", "=", submissionId)
      .where("method", "=", method)
      .where("subject", "=", subject)
      .execute();
  },
});

/** What readers see. */
const publicStatements = (db: Db) => ({
  /** The proofs of a public listing, by the path of its page. */
  async ofListing(path: string): Promise<StoredProof[]> {
    const rows = await publicProofs(db).where("s.listing", "=", path).orderBy("p.method").execute();
    return rows.filter(isAboutListed).map(toProof);
  },

  async all(): Promise<(StoredProof & { readonly listing: string })[]> {
    const rows = await publicProofs(db).execute();
    return rows.filter(isAboutListed).map((row) => ({ ...toProof(row), listing: row.listing ?? "" }));
  },

  /** The numbers of DApps with a proof that holds, for filters. One row per proof, so its cost is that of the proofs. */
  async provenDapps(): Promise<ReadonlySet<number>> {
    const rows = await publicProofs(db)
      .where("s.kind", "=", "dapp")
      .where("p.lapsed_at", "is", null)
      .execute();
    return new Set(rows.filter(isAboutListed).map(({ listing }) => Number(dappNumberOf(listing))));
  },
});

const moveStatements = (db: Db) => ({
  /** Network and contract that a submission has listed; null if nothing is listed. */
  async contractOf(submissionId: number): Promise<string | null> {
    const row = await db
      .selectFrom("submission")
      .select("published")
      .where("id", "=", submissionId)
      .executeTakeFirst();
    return row?.published ? listedContract(row.published) : null;
  },

  async putMove({ submissionId, at, from, to, ...signature }: SignedMove): Promise<void> {
    const row = {
      submission_id: submissionId,
      ...signature,
      from_subject: from,
      to_subject: to,
      signed_at: at.getTime(),
    };
    await db
      .insertInto("move_signature")
      .values(row)
      .onConflict((conflict) => conflict.column("submission_id").doUpdateSet(row))
      .execute();
  },

  /** Who of the old contract signed this very move, and as what; both empty if nobody did. */
  async moveSigner(
    submissionId: number,
    from: string,
    to: string,
  ): Promise<{ readonly signer: string; readonly role: string }> {
    const row = await db
      .selectFrom("move_signature")
      .select(["signer", "role"])
      .where("submission_id", "=", submissionId)
      .where("from_subject", "=", from.toLowerCase())
      .where("to_subject", "=", to.toLowerCase())
      .executeTakeFirst();
    return row ?? { signer: "", role: "" };
  },
});

const publicProofs = (db: Db) =>
  db
    .selectFrom("ownership_proof as p")
    .innerJoin("submission as s", "s.id", "p.submission_id")
    .selectAll("p")
    .select(["s.listing", "s.published"])
    .where("s.listing", "is not", null)
    .where("s.state", "!=", "withdrawn")
    .where("s.paused_at", "is", null)
    // A page that was given to another submission shows no proof of its former owner.
    .where(ownsItsPage("s"));

interface PublicRow {
  readonly method: string;
  readonly subject: string;
  readonly published: string | null;
}

/** A proof of a former website or contract says nothing about the listed one. */
function isAboutListed({ method, subject, published }: PublicRow): boolean {
  if (published === null) return false;
  return subject === (method === "signature" ? listedContract(published) : subjectsIn(published).host);
}

const subjectsIn = (published: string) => ownedSubjects(fromJson<SubmittedForm["fields"]>(published));

function listedContract(published: string): string | null {
  const { network, contract } = subjectsIn(published);
  return network === null || contract === null ? null : contractSubject(network, contract);
}

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
  role: proof.role,
  names: proof.names,
  message: proof.message,
  signature: proof.signature,
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
  role: row.role as StoredProof["role"],
  names: row.names,
  ...signedOf(row),
});

/** A process of the former release writes a new proof over the message of an older one, which proves nothing then. */
function signedOf({ message, signature, evidence }: Selectable<Database["ownership_proof"]>) {
  return sha256(message) === evidence ? { message, signature } : { message: "", signature: "" };
}
