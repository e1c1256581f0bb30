/** What happened to a listing, the newest first. Operators' own notes stay with them. */
import { isDeepStrictEqual } from "node:util";
import { LISTING_FIELDS, type ListingField } from "#features/catalogue/listings/listing-fields.ts";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import type { ListingContent, ListingKey } from "#features/catalogue/server/listing-store.ts";
import type { ListingVersion } from "#platform/operator/listing-versions.ts";

export interface HistoryEntry {
  readonly at: Date;
  readonly what: "listed" | "changed" | "delisted" | "relisted" | "moved" | "paused";
  /** Whether the project asked for it; otherwise we did it. */
  readonly isByProject: boolean;
  /** What its owner said about it, for everybody; may be empty. */
  readonly reason: string;
}

export interface ListingEvent extends HistoryEntry {
  /** What was changed. */
  readonly fields: readonly ListingField[];
}

type Version = ListingVersion<ListingContent>;

/** With what happened at its former contracts: a move does not leave the past behind. */
export async function history(
  { store }: CatalogueDeps,
  kind: ListingKind,
  key: ListingKey,
): Promise<ListingEvent[]> {
  const former = await store.movedFrom(kind, key);
  const all = await Promise.all([key, ...former].map((one) => store.listingHistory(kind, one)));
  return all
    .flat()
    .filter((version) => former.length === 0 || !hasMovedAway(version))
    .map((version) => ({ ...historyEntry(version), fields: changedFields(version) }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** The same move is in the history of the new contract. */
const hasMovedAway = ({ act, after }: Version): boolean => act === "moved" && after.isListed === false;

const changedFields = ({ before, after }: Version): ListingField[] =>
  before === null
    ? []
    : LISTING_FIELDS.filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null));

export const historyEntry = (version: Version): HistoryEntry => {
  const { at, act, before, after, submission, publicReason = "" } = version;
  return {
    at,
    what:
      act === "moved" || act === "paused" || act === "delisted"
        ? act
        : whatChanged(before?.isListed, before === null, after.isListed),
    isByProject: submission !== undefined,
    reason: publicReason,
  };
};

function whatChanged(was = true, isNew: boolean, is = true): HistoryEntry["what"] {
  if (isNew) return "listed";
  if (was !== is) return is ? "relisted" : "delisted";
  return "changed";
}
