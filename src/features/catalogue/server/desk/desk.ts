/** Operators' actions on existing listings. */
import {
  findListings,
  type FoundListings,
  type ListingQuery,
} from "#features/catalogue/server/desk-store.ts";
import {
  notASection,
  unlistedAmong,
  unlistedProblems,
} from "#features/catalogue/server/intake/front-rows.ts";
import { createReferenceStore, type StoredSection } from "#features/catalogue/server/reference-store.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { setHotSearches, setSection } from "#features/catalogue/server/write-store.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import type { Act, ListingKind } from "#platform/operator/listing-versions.ts";
import { delist, edit, revert, show, type ChangeOutcome, type ShownListing } from "./changes.ts";
import { dappAdapter } from "./dapp-adapter.ts";
import { nftAdapter } from "./nft-adapter.ts";
import type { DeskDeps, FieldValue, ListingAdapter } from "./listing-adapter.ts";
import { tokenAdapter } from "./token-adapter.ts";

/** The same verbs for every kind. */
const verbsOf = <Content extends { readonly isListed: boolean }>(
  deps: DeskDeps,
  adapter: ListingAdapter<Content>,
) => ({
  list: (query: ListingQuery): Promise<FoundListings> => findListings(deps.db, adapter.kind, query),
  show: (ref: string): Promise<ShownListing | null> => show(deps, adapter, ref),
  delist: (ref: string, by: Act): Promise<ChangeOutcome> => delist(deps, adapter, ref, by),
  edit: (ref: string, values: readonly FieldValue[], by: Act): Promise<ChangeOutcome> =>
    edit(deps, adapter, ref, values, by),
  revert: (ref: string, to: number | null, by: Act): Promise<ChangeOutcome> =>
    revert(deps, adapter, ref, to, by),
});

export type ListingVerbs = ReturnType<typeof verbsOf>;
export type ListingDesk = ReturnType<typeof createListingDesk>;

export const createListingDesk = (deps: DeskDeps) => ({
  of: {
    dapp: verbsOf(deps, dappAdapter(deps)),
    token: verbsOf(deps, tokenAdapter),
    nft: verbsOf(deps, nftAdapter(deps)),
  } satisfies Record<ListingKind, ListingVerbs>,
  sections: (): Promise<StoredSection[]> => createReferenceStore(deps.db).sections(),
  setSection: (key: string, dapps: readonly number[]) => chooseDapps(deps, key, dapps),
  hotSearches: () => createReferenceStore(deps.db).hotSearches(),
  setHotSearches: (texts: readonly string[]): Promise<void> =>
    deps.db.transaction().execute(async (tx) => {
      await setHotSearches(tx, texts);
      await deps.versions.bump(tx, CATALOGUE_VERSION);
    }),
});

type ChosenDapps =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: readonly RecordProblem[] };

async function chooseDapps(
  { db, versions }: DeskDeps,
  key: string,
  dapps: readonly number[],
): Promise<ChosenDapps> {
  const unlisted = await unlistedAmong(db, dapps);
  if (unlisted.size > 0) return { ok: false, problems: unlistedProblems(unlisted) };
  return db.transaction().execute(async (tx): Promise<ChosenDapps> => {
    if (!(await setSection(tx, key, dapps))) return { ok: false, problems: [notASection(key)] };
    await versions.bump(tx, CATALOGUE_VERSION);
    return { ok: true };
  });
}
