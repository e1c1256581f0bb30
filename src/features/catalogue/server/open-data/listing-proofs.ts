/** Proofs of ownership in the open data: statements that anybody can check again. */

export interface ListingProof {
  /** The path of the listing's page. */
  readonly listing: string;
  readonly method: string;
  readonly subject: string;
  readonly evidence: string;
  readonly provenAt: Date;
  readonly seenAt: Date;
  readonly nextCheckAt: Date;
  readonly lapsedAt: Date | null;
}

export type ProofsByListing = ReadonlyMap<string, readonly ListingProof[]>;

export const byListing = (proofs: readonly ListingProof[]): ProofsByListing =>
  Map.groupBy(proofs, ({ listing }) => listing);

export const toOpenProof = (proof: ListingProof) => ({
  method: proof.method,
  subject: proof.subject,
  evidence_sha256: proof.evidence,
  proven_at: proof.provenAt.toISOString(),
  seen_at: proof.seenAt.toISOString(),
  next_check_at: proof.nextCheckAt.toISOString(),
  lapsed_at: proof.lapsedAt?.toISOString() ?? null,
});

/** The longest text in an extension of a token list. The whole statement is in /data/ownership.json. */
const MAX_EXTENSION = 42;

export function toTokenExtension(proofs: readonly ListingProof[] = []) {
  const holding = proofs.filter(({ lapsedAt }) => lapsedAt === null);
  if (holding.length === 0) return {};
  const ownership = Object.fromEntries(
    holding.map(({ method, evidence, seenAt, nextCheckAt }) => [
      method,
      {
        evidenceSha256: evidence.slice(0, MAX_EXTENSION),
        seenAt: seenAt.toISOString(),
        nextCheckAt: nextCheckAt.toISOString(),
      },
    ]),
  );
  return { extensions: { ownership } };
}
