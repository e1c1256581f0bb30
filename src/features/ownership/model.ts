/** Proofs of ownership: what each method proves, for exactly one host or contract, and how it is refused. */

export const PROOF_METHODS = ["dns", "file", "signature"] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** A dated statement that anybody can check again. */
export interface OwnershipProof {
  readonly method: ProofMethod;
  /** A host, or network and contract. */
  readonly subject: string;
  /** SHA-256 of the record, the line or the signed message. */
  readonly evidence: string;
  /** Who signed; empty for the other methods. */
  readonly signer: string;
  readonly provenAt: Date;
  /** When it was last seen. */
  readonly seenAt: Date;
  readonly nextCheckAt: Date;
  /** When it counted as gone, after three misses within 14 days. */
  readonly lapsedAt: Date | null;
}

/** A proof as pages show it, with dates in words. */
export interface ShownProof extends Pick<OwnershipProof, "method" | "subject"> {
  readonly seen: string;
  readonly next: string;
  readonly lapsed: string | null;
}

export const RECHECK_DAYS = 7;
/** After a miss it is looked for again sooner, so that three misses fit into 14 days. */
export const RETRY_DAYS = 4;
export const MISSES_TO_LAPSE = 3;
/** A signed message is valid this long. */
export const MESSAGE_HOURS = 24;

/** Names of the record and the file, from the brand. */
export const challengeName = (brandKey: string, host: string): string => `_${brandKey}-challenge.${host}`;
export const challengeFile = (brandKey: string, host: string): string =>
  `https://${host}/.well-known/${brandKey}-listing.txt`;

/** Why a proof was not accepted, with its text below `ownership.refusals`. */
export const PROOF_REFUSALS = {
  outbound_off: "off",
  name_not_found: "nameNotFound",
  no_record: "noRecord",
  dns_refused: "dnsFailed",
  dns_failed: "dnsFailed",
  dns_timeout: "dnsTimeout",
  resolvers_disagree: "resolversDisagree",
  record_missing: "recordMissing",
  private_address: "privateAddress",
  asked_too_soon: "tooSoon",
  too_many_redirects: "tooManyRedirects",
  redirected_away: "redirectedAway",
  not_https: "wrongAddress",
  wrong_port: "wrongAddress",
  wrong_address: "wrongAddress",
  certificate_invalid: "certificate",
  proxy_failed: "connectionFailed",
  connection_failed: "connectionFailed",
  fetch_timeout: "timeout",
  wrong_status: "wrongStatus",
  too_large: "tooLarge",
  unreadable_body: "unreadable",
  not_text: "notText",
  line_missing: "lineMissing",
  nothing_to_prove: "nothing",
  not_connected: "notConnected",
  node_failed: "nodeFailed",
  contract_missing: "contractMissing",
  owner_unknown: "ownerUnknown",
  message_changed: "messageChanged",
  message_expired: "messageExpired",
  block_unknown: "blockUnknown",
  signature_malformed: "signatureMalformed",
  signer_unrelated: "signerUnrelated",
} as const;
export type ProofRefusal = keyof typeof PROOF_REFUSALS;
