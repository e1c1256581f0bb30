/** Networks whose addresses are chosen names, which have no checksum. */
import { accepted, refused, type AddressCheck, type AddressPurpose } from "./verdict.ts";

/** Twelve characters and a thirteenth with fewer choices, because a name is a 64-bit number. */
const ANTELOPE = /^(?=.{1,13}$)[a-z1-5][a-z1-5.]{0,11}[a-j1-5.]?$/;

export const checkAntelope = (address: string): AddressCheck =>
  ANTELOPE.test(address) && !address.endsWith(".") ? accepted(address) : refused("address_format");

const IOST_ACCOUNT = /^[a-z\d_]{5,11}$/;
const IOST_CONTRACT = /^(?:Contract[1-9A-HJ-NP-Za-km-z]{40,46}|[a-z\d_]{2,32}\.(?:iost|empow))$/;
/** A token of IOST's own ledger is a name too. */
const IOST_TOKEN = /^[a-z][a-z\d_]{1,15}$/;

export function checkIost(address: string, purpose: AddressPurpose): AddressCheck {
  const isRight =
    purpose === "account"
      ? IOST_ACCOUNT.test(address)
      : IOST_CONTRACT.test(address) || IOST_TOKEN.test(address);
  return isRight ? accepted(address) : refused("address_format");
}
