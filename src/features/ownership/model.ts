/** Proofs of ownership: what each method proves, for exactly one host or contract, and how it is refused. */

export const PROOF_METHODS = ["dns", "file", "signature"] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

export type SignerRole = "owner" | "admin" | "deployer";

/** A dated statement that anybody can check again. */
export interface OwnershipProof {
  readonly method: ProofMethod;
  /** A host, or network and contract. */
  readonly subject: string;
  /** SHA-256 of the record, the line or the signed message. */
  readonly evidence: string;
  /** Who signed, and as what; empty for the other methods. */
  readonly signer: string;
  readonly role: SignerRole | "";
  /** The contract that the website's file names, or the website that the signed message names. */
  readonly names: string;
  /** What was signed, and the signature; both empty for the other methods, and where they were not kept. */
  readonly message: string;
  readonly signature: string;
  readonly provenAt: Date;
  /** When it was last seen. */
  readonly seenAt: Date;
  readonly nextCheckAt: Date;
  /** When it counted as gone, after three misses within 14 days. */
  readonly lapsedAt: Date | null;
}

/** A proof with the place where anybody finds its evidence. */
export interface PublicProof extends OwnershipProof {
  /** The name of the record or the address of the file; empty for a signature, which is published with the proof. */
  readonly place: string;
  /** Whether this installation can look again: at websites, or at the contract's network. */
  readonly isChecked: boolean;
}

type ShownField = "method" | "subject" | "role" | "evidence" | "signer" | "message" | "signature" | "place";

/** A proof as pages show it, with dates in words. */
export interface ShownProof extends Pick<PublicProof, ShownField> {
  readonly seen: string;
  /** Null where this installation does not check again. */
  readonly next: string | null;
  readonly lapsed: string | null;
}

/** What the owner has to publish or to sign. */
export interface Challenge {
  readonly host: string | null;
  readonly record: string;
  readonly file: string;
  readonly value: string;
  /** Whether this installation looks at websites. */
  readonly canLook: boolean;
  readonly canSign: boolean;
  /** A line of the file that ties the website to the contract; null without a contract that can sign. */
  readonly contractLine: string | null;
}

/** Website and contract are tied if each names the other: the file the contract, the signed message the website. */
export function areTied(proofs: readonly OwnershipProof[]): boolean {
  const holding = proofs.filter(({ lapsedAt }) => lapsedAt === null);
  const file = holding.find(({ method }) => method === "file");
  const signature = holding.find(({ method }) => method === "signature");
  return file !== undefined && file.names === signature?.subject && signature.names === file.subject;
}

export const RECHECK_DAYS = 7;
/** After a miss it is looked for again sooner, so that three misses fit into 14 days. */
export const RETRY_DAYS = 4;
/** Where this installation could not ask: no miss. */
export const UNASKED_DAYS = 1;
export const MISSES_TO_LAPSE = 3;
/** A signed message is valid this long. */
export const MESSAGE_HOURS = 24;

/** The longest message and signature that are read; contracts may sign with up to 1,024 bytes. */
export const MAX_SIGNED_MESSAGE = 2_000;
export const MAX_SIGNATURE = 2_100;

/** How a proof by signature names its contract. */
export const contractSubject = (network: string, contract: string): string =>
  `${network}:${contract.toLowerCase()}`;

/** Names of the record and the file, from the brand. */
export const challengeName = (brandKey: string, host: string): string => `_${brandKey}-challenge.${host}`;
export const challengeFile = (brandKey: string, host: string): string =>
  `https://${host}/.well-known/${brandKey}-listing.txt`;

/** Where anybody finds the evidence of a proof. */
export function proofPlace(
  brandKey: string,
  { method, subject }: Pick<OwnershipProof, "method" | "subject">,
): string {
  if (method === "signature") return "";
  return method === "dns" ? challengeName(brandKey, subject) : challengeFile(brandKey, subject);
}

/** The identifier of a signed statement, by which a shortened proof is found in the whole list. */
export const statementOf = (message: string): string | null =>
  /^Statement: ([\w-]{22})$/m.exec(message)?.[1] ?? null;

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
  page_replaced: "pageReplaced",
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
/** Why a proven owner gets no new receipt now, with its text below `ownership.recover`. */
export const RECOVERY_REFUSALS = { under_way: "underWay", stopped: "stopped" } as const;

export type ProofRefusal = keyof typeof PROOF_REFUSALS;
