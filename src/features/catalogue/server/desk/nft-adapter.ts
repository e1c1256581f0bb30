import { z } from "zod";
import { addressKey } from "#features/catalogue/model.ts";
import { findNft, putNft, type StoredNft } from "#features/catalogue/server/nft-store.ts";
import { problemsOf } from "#platform/intake/record-problems.ts";
import { line, ownPath, paragraphs, webAddress } from "./contract-fields.ts";
import { contractRef, partsOf, type DeskDeps, type ListingAdapter } from "./listing-adapter.ts";

export const nftFields = z.strictObject({
  standard: line(50),
  name: line(100),
  website: webAddress,
  description: paragraphs(500),
  marketplaces: z.array(webAddress).max(20, "too_many"),
  logo: ownPath,
  listed: z.boolean(),
});

export const nftAdapter = ({ clock }: Pick<DeskDeps, "clock">): ListingAdapter<StoredNft, "nft"> => ({
  kind: "nft",
  refOf: (typed) => contractRef(typed, addressKey),
  find: (tx, ref) => findNft(tx, partsOf(ref).network, partsOf(ref).address),
  put: putNft,
  titleOf: ({ name }) => name,
  fieldsOf: async (_tx, { standard, name, website, description, marketplaces, logo, isListed }) => ({
    standard,
    name,
    website,
    description,
    marketplaces,
    logo,
    listed: isListed,
  }),
  async read(_tx, fields, nft) {
    const parsed = nftFields.safeParse(fields);
    if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
    const { listed, ...plain } = parsed.data;
    return { ok: true, content: { ...nft, ...plain, isListed: listed, changedAt: clock.now() } };
  },
  revive: (kept) => ({ ...kept, listedAt: new Date(kept.listedAt), changedAt: new Date(kept.changedAt) }),
});
