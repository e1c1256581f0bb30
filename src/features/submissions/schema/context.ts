/** What a form must know of the catalogue; pages hand the same to the browser. */
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
  /** Keys of the categories a project can choose. */
  readonly categories: readonly string[];
}

export const networkOf = ({ networks }: FormContext, key: string | undefined): FormNetwork | undefined =>
  networks.find((one) => one.key === key);
