/** The catalogue data that a form needs, the same on the server and in the browser. */
import type { AddressFormat } from "#features/submissions/addresses/address-check.ts";

export interface FormNetwork {
  readonly key: string;
  readonly title: string;
  readonly isDeprecated: boolean;
  readonly addressFormat: AddressFormat;
  readonly tokenStandards: readonly string[];
  readonly nftStandards: readonly string[];
}

export interface FormContext {
  readonly networks: readonly FormNetwork[];
  /** The keys of the selectable categories. */
  readonly categories: readonly string[];
}

export const networkOf = ({ networks }: FormContext, key: string | undefined): FormNetwork | undefined =>
  networks.find((one) => one.key === key);
