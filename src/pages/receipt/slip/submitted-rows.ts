/** The submitted fields as readable names and values: codes become the form's own labels. */
import type { RouterContextProvider } from "react-router";
import { fieldLabel } from "#features/submissions/field-labels.ts";
import { flattenFields } from "#features/submissions/form-names.ts";
import type { Submission } from "#features/submissions/submission.ts";
import type { MessageKey } from "#i18n/generated/messages.ts";
import { maskEmail } from "#lib/email.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";

export interface SubmittedRow {
  readonly label: string;
  readonly values: readonly string[];
  /** Addresses of images, instead of values. */
  readonly pictures?: readonly string[];
}

/** Pictures are shown as images. */
const LEFT_OUT = new Set(["icon_url", "screenshots"]);

/** The contact address is masked, because everyone with the link sees the page. */
export async function submittedRows(
  context: Readonly<RouterContextProvider>,
  { kind, fields }: Submission,
): Promise<SubmittedRow[]> {
  const { language, translateKey: t } = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const [networks, categories] = await Promise.all([catalogue.networks(), catalogue.categories(language)]);
  const titleOf = (list: readonly { key: string; title: string }[], value: string): string =>
    list.find(({ key }) => key === value)?.title ?? value;
  const wordOf = (path: string, value: string): string => {
    const field = path.replaceAll(/\.\d+/g, "");
    if (field === "network" || field === "tokens.network") return titleOf(networks, value);
    if (field === "category") return titleOf(categories, value);
    if (field === "audit_report") return t("submitDapp.audit.uploadKept");
    const word = WORDS[field]?.[value];
    if (word) return t(word);
    return field === "email" ? maskEmail(value) : value;
  };
  const rows = new Map<string, string[]>();
  for (const [path, value] of flattenFields(fields)) {
    if (LEFT_OUT.has(path.split(".")[0] ?? "") || value === "") continue;
    const label = t(fieldLabel(kind, path));
    rows.set(label, [...(rows.get(label) ?? []), wordOf(path, value)]);
  }
  const pictures = "screenshots" in fields ? (fields.screenshots ?? []) : [];
  return [
    ...[...rows].map(([label, values]) => ({ label, values })),
    ...(pictures.length > 0 ? [{ label: t(fieldLabel(kind, "screenshots")), values: [], pictures }] : []),
  ];
}

const FLAG: Readonly<Record<string, MessageKey>> = { yes: "common.actions.yes", no: "common.actions.no" };

/** The form's labels for the values of its choices. */
const WORDS: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  tp_connect: {
    both: "submitDapp.connect.both",
    extension: "submitDapp.connect.extension",
    mobile: "submitDapp.connect.mobile",
    none: "submitDapp.connect.none",
  },
  referral_distribution: {
    automatic: "submitDapp.referral.automatic",
    manual: "submitDapp.referral.manual",
  },
  referral: FLAG,
  referral_activation: FLAG,
  audit: FLAG,
  has_tokens: FLAG,
};
