import { z } from "zod";
import { addressKey, MAX_ID } from "#features/catalogue/model.ts";
import { findToken, putToken, type StoredToken } from "#features/catalogue/server/token-store.ts";
import { reasonOf } from "#platform/intake/rows.ts";
import { contractRef, partsOf, type ListingAdapter } from "./listing-adapter.ts";

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "empty")
    .max(max, "too_long")
    .regex(/^[^\p{C}]*$/u, "control_character");

const ownPath = z.string().regex(/^\/[^/]/, "not_a_path");

/** Network and contract identify a token and cannot be edited. */
export const tokenFields = z.strictObject({
  symbol: line(30),
  name: line(100),
  decimals: z.int().min(0).max(36),
  dapp: z.int().positive().max(MAX_ID).nullable(),
  logo: ownPath.nullable(),
  listed: z.boolean(),
});

export const tokenAdapter: ListingAdapter<StoredToken, "token"> = {
  kind: "token",
  refOf: (typed) => contractRef(typed, addressKey),
  find: (tx, ref) => findToken(tx, partsOf(ref).network, partsOf(ref).address),
  put: (tx, token) => putToken(tx, { ...token, origin: "operator" }),
  titleOf: ({ name, symbol }) => `${name} (${symbol})`,
  fieldsOf: async (_tx, { symbol, name, decimals, dappId, logo, isListed }) => ({
    symbol,
    name,
    decimals,
    dapp: dappId,
    logo,
    listed: isListed,
  }),
  async read(_tx, fields, token) {
    const parsed = tokenFields.safeParse(fields);
    if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(reasonOf) };
    const { dapp, listed, ...plain } = parsed.data;
    return { ok: true, content: { ...token, ...plain, dappId: dapp, isListed: listed } };
  },
  revive: (kept) => kept,
};
