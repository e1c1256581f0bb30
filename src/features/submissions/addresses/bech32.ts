import { bech32 } from "@scure/base";
import { accepted, refused, type AddressCheck, type AddressPurpose } from "./verdict.ts";

const ALPHABET = /^[ac-hj-np-z02-9]+$/;
/** Accounts have twenty bytes, Cosmos contracts thirty-two; six characters are the checksum. */
const LENGTHS: Readonly<Record<number, AddressPurpose>> = { 38: "account", 58: "contract" };

/** Token identifiers on networks without token contracts: an IBC denomination, a BEP2 symbol. */
const TOKEN_NAMES: Readonly<Record<string, RegExp>> = {
  cosmos: /^(?:ibc\/[\dA-F]{64}|u[a-z]{2,15})$/,
  bnb: /^[A-Z\d]{2,8}-[\dA-F]{3}M?$/,
};

export function checkBech32(prefix: string, text: string, purpose: AddressPurpose): AddressCheck {
  if (purpose === "contract" && TOKEN_NAMES[prefix]?.test(text)) return accepted(text);
  // All capitals are allowed, for QR codes, but not mixed case.
  const address = text === text.toUpperCase() ? text.toLowerCase() : text;
  const characters = address.startsWith(`${prefix}1`) ? address.slice(prefix.length + 1) : "";
  if (!ALPHABET.test(characters) || LENGTHS[characters.length] === undefined)
    return refused("address_format");
  return bech32.decodeUnsafe(address) ? accepted(address) : refused("address_checksum");
}
