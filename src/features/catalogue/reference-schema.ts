/** The schemas of a network and a category in an operator's file and in the seed. */
import { z } from "zod";
import { MAX_ID } from "./model.ts";
import { fullTextSchema } from "./promotion-schema.ts";

const text = z.string().trim().min(1, "empty").max(100, "too_long");
const hid = z.int().positive().max(MAX_ID, "too_large");
const names = z.array(text).max(200, "too_many");

export const networkKey = z.string().regex(/^[a-z][a-z0-9]{1,19}$/, "not_a_name");

const addressFormatSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("evm"), bech32: text.optional() }),
  z.strictObject({ kind: z.literal("bech32"), prefix: text }),
  z.strictObject({ kind: z.literal("ss58"), prefix: z.int().min(0) }),
  z.strictObject({
    kind: z.enum(["antelope", "iost", "tron", "jingtum", "solana", "aptos", "filecoin"]),
  }),
]);

const httpsUrl = z
  .string()
  .max(500, "too_long")
  .regex(/^https:\/\/[^\s]+$/, "not_a_web_address");

export const networkRowSchema = z.strictObject({
  hid,
  key: networkKey,
  title: text,
  namespace: z
    .string()
    .max(40, "too_long")
    .regex(/^[a-z]+$/, "not_a_name"),
  chainId: text.nullable(),
  symbol: text,
  decimals: z.int().min(0).max(36).nullable(),
  evm: z.boolean(),
  code: text.nullable(),
  /** The main colour of its own brand. Files from before this field have none. */
  colour: z
    .string()
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, "not_a_colour")
    .nullable()
    .default(null),
  status: z.enum(["active", "winding-down", "uncertain", "dead"]),
  deprecated: z.boolean(),
  note: z.string().max(1_000, "too_long"),
  formerNames: names,
  aliases: names,
  addressFormat: addressFormatSchema,
  explorers: z
    .array(
      z.strictObject({
        url: httpsUrl,
        transaction: httpsUrl.includes("{tx}").optional(),
        address: httpsUrl.includes("{address}"),
      }),
    )
    .max(20, "too_many"),
});

export type NetworkRow = z.infer<typeof networkRowSchema>;

export const categoryRowSchema = z.strictObject({
  hid,
  key: text,
  order: z.int().min(0).max(MAX_ID, "too_large"),
  type: z.int().min(0).max(MAX_ID, "too_large"),
  title: fullTextSchema,
  aliases: names,
});

export type CategoryRow = z.infer<typeof categoryRowSchema>;
