import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { accepted, refused, type AddressCheck } from "./verdict.ts";

/** EIP-55: capitals are the checksum, so an address in one case has none and gets it here. */
export function checkEvm(text: string): AddressCheck {
  const digits = /^0x([\da-f]{40})$/i.exec(text)?.[1];
  if (digits === undefined) return refused("address_format");
  const address = checksummed(digits.toLowerCase());
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return hasChecksum && address !== `0x${digits}` ? refused("address_checksum") : accepted(address);
}

function checksummed(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = Array.from(digits, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join("")}`;
}
