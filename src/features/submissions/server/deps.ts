import type { Nft, Token } from "#features/catalogue/model.ts";
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import type { Donations } from "#features/donations/server/service.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import type { Result } from "#lib/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Mail } from "#platform/mail/outbox.ts";
import type { MailTexts } from "./mail/mail-text.ts";
import type { SubmissionStore } from "./store.ts";

/** Puts what was approved before the public, in the transaction of the approval. */
export interface Publisher {
  /** Gives the DApp's number in the catalogue. */
  readonly dapp: (tx: Db, listing: ListingInput) => Promise<Result<number, "invalid_listing">>;
  readonly token: (tx: Db, token: Token) => Promise<void>;
  readonly nft: (tx: Db, nft: Nft) => Promise<void>;
}

/** What the verbs of submissions work with. */
export interface SubmissionDeps {
  readonly store: SubmissionStore;
  readonly clock: Clock;
  readonly mail: Mail;
  readonly texts: MailTexts;
  readonly donations: Pick<Donations, "bases" | "open" | "box" | "claim" | "statusOf" | "waive">;
  readonly publisher: Publisher;
  /** The networks and categories a form can name now. */
  readonly formContext: () => Promise<FormContext>;
}
