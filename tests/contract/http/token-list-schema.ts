/** The rules of uniswap.org/tokenlist.schema.json as a schema, because programs refuse a list that breaks one. */
import { z } from "zod";

const name = z.string().min(1).max(60);
const uri = z.url();

const token = z.strictObject({
  chainId: z.int().min(1),
  address: z.string().regex(/^0x[a-fA-F0-9]{40}$/),
  decimals: z.int().min(0).max(255),
  name: name.regex(/^[ \S]+$/),
  symbol: z.string().min(1).max(20).regex(/^\S+$/),
  logoURI: uri.optional(),
  extensions: z
    .record(
      z.string().regex(/^\w{1,40}$/),
      z.record(z.string().regex(/^\w{1,40}$/), z.record(z.string(), z.string().min(1).max(42))),
    )
    .optional(),
});

export const tokenListSchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(30)
    .regex(/^[\w ]+$/),
  timestamp: z.iso.datetime(),
  version: z.strictObject({ major: z.int().min(0), minor: z.int().min(0), patch: z.int().min(0) }),
  tokens: z.array(token).min(1).max(10_000),
  keywords: z
    .array(
      z
        .string()
        .min(1)
        .max(20)
        .regex(/^[\w ]+$/),
    )
    .max(20)
    .optional(),
});
