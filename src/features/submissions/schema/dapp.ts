import {
  CONNECTIONS,
  COUNTS,
  DISTRIBUTIONS,
  LIMITS,
  TEXT_LANGUAGES,
  type Connection,
  type Distribution,
  type TextLanguage,
} from "#features/submissions/model.ts";
import { choice, flag } from "#features/submissions/rules/choice.ts";
import { link } from "#features/submissions/rules/link.ts";
import { list } from "#features/submissions/rules/list.ts";
import {
  group,
  isPlainObject,
  optional,
  required,
  type Fields,
  type Problems,
  type Values,
} from "#features/submissions/rules/rule.ts";
import { sign, text } from "#features/submissions/rules/text.ts";
import { networkOf, type FormContext } from "./context.ts";
import { createForm, type Form } from "./form.ts";
import {
  addressText,
  checkConsent,
  closingFields,
  nameOf,
  network,
  readAddress,
  upload,
  website,
  type ClosingFields,
} from "./shared-fields.ts";

export interface DappText {
  title: string;
  desc: string;
}

export interface DappToken {
  network: string;
  symbol: string;
  address: string;
}

/** §3's DApp submission, put in order. Names are the ones the API and the form use. */
export interface DappFields extends ClosingFields {
  network: string[];
  /** One for each network, in the same order. */
  address: string[];
  texts: Partial<Record<TextLanguage, DappText>>;
  url: string;
  category: string[];
  tp_connect: Connection;
  referral: boolean;
  referral_distribution?: Distribution;
  referral_activation?: boolean;
  rakeBackAccount?: string;
  audit: boolean;
  audit_url: string[];
  audit_report?: string;
  has_tokens: boolean;
  tokens: DappToken[];
}

const title = text({ max: LIMITS.name });
const desc = text({ max: LIMITS.description });
const textGroup = group({ title: required(title), desc: required(desc) });

const fieldsOf = (context: FormContext) =>
  ({
    network: required(list(network(context), { max: COUNTS.networks, isSplit: true, isSet: true })),
    address: required(list(addressText, { max: COUNTS.networks, isSplit: true })),
    texts: optional(
      group({ en: optional(textGroup), zh: optional(textGroup), "zh-TW": optional(textGroup) }),
    ),
    // One language alone, as the API has always taken it.
    language: optional(choice(TEXT_LANGUAGES)),
    title: optional(title),
    desc: optional(desc),
    url: required(website),
    category: required(
      list(nameOf(context.categories, "The key of a category, as in /v1/category/list."), {
        max: COUNTS.categories,
        isSplit: true,
        isSet: true,
      }),
    ),
    tp_connect: required(choice(CONNECTIONS)),
    referral: optional(flag),
    referral_distribution: optional(choice(DISTRIBUTIONS)),
    referral_activation: optional(flag),
    rakeBackAccount: optional(addressText),
    audit: optional(flag),
    audit_url: optional(list(link({ max: LIMITS.auditLink }), { max: COUNTS.audits, isSet: true })),
    audit_report: optional(upload((id) => id, "An audit report, as POST /api/uploads names it.")),
    has_tokens: optional(flag),
    tokens: optional(
      list(
        group({
          network: required(network(context)),
          symbol: required(sign({ max: LIMITS.symbol })),
          address: required(addressText),
        }),
        { max: COUNTS.tokens },
      ),
    ),
    ...closingFields,
  }) satisfies Fields;

type Draft = Partial<Values<ReturnType<typeof fieldsOf>>>;

export const createDappForm = (context: FormContext): Form<DappFields> =>
  createForm<ReturnType<typeof fieldsOf>, DappFields>(fieldsOf(context), (draft, problems, given) => {
    checkConsent(draft.consent, problems);
    return {
      ...plainFieldsOf(draft),
      address: contractsOf(draft, context, problems),
      texts: textsOf(draft, problems, given),
      ...referralOf(draft, context, problems),
      ...auditOf(draft, problems, given),
      ...tokensOf(draft, context, problems),
    };
  });

/** Those that stay as they were read. */
function plainFieldsOf({ network: networks, url, icon_url, category, tp_connect, ...draft }: Draft) {
  const { email, contact, note, consent } = draft;
  const fields = { network: networks, url, icon_url, category, tp_connect, email, contact, note, consent };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Pick<DappFields, keyof typeof fields>>;
}

/** §3: one address per network, in the order of the networks. */
function contractsOf(draft: Draft, context: FormContext, problems: Problems): string[] {
  const { network: keys = [], address: addresses = [] } = draft;
  const isCounted = keys.length > 0 && addresses.length > 0 && !problems.isRefused("address");
  if (isCounted && keys.length !== addresses.length) problems.add("address", "per_network");
  return addresses.map((address, at) => {
    const on = networkOf(context, keys[at]);
    const path = addresses.length === 1 ? "address" : `address.${at}`;
    return readAddress(on, address, "contract", path, problems) ?? address;
  });
}

/** Several languages at once, or one as the API's first callers gave it. */
function textsOf(draft: Draft, problems: Problems, given: unknown): DappFields["texts"] {
  if (isPlainObject(given) && given["texts"] !== undefined) {
    const texts = draft.texts ?? {};
    if (Object.keys(texts).length === 0 && !problems.isRefused("texts")) {
      problems.add("texts.en.title", "required");
      problems.add("texts.en.desc", "required");
    }
    return texts;
  }
  for (const name of ["title", "desc"] as const) {
    if (draft[name] === undefined && !problems.isRefused(name)) problems.add(name, "required");
  }
  return { [draft.language ?? "en"]: { title: draft.title ?? "", desc: draft.desc ?? "" } };
}

type Referral = Pick<
  DappFields,
  "referral" | "referral_distribution" | "referral_activation" | "rakeBackAccount"
>;

/** §5: with a referral the contract account is asked for, and how the reward comes. */
function referralOf(draft: Draft, context: FormContext, problems: Problems): Referral {
  const { referral_distribution: distribution, referral_activation: activation, rakeBackAccount } = draft;
  const hasReferral = draft.referral ?? (distribution !== undefined || rakeBackAccount !== undefined);
  if (!hasReferral) return { referral: false };
  for (const name of ["referral_distribution", "referral_activation", "rakeBackAccount"] as const) {
    if (draft[name] === undefined && !problems.isRefused(name)) problems.add(name, "required");
  }
  const on = networkOf(context, draft.network?.[0]);
  const account = readAddress(on, rakeBackAccount, "contract", "rakeBackAccount", problems);
  return {
    referral: true,
    ...(distribution && { referral_distribution: distribution }),
    ...(activation !== undefined && { referral_activation: activation }),
    ...(account !== undefined && { rakeBackAccount: account }),
  };
}

type AuditInfo = Pick<DappFields, "audit" | "audit_url" | "audit_report">;

/** §5: at least one audit item, a link or an uploaded report; a link's empty row is told at the row. */
function auditOf(draft: Draft, problems: Problems, given: unknown): AuditInfo {
  const { audit_url: links = [], audit_report: report } = draft;
  const isAudited = draft.audit ?? (links.length > 0 || report !== undefined);
  if (!isAudited) return { audit: false, audit_url: [] };
  const isMissing = links.length === 0 && report === undefined;
  if (isMissing && !problems.isRefused("audit_url") && !problems.isRefused("audit_report")) {
    const hasRow = isPlainObject(given) && Array.isArray(given["audit_url"]) && given["audit_url"].length > 0;
    problems.add(hasRow ? "audit_url.0" : "audit_url", hasRow ? "required" : "item_required");
  }
  return { audit: true, audit_url: links, ...(report !== undefined && { audit_report: report }) };
}

/** §5: at least one token entry when the DApp has tokens. */
function tokensOf(
  draft: Draft,
  context: FormContext,
  problems: Problems,
): Pick<DappFields, "has_tokens" | "tokens"> {
  const { tokens = [] } = draft;
  if (!(draft.has_tokens ?? tokens.length > 0)) return { has_tokens: false, tokens: [] };
  if (tokens.length === 0 && !problems.isRefused("tokens")) problems.add("tokens", "item_required");
  const checked = tokens.map((token, at) => {
    const on = networkOf(context, token.network);
    const address = readAddress(on, token.address, "contract", `tokens.${at}.address`, problems);
    return { ...token, address: address ?? token.address };
  });
  for (const [at, token] of checked.entries()) {
    const first = checked.findIndex((one) => one.network === token.network && one.address === token.address);
    if (first < at && !problems.isRefused(`tokens.${at}`)) problems.add(`tokens.${at}.address`, "duplicate");
  }
  return { has_tokens: true, tokens: checked };
}
