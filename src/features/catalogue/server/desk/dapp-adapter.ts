import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import { MAX_ID } from "#features/catalogue/model.ts";
import { findKnown } from "#features/catalogue/server/edition-store.ts";
import { checkListing } from "#features/catalogue/server/intake/check-listing.ts";
import { listingOf } from "#features/catalogue/server/intake/export-listings.ts";
import { listingNames, recordOf } from "#features/catalogue/server/intake/listings.ts";
import { createReferenceStore } from "#features/catalogue/server/reference-store.ts";
import type { StoredDapp } from "#features/catalogue/server/rows.ts";
import { putDapps, readCurrentEdition } from "#features/catalogue/server/write-store.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Checked, DeskDeps, ListingAdapter } from "./listing-adapter.ts";

/** A DApp in the form of files and forms. */
export async function listingFields(tx: Db, dapp: StoredDapp): Promise<ListingInput> {
  const categories = await createReferenceStore(tx).categories();
  return listingOf(dapp, new Map(categories.map(({ id, key }) => [id, key])));
}

/** Merges into the known DApp: fields that the listing omits stay unchanged. */
export async function readDapp(
  { clock, isAddress }: Pick<DeskDeps, "clock" | "isAddress">,
  tx: Db,
  listing: unknown,
  { id, known }: { readonly id: number; readonly known: StoredDapp | null },
): Promise<Checked<StoredDapp>> {
  const reference = createReferenceStore(tx);
  const names = listingNames(await reference.networks(), await reference.categories(), isAddress);
  const result = checkListing(1, listing, names);
  if (!("checked" in result)) return { ok: false, problems: result.problems };
  const { checked } = result;
  const same = await findKnown(tx, await readCurrentEdition(tx), { ids: [], urlKeys: [checked.urlKey] });
  const owner = same.find((one) => one.id !== id);
  if (owner) return { ok: false, problems: [{ path: "url", code: "taken", value: String(owner.id) }] };
  return { ok: true, content: { ...recordOf(checked.facts, id, known, clock.now()), origin: "operator" } };
}

export const dappAdapter = (deps: DeskDeps): ListingAdapter<StoredDapp> => ({
  kind: "dapp",
  refOf: (typed) => (/^[1-9]\d{0,9}$/.test(typed) && Number(typed) <= MAX_ID ? typed : null),
  find: async (tx, ref) =>
    (await findKnown(tx, await readCurrentEdition(tx), { ids: [Number(ref)], urlKeys: [] }))[0] ?? null,
  async put(tx, dapp) {
    const networks = await createReferenceStore(tx).networks();
    const networkIds = new Map(networks.map(({ key, id }) => [key, id]));
    await putDapps(tx, await readCurrentEdition(tx), [{ ...dapp, origin: "operator" }], networkIds);
  },
  titleOf: ({ title }) => title,
  fieldsOf: listingFields,
  read: (tx, fields, known) => readDapp(deps, tx, { ...fields, hid: known.id }, { id: known.id, known }),
  revive: (kept) => ({
    ...kept,
    listedAt: new Date(kept.listedAt),
    changedAt: new Date(kept.changedAt),
  }),
});
