/** The schemas of content/seed, which fills an empty catalogue. */
import { z } from "zod";
import { listingSchema } from "./listing-schema.ts";
import { fullTextSchema, promotionRowSchema } from "./promotion-schema.ts";
import { categoryRowSchema, networkKey, networkRowSchema } from "./reference-schema.ts";
import { fromWireId } from "#lib/wire-id.ts";

const text = z.string().trim().min(1);
const hid = z.int().positive();
const standardSeedSchema = z.strictObject({
  key: text,
  type: z.enum(["token", "nft"]),
  /** The networks of the namespace that use it: all, all except some, or some. */
  except: z.array(networkKey).optional(),
  only: z.array(networkKey).optional(),
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
  networks: z.array(networkRowSchema.transform(fromWireId)),
  "token-standards": z.record(z.string(), z.array(standardSeedSchema)),
  categories: z.array(categoryRowSchema.transform(fromWireId)),
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
