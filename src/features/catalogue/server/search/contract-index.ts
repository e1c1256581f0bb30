/** Finds the DApps of a contract address in any text: an address with or without 0x, or a link to an explorer. */
import type { Contract } from "#features/catalogue/model.ts";

const HEX = /^(?:0x)?([\da-f]{40,64})$/i;
/** Shorter words are no addresses. */
const MIN_ADDRESS = 26;

/** The most that are looked up; a link has one or two. */
const MAX_ADDRESSES = 3;

/** The parts of a text that can be addresses, in their order: an address, or those in a link to an explorer. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_ADDRESS)
    .slice(0, MAX_ADDRESSES);

/** As listings write it: hex addresses begin with 0x. */
export const writtenAddress = (text: string): string => (HEX.test(text) ? `0x${keyOf(text)}` : text);

/** Hex addresses ignore case and the 0x; other addresses do not. */
function keyOf(text: string): string {
  const hex = HEX.exec(text)?.[1];
  return hex === undefined ? text : hex.toLowerCase();
}

export class ContractIndex {
  readonly #places = new Map<string, number[]>();

  add(at: number, contracts: readonly Pick<Contract, "address">[]): void {
    for (const { address } of contracts) {
      if (address.length < MIN_ADDRESS) continue;
      const known = this.#places.get(keyOf(address)) ?? [];
      if (!known.includes(at)) this.#places.set(keyOf(address), [...known, at]);
    }
  }

  find(text: string): readonly number[] {
    for (const word of addressesIn(text)) {
      const found = this.#places.get(keyOf(word));
      if (found) return found;
    }
    return [];
  }
}
