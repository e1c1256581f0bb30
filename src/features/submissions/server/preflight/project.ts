/** A form as the checks see it, however much of it is filled in. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import { networkOf, type FormContext } from "#features/submissions/schema/context.ts";
import { nameOf, websiteOf, type AnyFields } from "#features/submissions/server/forms.ts";
import { hostKey } from "./known-projects.ts";

export interface ProjectContract {
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
  /** Only those whose form is right. */
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
    contracts: isRefused("address") ? [] : contractsOf(fields, context),
  };
}

function contractsOf({ network, address }: Partial<AnyFields>, context: FormContext): ProjectContract[] {
  const networks = [network ?? []].flat();
  return [address ?? []].flat().flatMap((one, at) => {
    const on = networkOf(context, networks[at]);
    return on ? [{ network: on.key, networkTitle: on.title, address: one }] : [];
  });
}
