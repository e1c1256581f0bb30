/** An approved form for the catalogue, and its effect on existing listings. */
import type { Change } from "#lib/changes/difference.ts";
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import type { Nft, Token } from "#features/catalogue/model.ts";

export type ListingForm =
  | {
      readonly kind: "dapp";
      readonly listing: ListingInput;
      /** False if the English line is a text in another language. */
      readonly isEnglishGiven: boolean;
    }
  | { readonly kind: "token"; readonly token: Token }
  | { readonly kind: "nft"; readonly nft: Nft };

/** An existing listing that the form also concerns. */
export interface TouchedListing {
  readonly ref: string;
  readonly title: string;
  readonly isListed: boolean;
  /** The same address or contract, so it cannot be listed twice. */
  readonly isSame: boolean;
  /** The changes that the form would make. */
  readonly changes: readonly Change[];
}

export interface Published {
  readonly ref: string;
  readonly changes: readonly Change[];
}

/** Who of the old contract signed a move, and as what. */
export interface SignerOfMove {
  readonly signer: string;
  /** Empty where a former release recorded the move. */
  readonly role: string;
}

export const UNSIGNED: SignerOfMove = { signer: "", role: "" };
