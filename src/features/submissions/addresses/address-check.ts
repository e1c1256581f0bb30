/** What is known of an address by looking at it, on any of the networks; runs in the browser too. */
import { checkAptos } from "./aptos.ts";
import { checkBech32 } from "./bech32.ts";
import { checkEvm } from "./evm.ts";
import { checkFilecoin } from "./filecoin.ts";
import { checkAntelope, checkIost } from "./names.ts";
import { checkJingtum, checkSolana, checkSs58, checkTron } from "./base58.ts";
import { refused, type AddressCheck, type AddressPurpose } from "./verdict.ts";

/** How the addresses of a network are written, as the catalogue tells it. */
export type AddressFormat =
  | { readonly kind: "evm"; readonly bech32?: string | undefined }
  | { readonly kind: "bech32"; readonly prefix: string }
  | { readonly kind: "ss58"; readonly prefix: number }
  | { readonly kind: "antelope" | "iost" | "tron" | "jingtum" | "solana" | "aptos" | "filecoin" };

/** Longer than any address; decoding base58 takes time with the square of the length. */
export const MAX_ADDRESS_LENGTH = 200;

/** `contract` also takes what stands for a token where tokens have no contract: an asset number, a denomination. */
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

/** Some EVM networks write the same twenty bytes in a form of their own as well. */
function checkEvmOr(prefix: string | undefined, address: string): AddressCheck {
  const isOwnForm = prefix !== undefined && address.toLowerCase().startsWith(`${prefix}1`);
  return isOwnForm ? checkBech32(prefix, address, "account") : checkEvm(address);
}
