/** The three forms by kind, and the values that the service reads from a filled one. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import { TEXT_LANGUAGES, uploadIdOf } from "#features/submissions/model.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import { createDappForm, type DappFields } from "#features/submissions/schema/dapp.ts";
import type { Form } from "#features/submissions/schema/form.ts";
import { createNftForm, type NftFields } from "#features/submissions/schema/nft.ts";
import { createTokenForm, type TokenFields } from "#features/submissions/schema/token.ts";

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
  readonly field: "icon_url" | "audit_report";
  readonly id: string;
  readonly kind: "logo" | "report";
}

export function uploadsOf(fields: AnyFields): UsedUpload[] {
  const logo = uploadIdOf(fields.icon_url);
  const report = "audit_report" in fields && fields.audit_report ? uploadIdOf(fields.audit_report) : null;
  return [
    ...(logo ? [{ field: "icon_url", id: logo, kind: "logo" } as const] : []),
    ...(report ? [{ field: "audit_report", id: report, kind: "report" } as const] : []),
  ];
}
