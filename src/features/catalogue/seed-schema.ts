/** The schemas of content/seed, which fills an empty catalogue. */
import { z } from "zod";
import { listingSchema } from "./listing-schema.ts";
import { fullTextSchema, promotionRowSchema } from "./promotion-schema.ts";
import { fromWireId } from "#lib/wire-id.ts";

const text = z.string().trim().min(1);
const hid = z.int().positive();
const networkKey = z.string().regex(/^[a-z][a-z0-9]{1,19}$/);

const addressFormatSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("evm"), bech32: text.optional() }),
  z.strictObject({ kind: z.literal("bech32"), prefix: text }),
  z.strictObject({ kind: z.literal("ss58"), prefix: z.int().min(0) }),
  z.strictObject({
    kind: z.enum(["antelope", "iost", "tron", "jingtum", "solana", "aptos", "filecoin"]),
  }),
]);

const httpsUrl = z.string().regex(/^https:\/\/[^\s]+$/);

const networkSeedSchema = z.strictObject({
  hid,
  key: networkKey,
  title: text,
  namespace: z.string().regex(/^[a-z]+$/),
  chainId: text.nullable(),
  symbol: text,
  decimals: z.int().min(0).max(36).nullable(),
  evm: z.boolean(),
  code: text.nullable(),
  status: z.enum(["active", "winding-down", "uncertain", "dead"]),
  deprecated: z.boolean(),
  note: z.string(),
  formerNames: z.array(text),
  aliases: z.array(text),
  addressFormat: addressFormatSchema,
  explorers: z.array(
    z.strictObject({
      url: httpsUrl,
      transaction: httpsUrl.includes("{tx}").optional(),
      address: httpsUrl.includes("{address}"),
    }),
  ),
});

const standardSeedSchema = z.strictObject({
  key: text,
  type: z.enum(["token", "nft"]),
  /** The networks of the namespace that use it: all, all except some, or some. */
  except: z.array(networkKey).optional(),
  only: z.array(networkKey).optional(),
});

const categorySeedSchema = z.strictObject({
  hid,
  key: text,
  order: z.int().min(0),
  type: z.int().min(0),
  title: fullTextSchema,
  aliases: z.array(text),
});

/** A listing whose id and rank are the same in every installation, and whose statements have a source and a date. */
const dappSeedSchema = listingSchema.required({ hid: true, kind: true, popularity: true }).extend({
  source: z.strictObject({ by: z.literal("catalogue"), date: z.iso.date() }),
  /** It counts as listed since the day the store was seeded. */
  listed: z.undefined().optional(),
});

const sectionSeedSchema = z.strictObject({
  hid,
  key: text,
  title: fullTextSchema,
  source: z.enum(["chosen", "newest", "opened"]),
  dapps: z.array(hid),
});

const hotSearchSeedSchema = z.strictObject({ hid, text, order: z.int().min(0) });

const tokenSeedSchema = z.strictObject({
  network: networkKey,
  address: text,
  symbol: text,
  name: text,
  decimals: z.int().min(0).max(36),
  dapp: hid,
});

export const seedSchemas = {
  networks: z.array(networkSeedSchema.transform(fromWireId)),
  "token-standards": z.record(z.string(), z.array(standardSeedSchema)),
  categories: z.array(categorySeedSchema.transform(fromWireId)),
  dapps: z.array(dappSeedSchema),
  sections: z.array(sectionSeedSchema.transform(fromWireId)),
  "hot-searches": z.array(hotSearchSeedSchema.transform(fromWireId)),
  tokens: z.array(tokenSeedSchema),
  banners: z.array(promotionRowSchema),
  activities: z.array(promotionRowSchema),
  ads: z.array(promotionRowSchema),
} as const;

export type SeedName = keyof typeof seedSchemas;

export type CatalogueSeed = { readonly [Name in SeedName]: z.infer<(typeof seedSchemas)[Name]> };
