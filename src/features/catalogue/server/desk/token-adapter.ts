import { z } from "zod";
import { addressKey, MAX_ID } from "#features/catalogue/model.ts";
import { findToken, putToken, type StoredToken } from "#features/catalogue/server/token-store.ts";
import { problemsOf } from "#platform/intake/record-problems.ts";
import { line, ownPath, paragraphs, webAddress } from "./contract-fields.ts";
import { contractRef, partsOf, type ListingAdapter } from "./listing-adapter.ts";

/** Network and contract identify a token and cannot be edited. */
export const tokenFields = z.strictObject({
  symbol: line(30),
  name: line(100),
  decimals: z.int().min(0).max(36),
  dapp: z.int().positive().max(MAX_ID).nullable(),
  logo: ownPath.nullable(),
  website: webAddress.nullable(),
  description: paragraphs(1_000).nullable(),
  listed: z.boolean(),
});

export const tokenAdapter: ListingAdapter<StoredToken, "token"> = {
  kind: "token",
  refOf: (typed) => contractRef(typed, addressKey),
  find: (tx, ref) => findToken(tx, partsOf(ref).network, partsOf(ref).address),
  put: (tx, token) => putToken(tx, { ...token, origin: "operator" }),
  titleOf: ({ name, symbol }) => `${name} (${symbol})`,
  fieldsOf: async (_tx, { symbol, name, decimals, dappId, logo, website, description, isListed }) => ({
    symbol,
    name,
    decimals,
    dapp: dappId,
    logo,
    website: website ?? null,
    description: description ?? null,
    listed: isListed,
  }),
  async read(_tx, fields, token) {
    const parsed = tokenFields.safeParse(fields);
    if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
    const { dapp, listed, website, description, ...plain } = parsed.data;
    const { website: _website, description: _description, ...rest } = token;
    return {
      ok: true,
      content: {
        ...rest,
        ...plain,
        ...(website !== null && { website }),
        ...(description !== null && { description }),
        dappId: dapp,
        isListed: listed,
      },
    };
  },
  revive: (kept) => kept,
};
