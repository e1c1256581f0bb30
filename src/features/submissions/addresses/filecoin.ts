import { blake2b } from "@noble/hashes/blake2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { base32nopad } from "@scure/base";
import { checkEvm } from "./evm.ts";
import { accepted, isSameBytes, refused, type AddressCheck } from "./verdict.ts";

/** A hash of twenty bytes, a BLS key of forty-eight, or a namespace's own form; and four bytes of checksum. */
const FORM = /^f(?:([12])([a-z2-7]{39})|(3)([a-z2-7]{84})|(4)(\d{1,19})f([a-z2-7]{8,93}))$/;

/** Numbers (f0), keys and actors with a checksum (f1 to f4), and the EVM's spelling. */
export function checkFilecoin(address: string): AddressCheck {
  if (address.startsWith("0x")) return checkEvm(address);
  if (/^f0\d{1,19}$/.test(address)) return accepted(address);
  const [, hash, ofHash, key, ofKey, delegated, namespace = "", ofActor] = FORM.exec(address) ?? [];
  const protocol = hash ?? key ?? delegated;
  if (protocol === undefined) return refused("address_format");
  const bytes = decode(ofHash ?? ofKey ?? ofActor ?? "");
  const prefix = [Number(protocol), ...(delegated ? leb128(BigInt(namespace)) : [])];
  return bytes && hasChecksum(prefix, bytes) ? accepted(address) : refused("address_checksum");
}

function hasChecksum(prefix: readonly number[], bytes: Uint8Array): boolean {
  const sum = blake2b(concatBytes(Uint8Array.from(prefix), bytes.subarray(0, -4)), { dkLen: 4 });
  return isSameBytes(sum, bytes.subarray(-4));
}

/** Null if the unused bits of the last character are not zero. */
function decode(characters: string): Uint8Array | null {
  try {
    return base32nopad.decode(characters.toUpperCase());
  } catch {
    return null;
  }
}

function leb128(value: bigint): number[] {
  const low = Number(value & 127n);
  const rest = value >> 7n;
  return rest === 0n ? [low] : [low | 128, ...leb128(rest)];
}
