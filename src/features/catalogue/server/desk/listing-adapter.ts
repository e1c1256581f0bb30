/** The interface to one kind of listing, for operators and approvals. */
import type { AddressRule } from "#features/catalogue/server/intake/listings.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import type { ListingKind } from "#platform/operator/listing-versions.ts";

export interface DeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: Pick<DataVersions, "bump" | "hold">;
  readonly isAddress: AddressRule;
  /** Locks whoever sent the listing, before the catalogue is locked: approvals do it in this order too. */
  readonly holdOwner?: (tx: Db, listing: string) => Promise<TellOwner | null>;
}

/** Notifies an owner that operators have hidden the listing or shown it again. */
export type TellOwner = (isListed: boolean, operator: string) => Promise<void>;

export type Checked<Content> =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly RecordProblem[] };

/** A field path with dots, and its new value. */
export type FieldValue = readonly [field: string, value: unknown];

export interface ListingAdapter<
  Content extends { readonly isListed: boolean },
  Kind extends ListingKind = ListingKind,
> {
  readonly kind: Kind;
  /** The normalised reference; null if it cannot be one. */
  readonly refOf: (typed: string) => string | null;
  readonly find: (tx: Db, ref: string) => Promise<Content | null>;
  readonly put: (tx: Db, content: Content) => Promise<void>;
  readonly titleOf: (content: Content) => string;
  /** The editable fields with their values. */
  readonly fieldsOf: (tx: Db, content: Content) => Promise<Readonly<Record<string, unknown>>>;
  /** The content with its fields replaced by these. */
  readonly read: (
    tx: Db,
    fields: Readonly<Record<string, unknown>>,
    content: Content,
  ) => Promise<Checked<Content>>;
  /** Restores content from the JSON of its history. */
  readonly revive: (kept: Content) => Content;
}

/** `eth:0x…`, with the contract normalised. */
export function contractRef(typed: string, keyOf: (address: string) => string): string | null {
  const at = typed.indexOf(":");
  return at < 1 || at === typed.length - 1 ? null : `${typed.slice(0, at)}:${keyOf(typed.slice(at + 1))}`;
}

export function partsOf(ref: string): { readonly network: string; readonly address: string } {
  const at = ref.indexOf(":");
  return { network: ref.slice(0, at), address: ref.slice(at + 1) };
}
