import { accepted, refused, type AddressCheck, type AddressPurpose } from "./verdict.ts";

/** Leading zeros may be omitted; the zero address is invalid. */
const ACCOUNT = /^0x(?!0+$)[\da-f]{1,64}$/i;
/** A coin is a type: address, module and name. */
const COIN = /^0x(?!0+::)[\da-f]{1,64}::[A-Za-z_]\w{0,60}::[A-Za-z_]\w{0,60}$/i;

export function checkAptos(address: string, purpose: AddressPurpose): AddressCheck {
  const isRight = ACCOUNT.test(address) || (purpose === "contract" && COIN.test(address));
  return isRight ? accepted(address) : refused("address_format");
}
