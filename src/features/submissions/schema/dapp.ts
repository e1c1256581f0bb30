import {
  CONNECTIONS,
  COUNTS,
  DISTRIBUTIONS,
  LIMITS,
  screenshotPath,
  TEXT_LANGUAGES,
  type Connection,
  type Distribution,
  type TextLanguage,
} from "#features/submissions/model.ts";
import { choice, flag } from "#features/submissions/rules/choice.ts";
import { group, required, withoutEmpty, type Filled, type Given } from "#features/submissions/rules/field.ts";
import { link } from "#features/submissions/rules/link.ts";
import { list } from "#features/submissions/rules/list.ts";
import type { Problems } from "#features/submissions/rules/problem.ts";
import { normalisedText, text } from "#features/submissions/rules/text.ts";
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

/** §3's DApp submission after validation, with the names of the API and the form. */
export interface DappFields extends Filled<typeof closingFields> {
  network: string[];
  /** One per network, in the same order. */
  address: string[];
  texts: { [Language in TextLanguage]?: DappText | undefined };
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
  screenshots?: string[];
}

const title = text({ max: LIMITS.name });
const desc = text({ max: LIMITS.description });
const textGroup = group({ title: required(title), desc: required(desc) });

/** Fields that depend on neither networks nor categories are created once. */
const contractAndTexts = {
  address: required(list(addressText, { max: COUNTS.networks, isSplit: true })),
  texts: group({ en: textGroup, zh: textGroup, "zh-TW": textGroup }, { keepsEmpty: true }),
  // A single language, as earlier API clients send it.
  language: choice(TEXT_LANGUAGES),
  title,
  desc,
  url: required(website),
};

const terms = {
  tp_connect: required(choice(CONNECTIONS)),
  referral: flag,
  referral_distribution: choice(DISTRIBUTIONS),
  referral_activation: flag,
  rakeBackAccount: addressText,
  audit: flag,
  audit_url: list(link({ max: LIMITS.auditLink }), { max: COUNTS.audits, isSet: true, keepsEmpty: true }),
  audit_report: upload((id) => id, "An audit report, as POST /api/uploads names it."),
  has_tokens: flag,
  screenshots: list(upload(screenshotPath, "A screenshot, as POST /api/uploads names it."), {
    max: COUNTS.screenshots,
    isSet: true,
  }),
};

const tokenTerms = {
  symbol: required(normalisedText({ max: LIMITS.symbol })),
  address: required(addressText),
};

/** The order of the fields is the order of the problems. */
function shapeOf(context: FormContext) {
  const on = network(context);
  const category = nameOf(context.categories, "The key of a category, as in /v1/category/list.");
  return {
    network: required(list(on, { max: COUNTS.networks, isSplit: true, isSet: true })),
    ...contractAndTexts,
    category: required(list(category, { max: COUNTS.categories, isSplit: true, isSet: true })),
    ...terms,
    tokens: list(group({ network: required(on), ...tokenTerms }), { max: COUNTS.tokens }),
    ...closingFields,
  };
}

type Draft = Given<ReturnType<typeof shapeOf>>;

export const createDappForm = (context: FormContext): Form<DappFields> =>
  createForm(shapeOf(context), (draft, problems) => {
    checkConsent(draft.consent, problems);
    return {
      ...plainFieldsOf(draft),
      address: contractsOf(draft, context, problems),
      texts: textsOf(draft, problems),
      ...referralOf(draft, context, problems),
      ...auditOf(draft, problems),
      ...tokensOf(draft, context, problems),
    };
  });

/** The fields that need no further work. */
function plainFieldsOf({ network: networks, url, icon_url, category, tp_connect, ...draft }: Draft) {
  const { screenshots, email, contact, note, consent } = draft;
  const closing = { screenshots, email, contact, note, consent };
  const fields = { network: networks, url, icon_url, category, tp_connect, ...closing };
  return withoutEmpty(fields) as Partial<Pick<DappFields, keyof typeof fields>>;
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

/** Several languages at once, or one as earlier API clients send it. */
function textsOf(draft: Draft, problems: Problems): DappFields["texts"] {
  if (draft.texts !== undefined) {
    const { texts } = draft;
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

/** §5: a referral needs the contract account and the kind of reward. */
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

/** §5: at least one audit link or an uploaded report; a missing link is reported at its row. */
function auditOf(draft: Draft, problems: Problems): AuditInfo {
  const { audit_url: links = [], audit_report: report } = draft;
  const isAudited = draft.audit ?? (links.length > 0 || report !== undefined);
  if (!isAudited) return { audit: false, audit_url: [] };
  const isMissing = links.length === 0 && report === undefined;
  if (isMissing && !problems.isRefused("audit_url") && !problems.isRefused("audit_report")) {
    const hasRow = draft.audit_url !== undefined;
    problems.add(hasRow ? "audit_url.0" : "audit_url", hasRow ? "required" : "item_required");
  }
  return { audit: true, audit_url: links, ...(report !== undefined && { audit_report: report }) };
}

/** §5: at least one token entry if the DApp has tokens. */
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
