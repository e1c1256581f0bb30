/** What an address of a network looks like, for people who check one by eye. */
import type { AddressFormat } from "#features/catalogue/model.ts";

export interface AddressForm {
  /** The characters that every address begins with; otherwise the characters it is made of. */
  readonly start?: string;
  readonly made?: string;
  readonly length: string;
}

const FORMS = {
  evm: { start: "0x", length: "42" },
  antelope: { made: "a–z, 1–5, .", length: "1–12" },
  iost: { made: "a–z, 0–9, _", length: "5–11" },
  tron: { start: "T", length: "34" },
  jingtum: { start: "j", length: "25–35" },
  solana: { made: "Base58", length: "32–44" },
  aptos: { start: "0x", length: "3–66" },
  filecoin: { start: "f", length: "3–86" },
} as const;

/** The last part of a Bech32 address: 20 bytes and a checksum. */
const BECH32_DATA = 38;

export function addressForm(format: AddressFormat): AddressForm {
  if (format.kind === "bech32") {
    const start = `${format.prefix}1`;
    return { start, length: String(start.length + BECH32_DATA) };
  }
  return format.kind === "ss58" ? { made: "SS58", length: "46–48" } : FORMS[format.kind];
}
