import type {
  ListingForm,
  Published,
  SignerOfMove,
  TouchedListing,
} from "#features/catalogue/desk/listing-form.ts";
import type { Donations } from "#features/donations/server/service.ts";
import type { WorkCalendar } from "#features/submissions/model.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import type { Result } from "#lib/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Act } from "#platform/operator/listing-versions.ts";
import type { Mail } from "#platform/mail/outbox.ts";
import type { ContractFactsReader } from "./contract-facts-reader.ts";
import type { MailTexts } from "./mail/mail-text.ts";
import type { Blocklist } from "./preflight/blocklist.ts";
import type { KnownNames } from "./preflight/known-projects.ts";
import type { LiveSubmission } from "./retention-store.ts";
import type { SubmissionStore } from "./store.ts";

/** Publishes an approved form, in the transaction of the approval. */
export interface Publisher {
  /** Locks the listings until the transaction ends. */
  readonly hold: (tx: Db) => Promise<void>;
  /** Listings with the same contract or host. */
  readonly touched: (tx: Db, form: ListingForm) => Promise<readonly TouchedListing[]>;
  /** Replaces the given listing, or adds a new one. */
  readonly publish: (
    tx: Db,
    form: ListingForm,
    how: {
      readonly replaces: string | null;
      readonly act: Act;
      /** What the same project has published so far. */
      readonly former?: ListingForm | undefined;
      readonly moveSigner?: SignerOfMove | undefined;
    },
  ) => Promise<Result<Published, "invalid_listing">>;
  /** Hides what a form has published; `ref` is the number of a DApp. */
  readonly takeDown: (
    tx: Db,
    form: ListingForm,
    how: { readonly ref: string | null; readonly act: Act; readonly done: "paused" | "delisted" },
  ) => Promise<boolean>;
}

/** The current listings. */
export interface Listings {
  /** Locks the listings until the transaction ends. */
  readonly hold: (tx: Db) => Promise<void>;
  /** The name of the listed token with this contract. Without a transaction it reads the public state. */
  readonly tokenName: (network: string, address: string, tx?: Db) => Promise<string | null>;
}

/** Who of the old contract signed a move, by network and contract. */
export type FindSigner = (tx: Db, submissionId: number, from: string, to: string) => Promise<SignerOfMove>;

export interface SubmissionDeps {
  readonly store: SubmissionStore;
  readonly clock: Clock;
  readonly calendar: WorkCalendar;
  readonly mail: Mail;
  readonly texts: MailTexts;
  /** Called in the transaction that confirms an address, for mails that waited for it. */
  readonly onAddressConfirmed: (tx: Db, email: string) => Promise<void>;
  readonly donations: Pick<Donations, "bases" | "isAsked" | "open" | "box" | "claim" | "statusOf" | "waive">;
  readonly publisher: Publisher;
  readonly moveSigner: FindSigner;
  readonly listings: Listings;
  readonly blocklist: Blocklist;
  /** All listings, for comparison. */
  readonly known: () => Promise<KnownNames>;
  readonly facts: ContractFactsReader;
  /** The ids of the submissions whose listings are still public. */
  readonly isListed: (live: readonly LiveSubmission[]) => Promise<ReadonlySet<number>>;
  /** How many submissions in review are due before then: reviewers take those that are due first. */
  readonly dueBefore: (at: Date) => Promise<number>;
  /** The currently valid networks and categories. */
  readonly formContext: () => Promise<FormContext>;
}
