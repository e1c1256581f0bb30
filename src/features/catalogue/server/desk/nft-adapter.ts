import { z } from "zod";
import { addressKey } from "#features/catalogue/model.ts";
import { findNft, putNft, type StoredNft } from "#features/catalogue/server/nft-store.ts";
import { reasonOf } from "#platform/intake/rows.ts";
import { contractRef, partsOf, type DeskDeps, type ListingAdapter } from "./listing-adapter.ts";

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "empty")
    .max(max, "too_long")
    .regex(/^(?:[^\p{C}]|\n)*$/u, "control_character");

const webAddress = z.url({ protocol: /^https?$/ }).max(200, "too_long");

export const nftFields = z.strictObject({
  standard: text(50),
  name: text(100),
  website: webAddress,
  description: text(500),
  marketplaces: z.array(webAddress).max(20, "too_many"),
  logo: z.string().regex(/^\/[^/]/, "not_a_path"),
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
    if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(reasonOf) };
    const { listed, ...plain } = parsed.data;
    return { ok: true, content: { ...nft, ...plain, isListed: listed, changedAt: clock.now() } };
  },
  revive: (kept) => ({ ...kept, listedAt: new Date(kept.listedAt), changedAt: new Date(kept.changedAt) }),
});
