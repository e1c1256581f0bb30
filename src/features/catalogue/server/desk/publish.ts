/** Publishes an approved form as a listing, in the transaction of the approval. */
import type { ListingForm, Published, TouchedListing } from "#features/catalogue/desk/listing-form.ts";
import { addressKey, urlKey } from "#features/catalogue/model.ts";
import { dappsOfHost } from "#features/catalogue/server/desk-store.ts";
import type { StoredDapp } from "#features/catalogue/server/rows.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/snapshot.ts";
import { nextHid } from "#features/catalogue/server/write-store.ts";
import { differenceOf } from "#lib/changes/difference.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { recordVersion, type Act } from "#platform/operator/listing-versions.ts";
import { contentOf } from "./changes.ts";
import { dappAdapter, listingFields, readDapp } from "./dapp-adapter.ts";
import { mergeListing, mergeNft, mergeToken } from "./merge.ts";
import { nftAdapter } from "./nft-adapter.ts";
import type { DeskDeps, ListingAdapter } from "./listing-adapter.ts";
import { tokenAdapter } from "./token-adapter.ts";

type PublishDeps = Omit<DeskDeps, "db">;

/** Locks the listings until the transaction ends. */
export const holdListings = ({ versions }: Pick<PublishDeps, "versions">, tx: Db): Promise<void> =>
  versions.hold(tx, CATALOGUE_VERSION, "writing");

export async function touchedBy(deps: PublishDeps, tx: Db, form: ListingForm): Promise<TouchedListing[]> {
  if (form.kind === "dapp") return touchedDapps(deps, tx, form);
  const { network, address } = form.kind === "token" ? form.token : form.nft;
  const ref = `${network}:${addressKey(address)}`;
  return form.kind === "token"
    ? touched(tx, tokenAdapter, ref, (known) => mergeToken(known, form.token))
    : touched(tx, nftAdapter(deps), ref, (known) => mergeNft(known, form.nft));
}

async function touched<Content extends { readonly isListed: boolean }>(
  tx: Db,
  adapter: ListingAdapter<Content>,
  ref: string,
  merge: (known: Content) => Content,
): Promise<TouchedListing[]> {
  const known = await adapter.find(tx, ref);
  if (!known) return [];
  const changes = differenceOf(contentOf(known), contentOf(merge(known)));
  return [{ ref, title: adapter.titleOf(known), isListed: known.isListed, isSame: true, changes }];
}

type DappForm = Extract<ListingForm, { kind: "dapp" }>;

async function touchedDapps(deps: PublishDeps, tx: Db, form: DappForm): Promise<TouchedListing[]> {
  const { url } = form.listing;
  const key = urlKey(url);
  const known = await dappsOfHost(tx, new URL(url).hostname.replace(/^www\./, ""));
  return Promise.all(
    known.map(async (dapp) => {
      const merged = await mergedDapp(deps, tx, form, dapp);
      return {
        ref: String(dapp.hid),
        title: dapp.title,
        isListed: dapp.isListed,
        isSame: urlKey(dapp.url) === key,
        changes: merged.ok ? differenceOf(contentOf(dapp), contentOf(merged.content)) : [],
      };
    }),
  );
}

const mergedDapp = async (deps: PublishDeps, tx: Db, form: DappForm, known: StoredDapp) =>
  readDapp(deps, tx, mergeListing(await listingFields(tx, known), form), { hid: known.hid, known });

/** Replaces the given listing, or adds a new one. */
export async function publishForm(
  deps: PublishDeps,
  tx: Db,
  form: ListingForm,
  { replaces, act }: { readonly replaces: string | null; readonly act: Act },
): Promise<Result<Published, "invalid_listing">> {
  if (form.kind === "token")
    return ok(
      await write(deps, tx, tokenAdapter, {
        ref: `${form.token.network}:${addressKey(form.token.address)}`,
        act,
        make: (known) => mergeToken(known, form.token),
      }),
    );
  if (form.kind === "nft")
    return ok(
      await write(deps, tx, nftAdapter(deps), {
        ref: `${form.nft.network}:${addressKey(form.nft.address)}`,
        act,
        make: (known) => mergeNft(known, form.nft),
      }),
    );
  const adapter = dappAdapter({ ...deps, db: tx });
  const known = replaces === null ? null : await adapter.find(tx, replaces);
  const hid = known?.hid ?? (await nextHid(tx));
  const read = known
    ? await mergedDapp(deps, tx, form, known)
    : await readDapp(deps, tx, form.listing, { hid, known: null });
  if (!read.ok) return fail("invalid_listing");
  return ok(await write(deps, tx, adapter, { ref: String(hid), act, make: () => read.content }));
}

interface Writing<Content> {
  readonly ref: string;
  readonly act: Act;
  readonly make: (known: Content | null) => Content;
}

async function write<Content extends { readonly isListed: boolean }>(
  { clock, versions }: PublishDeps,
  tx: Db,
  adapter: ListingAdapter<Content>,
  { ref, act, make }: Writing<Content>,
): Promise<Published> {
  const before = await adapter.find(tx, ref);
  const after = make(before);
  await adapter.put(tx, after);
  const done = before ? "replaced" : "listed";
  await recordVersion(tx, { ...act, kind: adapter.kind, ref, at: clock.now(), act: done, before, after });
  await versions.bump(tx, CATALOGUE_VERSION);
  return { ref, changes: before ? differenceOf(contentOf(before), contentOf(after)) : [] };
}
