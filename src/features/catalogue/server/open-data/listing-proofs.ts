/** Proofs of ownership in the open data: statements that anybody can check again. */

/** In the names of the JSON API, as features/ownership publishes it. */
export interface OpenProof {
  readonly method: string;
  readonly evidence_sha256: string;
  readonly signer: string;
  readonly role: string;
  /** Names the signed message. */
  readonly statement: string | null;
  readonly seen_at: string;
  /** Null where this installation does not check again. */
  readonly next_check_at: string | null;
  readonly lapsed_at: string | null;
}

export interface ListingProof {
  /** The path of the listing's page. */
  readonly listing: string;
  readonly open: OpenProof;
}

export type ProofsByListing = ReadonlyMap<string, readonly ListingProof[]>;

export const byListing = (proofs: readonly ListingProof[]): ProofsByListing =>
  Map.groupBy(proofs, ({ listing }) => listing);

/** The longest text in an extension of a token list. The whole statement is in /data/ownership.json. */
const MAX_EXTENSION = 42;

export function toTokenExtension(proofs: readonly ListingProof[] = []) {
  const holding = proofs.filter(({ open }) => open.lapsed_at === null);
  if (holding.length === 0) return {};
  const ownership = Object.fromEntries(
    holding.map(({ open }) => [
      open.method,
      {
        evidenceSha256: open.evidence_sha256.slice(0, MAX_EXTENSION),
        ...signedExtension(open),
        seenAt: open.seen_at,
        ...(open.next_check_at !== null && { nextCheckAt: open.next_check_at }),
      },
    ]),
  );
  return { extensions: { ownership } };
}

/** Message and signature are longer than an extension may be: the statement names them in /data/ownership.json. */
const signedExtension = ({ signer, role, statement }: OpenProof) => ({
  ...(signer !== "" && { signer, role }),
  ...(statement !== null && { statement }),
});
