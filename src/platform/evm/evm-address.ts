/** Addresses of EVM networks in their checksum form (EIP-55). */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = Array.from(digits, (digit, index) =>
    parseInt(hash[index] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join("")}`;
}

/** Mixed case that does not match the checksum: a typo, or a tool that ignores checksums. */
export function hasWrongChecksum(address: string): boolean {
  const digits = address.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return isMixed && checksumAddress(address) !== address;
}
