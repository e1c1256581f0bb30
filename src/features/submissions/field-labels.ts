/** The labels of fields as message keys, for error summaries. */
import type { MessageKey } from "#i18n/generated/messages.ts";
import type { SubmissionKind } from "./model.ts";

type Labels = Readonly<Record<string, MessageKey>>;

const IN_ALL: Labels = {
  network: "submitCommon.network.label",
  icon_url: "submitCommon.logo.label",
  email: "submitCommon.contact.email",
  contact: "submitCommon.contact.other",
  companyName: "submitCommon.contact.companyName",
  note: "submitCommon.preflight.noteLabel",
  consent: "submitCommon.consent.label",
};

const OWN: Readonly<Record<SubmissionKind, Labels>> = {
  dapp: {
    address: "submitDapp.address.label",
    "texts.title": "submitDapp.name.label",
    "texts.desc": "submitDapp.desc.label",
    url: "submitDapp.url.label",
    screenshots: "submitDapp.screenshots.label",
    category: "submitDapp.category.label",
    tp_connect: "submitDapp.connect.label",
    referral: "submitDapp.referral.label",
    referral_distribution: "submitDapp.referral.distribution",
    referral_activation: "submitDapp.referral.activation",
    rakeBackAccount: "submitDapp.referral.account",
    audit: "submitDapp.audit.label",
    audit_url: "submitDapp.audit.url",
    audit_report: "submitDapp.audit.upload",
    has_tokens: "submitDapp.tokens.label",
    tokens: "submitDapp.sections.tokens",
    "tokens.network": "submitDapp.tokens.network",
    "tokens.symbol": "submitDapp.tokens.symbol",
    "tokens.address": "submitDapp.tokens.contract",
  },
  token: {
    standard: "submitToken.standard.label",
    address: "submitToken.address.label",
    owner_address: "submitToken.ownerAddress.label",
    name: "submitToken.name.label",
    symbol: "submitToken.symbol.label",
    bl_symbol: "submitToken.blSymbol.label",
    total_supply: "submitToken.totalSupply.label",
    decimal: "submitToken.decimal.label",
    precision: "submitToken.precision.label",
    gas: "submitToken.gas.label",
    website: "submitToken.website.label",
    description: "submitToken.description.label",
  },
  nft: {
    type: "submitNft.type.label",
    address: "submitNft.address.label",
    name: "submitNft.name.label",
    website: "submitNft.website.label",
    description: "submitNft.description.label",
    marketplaces: "submitNft.marketplaces.label",
  },
};

/** Rows and languages share the label of their field; unknown names belong to the form itself. */
export function fieldLabel(kind: SubmissionKind, path: string): MessageKey {
  const field = path.replaceAll(/\.(?:\d+|en|zh|zh-TW)(?=\.|$)/g, "");
  return OWN[kind][field] ?? IN_ALL[field] ?? "submitCommon.steps.details";
}

/** All label keys, so that a test can look them up. */
export const FIELD_LABELS: readonly MessageKey[] = [IN_ALL, ...Object.values(OWN)].flatMap((labels) =>
  Object.values(labels),
);
