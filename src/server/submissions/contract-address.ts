import type { AddressRule } from "#features/catalogue/server/intake/listings.ts";
import { checkAddress } from "#features/submissions/addresses/address-check.ts";

/** The catalogue validates contracts by the same rule as forms. */
export const isContractAddress: AddressRule = ({ addressFormat }, address) =>
  checkAddress(addressFormat, address, "contract").ok;
