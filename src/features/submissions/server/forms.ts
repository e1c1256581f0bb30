/** The three forms by kind, and the values that the service reads from a filled one. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import { TEXT_LANGUAGES, uploadIdOf } from "#features/submissions/model.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import { createDappForm, type DappFields } from "#features/submissions/schema/dapp.ts";
import type { Form } from "#features/submissions/schema/form.ts";
import { createNftForm, type NftFields } from "#features/submissions/schema/nft.ts";
import { createTokenForm, type TokenFields } from "#features/submissions/schema/token.ts";
import type { UploadKind } from "./upload-store.ts";

export type AnyFields = DappFields | TokenFields | NftFields;

const FORMS: Readonly<Record<SubmissionKind, (context: FormContext) => Form<AnyFields>>> = {
  dapp: createDappForm,
  token: createTokenForm,
  nft: createNftForm,
};

export const formOf = (kind: SubmissionKind, context: FormContext): Form<AnyFields> => FORMS[kind](context);

/** The project's name, in English if there is one. */
export function nameOf(fields: Partial<AnyFields>): string {
  if (!("texts" in fields)) return "name" in fields ? (fields.name ?? "") : "";
  const texts = fields.texts ?? {};
  return TEXT_LANGUAGES.map((language) => texts[language]?.title).find((title) => title !== undefined) ?? "";
}

export const websiteOf = (fields: Partial<AnyFields>): string | undefined =>
  "url" in fields ? fields.url : "website" in fields ? fields.website : undefined;

/** A host identifies a project, whatever the scheme or path. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

export interface UsedUpload {
  /** The path of its field in the form. */
  readonly field: string;
  readonly id: string;
  readonly kind: UploadKind;
}

/** The fields of any form that name uploads. */
interface UploadFields {
  readonly icon_url: string;
  readonly audit_report?: string;
  readonly screenshots?: readonly string[];
}

export function uploadsOf({ icon_url, audit_report, screenshots = [] }: UploadFields): UsedUpload[] {
  const named: (readonly [field: string, kind: UploadKind, value: string | undefined])[] = [
    ["icon_url", "logo", icon_url],
    ["audit_report", "report", audit_report],
    ...screenshots.map((value, at) => [`screenshots.${at}`, "screenshot", value] as const),
  ];
  return named.flatMap(([field, kind, value]) => {
    const id = value === undefined ? null : uploadIdOf(value);
    return id === null ? [] : [{ field, id, kind }];
  });
}

/** The uploads of a form, and of what stays public while a change of it is reviewed. */
export const uploadIdsOf = (...forms: readonly (UploadFields | undefined)[]): string[] => [
  ...new Set(forms.flatMap((fields) => (fields ? uploadsOf(fields) : [])).map(({ id }) => id)),
];
