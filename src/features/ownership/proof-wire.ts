/** A proof in the names of the JSON API and of the open data: all that somebody needs to check it again. */
import { statementOf, type PublicProof } from "./model.ts";

export const toWireProof = (proof: PublicProof) => ({
  method: proof.method,
  subject: proof.subject,
  place: proof.place,
  evidence_sha256: proof.evidence,
  signer: proof.signer,
  role: proof.role,
  names: proof.names,
  statement: statementOf(proof.message),
  message: proof.message || null,
  signature: proof.signature || null,
  proven_at: proof.provenAt.toISOString(),
  seen_at: proof.seenAt.toISOString(),
  next_check_at: proof.isChecked ? proof.nextCheckAt.toISOString() : null,
  lapsed_at: proof.lapsedAt?.toISOString() ?? null,
});
