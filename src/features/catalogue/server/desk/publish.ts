/** Publishes an approved form as a listing, in the transaction of the approval. */
import {
  UNSIGNED,
  type ListingForm,
  type Published,
  type SignerOfMove,
  type TouchedListing,
} from "#features/catalogue/desk/listing-form.ts";
import { addressKey, urlKey } from "#features/catalogue/model.ts";
import { dappsOfHost } from "#features/catalogue/server/desk-store.ts";
import type { StoredDapp } from "#features/catalogue/server/rows.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { nextId } from "#features/catalogue/server/write-store.ts";
import { differenceOf } from "#lib/changes/difference.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { recordVersion, type Act } from "#platform/operator/listing-versions.ts";
import { contentOf } from "./changes.ts";
import { dappAdapter, listingFields, readDapp } from "./dapp-adapter.ts";
import { recordMove } from "#features/catalogue/server/listings/listing-moves-store.ts";
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
  const ref = contractRefOf({ network, address });
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
        ref: String(dapp.id),
        title: dapp.title,
        isListed: dapp.isListed,
        isSame: urlKey(dapp.url) === key,
        changes: merged.ok ? differenceOf(contentOf(dapp), contentOf(merged.content)) : [],
      };
    }),
  );
}

const mergedDapp = async (deps: PublishDeps, tx: Db, form: DappForm, known: StoredDapp, former?: DappForm) =>
  readDapp(deps, tx, mergeListing(await listingFields(tx, known), form, former), { id: known.id, known });

export interface Publishing {
  readonly replaces: string | null;
  readonly act: Act;
  /** What the same project has listed so far: its entries can go, and a token can move to another contract. */
  readonly former?: ListingForm | undefined;
  readonly moveSigner?: SignerOfMove | undefined;
}

/** Replaces the given listing, or adds a new one. */
export async function publishForm(
  deps: PublishDeps,
  tx: Db,
  form: ListingForm,
  { replaces, act, former, moveSigner = UNSIGNED }: Publishing,
): Promise<Result<Published, "invalid_listing">> {
  if (form.kind === "token")
    return ok(
      await writeContract(deps, tx, tokenAdapter, {
        ref: contractRefOf(form.token),
        formerRef: former?.kind === "token" ? contractRefOf(former.token) : null,
        moveSigner,
        act,
        make: (known) => mergeToken(known, form.token),
      }),
    );
  if (form.kind === "nft")
    return ok(
      await writeContract(deps, tx, nftAdapter(deps), {
        ref: contractRefOf(form.nft),
        formerRef: former?.kind === "nft" ? contractRefOf(former.nft) : null,
        moveSigner,
        act,
        make: (known) => mergeNft(known, form.nft),
      }),
    );
  const adapter = dappAdapter({ ...deps, db: tx });
  const known = replaces === null ? null : await adapter.find(tx, replaces);
  const id = known?.id ?? (await nextId(tx));
  const read = known
    ? await mergedDapp(deps, tx, form, known, former?.kind === "dapp" ? former : undefined)
    : await readDapp(deps, tx, form.listing, { id, known: null });
  if (!read.ok) return fail("invalid_listing");
  return ok(await write(deps, tx, adapter, { ref: String(id), act, make: () => read.content }));
}

const contractRefOf = ({
  network,
  address,
}: {
  readonly network: string;
  readonly address: string;
}): string => `${network}:${addressKey(address)}`;

interface WritingContract<Content> extends Writing<Content> {
  readonly formerRef: string | null;
  readonly moveSigner: SignerOfMove;
}

/** With another contract than before, the old listing ends and leads to the new one. */
async function writeContract<Content extends { readonly isListed: boolean }>(
  deps: PublishDeps,
  tx: Db,
  adapter: ListingAdapter<Content, "token" | "nft">,
  { formerRef, moveSigner, ...writing }: WritingContract<Content>,
): Promise<Published> {
  if (formerRef === null || formerRef === writing.ref) return write(deps, tx, adapter, writing);
  const old = await adapter.find(tx, formerRef);
  if (old) {
    const make = (): Content => ({ ...old, isListed: false });
    await write(deps, tx, adapter, { ref: formerRef, act: writing.act, make, done: "moved" });
  }
  const { at, reason } = { at: deps.clock.now(), reason: writing.act.publicReason ?? "" };
  const move = { kind: adapter.kind, from: formerRef, to: writing.ref, at, reason };
  await recordMove(tx, { ...move, ...moveSigner });
  return write(deps, tx, adapter, { ...writing, make: () => writing.make(old), done: "moved" });
}

/** Hides what a form has published. False if it was not public; that a paused one is delisted is history all the same. */
export async function takeDownForm(
  deps: PublishDeps,
  tx: Db,
  form: ListingForm,
  {
    ref,
    act,
    done,
  }: { readonly ref: string | null; readonly act: Act; readonly done: "paused" | "delisted" },
): Promise<boolean> {
  const hide = async <Content extends { readonly isListed: boolean }>(
    adapter: ListingAdapter<Content>,
    key: string,
  ): Promise<boolean> => {
    const known = await adapter.find(tx, key);
    if (!known || (!known.isListed && done === "paused")) return false;
    await write(deps, tx, adapter, { ref: key, act, make: () => ({ ...known, isListed: false }), done });
    return true;
  };
  if (form.kind === "token") return hide(tokenAdapter, contractRefOf(form.token));
  if (form.kind === "nft") return hide(nftAdapter(deps), contractRefOf(form.nft));
  return ref === null ? false : hide(dappAdapter({ ...deps, db: tx }), ref);
}

interface Writing<Content> {
  readonly ref: string;
  readonly act: Act;
  readonly make: (known: Content | null) => Content;
  /** How the history names it, if it is neither a new listing nor a changed one. */
  readonly done?: "replaced" | "moved" | "paused" | "delisted";
}

async function write<Content extends { readonly isListed: boolean }>(
  { clock, versions }: PublishDeps,
  tx: Db,
  adapter: ListingAdapter<Content>,
  { ref, act, make, done = "replaced" }: Writing<Content>,
): Promise<Published> {
  const before = await adapter.find(tx, ref);
  const after = make(before);
  await adapter.put(tx, after);
  const version = { ...act, kind: adapter.kind, ref, at: clock.now(), before, after };
  await recordVersion(tx, { ...version, act: before || done === "moved" ? done : "listed" });
  await versions.bump(tx, CATALOGUE_VERSION);
  return { ref, changes: before ? differenceOf(contentOf(before), contentOf(after)) : [] };
}
