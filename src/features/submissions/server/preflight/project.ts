/** A form as the checks see it, however much is filled in. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import { networkOf, type FormContext } from "#features/submissions/schema/context.ts";
import { nameOf, websiteOf, type AnyFields } from "#features/submissions/server/forms.ts";
import { hostKey } from "./known-projects.ts";

export interface ProjectContract {
  /** The field that names it. */
  readonly field: string;
  readonly network: string;
  readonly networkTitle: string;
  readonly address: string;
}

export interface Project {
  readonly kind: SubmissionKind;
  readonly name: string | null;
  readonly symbol: string | null;
  readonly website: string | null;
  readonly websiteField: "url" | "website";
  readonly nameField: string;
  readonly host: string | null;
  /** Only valid ones. */
  readonly contracts: readonly ProjectContract[];
}

export function projectOf(
  kind: SubmissionKind,
  fields: Partial<AnyFields>,
  context: FormContext,
  isRefused: (field: string) => boolean,
): Project {
  const website = websiteOf(fields) ?? null;
  return {
    kind,
    name: nameOf(fields) || null,
    symbol: "symbol" in fields ? (fields.symbol ?? null) : null,
    website,
    websiteField: kind === "dapp" ? "url" : "website",
    nameField: kind === "dapp" ? "texts" : "name",
    host: website === null ? null : hostKey(website),
    contracts: [
      ...(isRefused("address") ? [] : contractsOf(fields, context)),
      ...(isRefused("tokens") ? [] : tokenContractsOf(fields, context)),
    ],
  };
}

function contractsOf({ network, address }: Partial<AnyFields>, context: FormContext): ProjectContract[] {
  const networks = [network ?? []].flat();
  return [address ?? []].flat().flatMap((one, at) => {
    const on = networkOf(context, networks[at]);
    return on ? [{ field: "address", network: on.key, networkTitle: on.title, address: one }] : [];
  });
}

/** The contracts of the tokens that a DApp names. */
function tokenContractsOf(fields: Partial<AnyFields>, context: FormContext): ProjectContract[] {
  const tokens = "tokens" in fields ? (fields.tokens ?? []) : [];
  return tokens.flatMap(({ network, address }, at) => {
    const on = networkOf(context, network);
    const field = `tokens.${at}.address`;
    return on ? [{ field, network: on.key, networkTitle: on.title, address }] : [];
  });
}
