import { bech32 } from "@scure/base";
import { accepted, refused, type AddressCheck, type AddressPurpose } from "./verdict.ts";

const SIGNS = /^[ac-hj-np-z02-9]+$/;
/** Accounts have twenty bytes, contracts of Cosmos thirty-two; six signs are the checksum. */
const SIGN_COUNTS: Readonly<Record<number, AddressPurpose>> = { 38: "account", 58: "contract" };

/** What stands for a token where tokens have no contract: an IBC denomination, a BEP2 symbol. */
const TOKEN_NAMES: Readonly<Record<string, RegExp>> = {
  cosmos: /^(?:ibc\/[\dA-F]{64}|u[a-z]{2,15})$/,
  bnb: /^[A-Z\d]{2,8}-[\dA-F]{3}M?$/,
};

export function checkBech32(prefix: string, text: string, purpose: AddressPurpose): AddressCheck {
  if (purpose === "contract" && TOKEN_NAMES[prefix]?.test(text)) return accepted(text);
  // The form allows all capitals, for QR codes; never both.
  const address = text === text.toUpperCase() ? text.toLowerCase() : text;
  const signs = address.startsWith(`${prefix}1`) ? address.slice(prefix.length + 1) : "";
  if (!SIGNS.test(signs) || SIGN_COUNTS[signs.length] === undefined) return refused("address_format");
  return bech32.decodeUnsafe(address) ? accepted(address) : refused("address_checksum");
}
