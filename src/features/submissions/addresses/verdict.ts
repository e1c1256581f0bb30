export type AddressRefusal = "address_format" | "address_checksum";

export type AddressCheck =
  | { readonly ok: true; /** In its usual spelling. */ readonly address: string }
  | { readonly ok: false; readonly code: AddressRefusal };

export type AddressPurpose = "account" | "contract";

export const accepted = (address: string): AddressCheck => ({ ok: true, address });

export const refused = (code: AddressRefusal): AddressCheck => ({ ok: false, code });

export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
