import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base58 } from "@scure/base";
import { accepted, isSameBytes, refused, type AddressCheck, type AddressPurpose } from "./verdict.ts";

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;

const decode = (text: string): Uint8Array | null => (BASE58.test(text) ? base58.decode(text) : null);

/** A version byte, twenty bytes, and four bytes of the double SHA-256. */
function checkVersioned(bytes: Uint8Array | null, version: number, address: string): AddressCheck {
  if (bytes?.length !== 25) return refused("address_format");
  const body = bytes.subarray(0, 21);
  if (!isSameBytes(sha256(sha256(body)).subarray(0, 4), bytes.subarray(21)))
    return refused("address_checksum");
  return bytes[0] === version ? accepted(address) : refused("address_format");
}

const TRON_VERSION = 0x41;
/** A TRC10 token has a number instead of a contract. */
const TRC10 = /^100\d{4}$/;

export function checkTron(address: string, purpose: AddressPurpose): AddressCheck {
  if (purpose === "contract" && TRC10.test(address)) return accepted(address);
  return /^T.{33}$/.test(address)
    ? checkVersioned(decode(address), TRON_VERSION, address)
    : refused("address_format");
}

/** The characters of Bitcoin's base58 in Jingtum's own order. */
const JINGTUM_ALPHABET = "jpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65rkm8oFqi1tuvAxyz";
const BITCOIN_ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

export function checkJingtum(address: string): AddressCheck {
  if (!/^j.{24,34}$/.test(address)) return refused("address_format");
  const spelled = Array.from(
    address,
    (character) => BITCOIN_ALPHABET[JINGTUM_ALPHABET.indexOf(character)] ?? "0",
  ).join("");
  return checkVersioned(decode(spelled), 0, address);
}

/** A bare public key without a checksum, so only its length can be checked. */
export function checkSolana(address: string): AddressCheck {
  const isKey = address.length <= 44 && decode(address)?.length === 32;
  return isKey ? accepted(address) : refused("address_format");
}

const SS58_SALT = utf8ToBytes("SS58PRE");
/** An asset of a parachain has a number instead of a contract. */
const ASSET_NUMBER = /^\d{1,10}$/;

export function checkSs58(prefix: number, address: string, purpose: AddressPurpose): AddressCheck {
  if (purpose === "contract" && ASSET_NUMBER.test(address)) return accepted(address);
  const bytes = address.length <= 50 ? decode(address) : null;
  const prefixLength = (bytes?.[0] ?? 0) & 64 ? 2 : 1;
  if (bytes?.length !== prefixLength + 34) return refused("address_format");
  const body = bytes.subarray(0, -2);
  const hash = blake2b(concatBytes(SS58_SALT, body), { dkLen: 64 });
  if (!isSameBytes(hash.subarray(0, 2), bytes.subarray(-2))) return refused("address_checksum");
  return ss58Prefix(bytes) === prefix ? accepted(address) : refused("address_format");
}

function ss58Prefix([first = 0, second = 0]: Uint8Array): number {
  return first & 64 ? ((first & 63) << 2) | (second >> 6) | ((second & 63) << 8) : first;
}
