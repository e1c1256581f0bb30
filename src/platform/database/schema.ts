/** The tables as Kysely sees them. Times are milliseconds since 1970; JSON columns contain text on every engine. */
import type { Generated, Kysely } from "kysely";
import type { ReviewTables } from "#platform/operator/review-tables.ts";
import type { OperatorTables } from "./operator-tables.ts";
import type {
  DonationClaimTable,
  DonationEventTable,
  DonationQuoteTable,
  DonationScanTable,
  DonationTable,
  DonationTransferTable,
  FormerOwnerTable,
  MoveSignatureTable,
  OwnershipProofTable,
  ReceiptHandoverTable,
  ReceiptLinkTable,
  ReceiptRequestTable,
  SubmissionEventTable,
  SubmissionKeyTable,
  SubmissionMessageTable,
  SubmissionNoticeTable,
  SubmissionTable,
  SubmissionUploadTable,
  UploadSizeTable,
  UploadTable,
} from "./submission-tables.ts";

interface SubscriptionTable {
  id: Generated<number>;
  /** The address as typed, for sending. */
  email: string;
  /** The address in lower case, for lookups. */
  email_key: string;
  language: string;
  state: "unconfirmed" | "pending" | "confirmed" | "unsubscribed";
  confirm_hash: string | null;
  confirm_expires_at: number | null;
  confirm_mails: Generated<number>;
  confirm_mailed_at: number | null;
  unsubscribe_token: string;
  created_at: number;
  asked_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

interface OutboxTable {
  id: Generated<number>;
  /** Becomes the Message-ID, so that mail clients merge a mail that was sent twice after a crash. */
  message_key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: string;
  state: "queued" | "failed";
  /** Also counts the leases: a worker whose lease expired no longer matches. */
  attempts: Generated<number>;
  due_at: number;
  last_error: string | null;
  created_at: number;
  /** 1 if it may go to an unconfirmed address. */
  is_neutral: Generated<number>;
  /** When it was counted against its recipient's limits; a retry is not counted again. */
  counted_at: number | null;
}

/** Addresses that their owners have confirmed. */
interface MailConfirmedTable {
  address_hash: string;
  confirmed_at: number;
  /** When the last mail was sent there. */
  used_at: number;
}

/** How often a mailbox was asked to confirm. */
interface MailAskedTable {
  mailbox_hash: string;
  asks: number;
  asked_at: number;
  /** When its owner answered that somebody else used the address. */
  refused_at: number | null;
}

/** Mails per hour, by recipient or domain. */
interface MailCountTable {
  key_hash: string;
  hour: number;
  mails: number;
}

/** rate-limiter-flexible inserts without column names, so the columns must keep this order. */
interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

interface DataVersionTable {
  name: string;
  version: number;
}

/** Work that one process at a time does (platform/lease/lease.ts). */
interface LeaseTable {
  name: string;
  holder: string;
  held_until: number;
}

/** Days are counted from 1 January 1970. */
interface DappOpenTable {
  day: number;
  dapp_id: number;
  opens: number;
}

/** Hours are counted from 1 January 1970. */
interface SearchMissTable {
  hour: number;
  language: string;
  words: string;
  searches: number;
}

interface SeedTable {
  name: string;
  content_hash: string;
  applied_at: number;
}

interface NetworkTable {
  id: number;
  key: string;
  position: number;
  details: string;
  origin: Generated<"seed" | "operator">;
}

interface CategoryTable {
  id: number;
  key: string;
  position: number;
  category_type: number;
  title: string;
  aliases: string;
  origin: Generated<"seed" | "operator">;
}

interface HomeSectionTable {
  id: number;
  key: string;
  position: number;
  title: string;
  source: "chosen" | "newest" | "opened";
  dapps: string;
  /** A row of the seed follows the seed until an operator changes it. */
  origin: Generated<"seed" | "operator">;
}

interface HotSearchTable {
  id: number;
  position: number;
  text: string;
  /** Rows of the seed follow the seed until an operator sets others. */
  origin: Generated<"seed" | "operator">;
}

interface PromotionTable {
  kind: "banner" | "activity" | "ad";
  id: number;
  position: number;
  status: number;
  starts_at: number;
  ends_at: number | null;
  details: string;
  /** A row of the seed follows the seed until an operator changes it. */
  origin: "seed" | "operator";
}

interface CatalogueEditionTable {
  edition: Generated<number>;
  is_current: number;
  touched_at: number;
}

/** What a node told about a listed contract. */
interface ContractReadingTable {
  network: string;
  /** EVM addresses in lower case. */
  address: string;
  proxy: "upgradeable" | "clone" | "none";
  read_at: number;
}

interface DappTable {
  edition: number;
  id: number;
  title: string;
  url: string;
  url_key: string;
  kind: string;
  popularity: number;
  is_listed: number;
  listed_at: number;
  changed_at: number;
  /** A row of the seed follows the seed until an operator changes it. */
  origin: "seed" | "operator";
  details: string;
}

interface DappPlaceTable {
  edition: number;
  /** 0 is any category. */
  category_id: number;
  /** 0 is any network. */
  network_id: number;
  /** The negated popularity, so that key order puts the most popular first. */
  rank: number;
  dapp_id: number;
}

/** One row: the last published token list. */
interface TokenListTable {
  id: number;
  major: number;
  minor: number;
  patch: number;
  changed_at: number;
  tokens: string;
}

interface TokenTable {
  network: string;
  address_key: string;
  address: string;
  symbol: string;
  name: string;
  decimals: number;
  dapp_id: number | null;
  /** A path on our origin. */
  logo: string | null;
  origin: "seed" | "operator";
  is_listed: Generated<number>;
  /** Listed on its own, so it stays when its DApp is delisted. */
  is_own: Generated<number>;
  name_key: Generated<string>;
  website: string | null;
  description: string | null;
  /** In whole tokens, as a node told it on `supply_day`. */
  supply: string | null;
  supply_day: string | null;
}

interface NftTable {
  network: string;
  address_key: string;
  address: string;
  standard: string;
  name: string;
  website: string;
  description: string;
  marketplaces: string;
  logo: string;
  listed_at: number;
  changed_at: number;
  is_listed: Generated<number>;
  name_key: Generated<string>;
}

interface ListingWordTable {
  kind: "token" | "nft";
  word: string;
  name_key: string;
  network: string;
  address_key: string;
}

interface ArticleTable {
  id: number;
  kind: string;
  /** 0 is published. */
  status: number;
  created_at: number;
  changed_at: number;
  /** A row of the seed follows the seed until an operator changes it. */
  origin: "seed" | "operator";
  details: string;
}

interface AppReleaseTable {
  id: number;
  platform: string;
  /** Empty if a version has one package. */
  variant: string;
  version: string;
  released_on: string | null;
  url: string | null;
  size_bytes: number | null;
  sha256: string | null;
  certificate_sha256: string | null;
  notes: string;
  state: "listed" | "delisted" | "unsafe" | "coming-soon";
  reason: string | null;
  delisted_on: string | null;
  changed_at: number;
  /** A row of the seed follows the seed until an operator changes it. */
  origin: "seed" | "operator";
}

interface KnownFakeTable {
  id: number;
  platform: string;
  version: string;
  sha256: string | null;
  notes: string;
  is_demonstration: number;
  origin: "seed" | "operator";
}

interface ReleaseSignatureTable {
  digest: string;
  public_key: string;
  value: string;
  signed_at: number;
}

export interface Database extends OperatorTables, ReviewTables {
  subscription: SubscriptionTable;
  outbox: OutboxTable;
  mail_confirmed: MailConfirmedTable;
  mail_asked: MailAskedTable;
  mail_count: MailCountTable;
  rate_limit: RateLimitTable;
  data_version: DataVersionTable;
  lease: LeaseTable;
  seed: SeedTable;
  network: NetworkTable;
  category: CategoryTable;
  home_section: HomeSectionTable;
  hot_search: HotSearchTable;
  promotion: PromotionTable;
  catalogue_edition: CatalogueEditionTable;
  dapp: DappTable;
  dapp_place: DappPlaceTable;
  contract_reading: ContractReadingTable;
  token: TokenTable;
  token_list: TokenListTable;
  nft: NftTable;
  listing_word: ListingWordTable;
  dapp_open: DappOpenTable;
  search_miss: SearchMissTable;
  article: ArticleTable;
  upload: UploadTable;
  submission: SubmissionTable;
  submission_upload: SubmissionUploadTable;
  upload_size: UploadSizeTable;
  submission_event: SubmissionEventTable;
  submission_message: SubmissionMessageTable;
  submission_key: SubmissionKeyTable;
  submission_notice: SubmissionNoticeTable;
  receipt_link: ReceiptLinkTable;
  receipt_handover: ReceiptHandoverTable;
  former_owner: FormerOwnerTable;
  ownership_proof: OwnershipProofTable;
  move_signature: MoveSignatureTable;
  receipt_request: ReceiptRequestTable;
  donation: DonationTable;
  donation_event: DonationEventTable;
  donation_quote: DonationQuoteTable;
  donation_claim: DonationClaimTable;
  donation_transfer: DonationTransferTable;
  donation_scan: DonationScanTable;
  app_release: AppReleaseTable;
  known_fake: KnownFakeTable;
  release_signature: ReleaseSignatureTable;
}

/** A connection or a transaction; code that runs a statement need not know which. */
export type Db = Kysely<Database>;
