/** The tables as Kysely sees them. Times are milliseconds since 1970; JSON columns hold text on every engine. */
import type { Generated, Kysely } from "kysely";

interface SubscriptionTable {
  id: Generated<number>;
  /** The address as it was typed, for sending. */
  email: string;
  /** The address in lower case, for finding. */
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
  /** Becomes the Message-ID, so that a mail sent twice after a crash is one mail to its reader. */
  message_key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: string;
  state: "queued" | "failed";
  /** Counts the leases too: a worker whose lease ran out no longer matches. */
  attempts: Generated<number>;
  due_at: number;
  last_error: string | null;
  created_at: number;
}

/** The order of these columns is rate-limiter-flexible's: it inserts without naming them. */
interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

interface DataVersionTable {
  name: string;
  version: number;
}

interface SeedTable {
  name: string;
  content_hash: string;
  applied_at: number;
}

interface NetworkTable {
  hid: number;
  key: string;
  position: number;
  details: string;
}

interface CategoryTable {
  hid: number;
  key: string;
  position: number;
  category_type: number;
  title: string;
  aliases: string;
}

interface HomeSectionTable {
  hid: number;
  key: string;
  position: number;
  title: string;
  source: "chosen" | "newest";
  dapps: string;
}

interface HotSearchTable {
  hid: number;
  position: number;
  text: string;
}

interface PromotionTable {
  kind: "banner" | "activity" | "ad";
  hid: number;
  position: number;
  status: number;
  starts_at: number;
  ends_at: number | null;
  details: string;
}

interface CatalogueEditionTable {
  edition: Generated<number>;
  is_current: number;
  touched_at: number;
}

interface DappTable {
  edition: number;
  hid: number;
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
  /** The popularity below zero: the smallest comes first, in the order of the key. */
  rank: number;
  dapp_hid: number;
}

interface TokenTable {
  network: string;
  address_key: string;
  address: string;
  symbol: string;
  name: string;
  decimals: number;
  dapp_hid: number | null;
  origin: "seed" | "operator";
}

export interface Database {
  subscription: SubscriptionTable;
  outbox: OutboxTable;
  rate_limit: RateLimitTable;
  data_version: DataVersionTable;
  seed: SeedTable;
  network: NetworkTable;
  category: CategoryTable;
  home_section: HomeSectionTable;
  hot_search: HotSearchTable;
  promotion: PromotionTable;
  catalogue_edition: CatalogueEditionTable;
  dapp: DappTable;
  dapp_place: DappPlaceTable;
  token: TokenTable;
}

/** A connection or a transaction on it: whoever runs a statement need not know which. */
export type Db = Kysely<Database>;
