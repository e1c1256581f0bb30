/** Validates addresses of all networks without a lookup; also runs in the browser. */
import { checkAptos } from "./aptos.ts";
import { checkBech32 } from "./bech32.ts";
import { checkEvm } from "./evm.ts";
import { checkFilecoin } from "./filecoin.ts";
import { checkAntelope, checkIost } from "./names.ts";
import { checkJingtum, checkSolana, checkSs58, checkTron } from "./base58.ts";
import { refused, type AddressCheck, type AddressPurpose } from "./verdict.ts";

/** The address format of a network, from the catalogue. */
export type AddressFormat =
  | { readonly kind: "evm"; readonly bech32?: string | undefined }
  | { readonly kind: "bech32"; readonly prefix: string }
  | { readonly kind: "ss58"; readonly prefix: number }
  | { readonly kind: "antelope" | "iost" | "tron" | "jingtum" | "solana" | "aptos" | "filecoin" };

/** Longer than any address; decoding base58 takes quadratic time. */
export const MAX_ADDRESS_LENGTH = 200;

/** `contract` also accepts token identifiers on networks without token contracts: an asset number, a denomination. */
export function checkAddress(format: AddressFormat, address: string, purpose: AddressPurpose): AddressCheck {
  if (address.length > MAX_ADDRESS_LENGTH) return refused("address_format");
  switch (format.kind) {
    case "evm":
      return checkEvmOr(format.bech32, address);
    case "bech32":
      return checkBech32(format.prefix, address, purpose);
    case "ss58":
      return checkSs58(format.prefix, address, purpose);
    case "antelope":
      return checkAntelope(address);
    case "iost":
      return checkIost(address, purpose);
    case "tron":
      return checkTron(address, purpose);
    case "jingtum":
      return checkJingtum(address);
    case "solana":
      return checkSolana(address);
    case "aptos":
      return checkAptos(address, purpose);
    case "filecoin":
      return checkFilecoin(address);
  }
}

/** Some EVM networks have a second notation for the same twenty bytes. */
function checkEvmOr(prefix: string | undefined, address: string): AddressCheck {
  const isOwnForm = prefix !== undefined && address.toLowerCase().startsWith(`${prefix}1`);
  return isOwnForm ? checkBech32(prefix, address, "account") : checkEvm(address);
}
