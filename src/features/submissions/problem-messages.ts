/** Maps every refusal of a form to its message: §5's texts, per field. */
import type { MessageKey } from "#i18n/generated/messages.ts";
import type { SubmissionKind } from "./model.ts";
import type { Problem, ProblemCode } from "./rules/problem.ts";

type Table = Readonly<Record<string, MessageKey>>;

/** By code, then by field with `*` for a row or a language. `""` is any other field. */
type Messages = Readonly<Partial<Record<ProblemCode, Table>>>;

const IN_ALL = {
  required: {
    "": "submitCommon.validation.required",
    network: "submitCommon.network.required",
    icon_url: "submitCommon.logo.required",
    email: "submitCommon.contact.emailRequired",
    contact: "submitCommon.contact.otherRequired",
    companyName: "submitCommon.contact.companyRequired",
    consent: "submitCommon.consent.required",
  },
  too_long: {
    "": "submitCommon.validation.tooLong",
    url: "submitCommon.validation.exceeded",
    website: "submitCommon.validation.exceeded",
    desc: "submitCommon.validation.exceeded",
    "texts.*.desc": "submitCommon.validation.exceeded",
    description: "submitCommon.validation.exceeded",
  },
  unknown_field: { "": "submitCommon.validation.unknownField" },
  wrong_type: { "": "submitCommon.validation.required" },
  too_many: { "": "submitCommon.validation.tooMany" },
  url: { "": "submitCommon.validation.url" },
  email: { "": "submitCommon.validation.email" },
  is_email: { "": "submitCommon.contact.otherIsEmail" },
  number: { "": "submitCommon.validation.number" },
  integer: { "": "submitCommon.validation.integer" },
  positive: { "": "submitCommon.validation.positive" },
  range: { "": "submitCommon.validation.range" },
  choice: {
    "": "submitCommon.validation.chooseOne",
    network: "submitCommon.network.notFound",
    "network.*": "submitCommon.network.notFound",
    "tokens.*.network": "submitCommon.network.notFound",
  },
  network_ended: { "": "submitCommon.network.deprecated" },
  markup: { "": "submitCommon.validation.noMarkup" },
  invisible: { "": "submitCommon.validation.controlCharacters" },
  address_format: { "": "submitCommon.validation.address" },
  address_checksum: { "": "submitCommon.validation.addressChecksum" },
  duplicate: { "": "submitCommon.validation.addressDuplicate" },
  upload: { "": "submitCommon.logo.uploadFailed" },
  logo: { "": "submitCommon.logo.error" },
  report: { "": "submitDapp.audit.uploadType" },
  asked: { "": "receipt.resubmit.asked" },
  unchanged: { "": "receipt.resubmit.nothingChanged" },
  duplicate_contract: { "": "submitCommon.findings.duplicateContract" },
  phishing_listed: { "": "submitCommon.findings.phishingListed" },
  lookalike_copy: { "": "submitCommon.findings.lookalikeCopy" },
  contract_missing: { "": "submitCommon.findings.contractMissing" },
} satisfies Messages;

const OWN = {
  dapp: {
    required: {
      title: "submitDapp.name.required",
      "texts.*.title": "submitDapp.name.required",
      address: "submitDapp.address.required",
      url: "submitDapp.url.required",
      desc: "submitDapp.desc.required",
      "texts.*.desc": "submitDapp.desc.required",
      category: "submitDapp.category.required",
      tp_connect: "submitDapp.connect.required",
      referral_distribution: "submitDapp.referral.distributionRequired",
      referral_activation: "submitDapp.referral.activationRequired",
      rakeBackAccount: "submitDapp.referral.accountRequired",
      "audit_url.*": "submitDapp.audit.urlRequired",
      "tokens.*.network": "submitDapp.tokens.networkRequired",
      "tokens.*.symbol": "submitDapp.tokens.symbolRequired",
      "tokens.*.address": "submitDapp.tokens.contractRequired",
    },
    item_required: {
      audit_url: "submitDapp.audit.itemRequired",
      tokens: "submitDapp.tokens.itemRequired",
    },
    address_format: {
      address: "submitDapp.address.invalid",
      "address.*": "submitDapp.address.invalid",
      rakeBackAccount: "submitDapp.referral.accountInvalid",
      "tokens.*.address": "submitDapp.tokens.contractInvalid",
    },
    per_network: { "": "submitDapp.address.perNetwork" },
    duplicate: { "tokens.*.address": "submitDapp.tokens.duplicate" },
    too_many: { screenshots: "submitDapp.screenshots.tooMany" },
    upload: {
      audit_report: "submitDapp.audit.uploadType",
      screenshots: "submitDapp.screenshots.uploadFailed",
      "screenshots.*": "submitDapp.screenshots.uploadFailed",
    },
    screenshot: { "": "submitDapp.screenshots.error" },
  },
  token: {
    required: {
      standard: "submitToken.standard.required",
      address: "submitToken.address.required",
      owner_address: "submitToken.ownerAddress.required",
      name: "submitToken.name.required",
      symbol: "submitToken.symbol.required",
      bl_symbol: "submitToken.blSymbol.required",
      total_supply: "submitToken.totalSupply.required",
      decimal: "submitToken.decimal.required",
      precision: "submitToken.precision.required",
      gas: "submitToken.gas.required",
      website: "submitToken.website.required",
      description: "submitToken.description.required",
    },
    range: {
      decimal: "submitToken.decimal.invalid",
      precision: "submitToken.precision.invalid",
      gas: "submitToken.gas.invalid",
    },
    positive: { total_supply: "submitToken.totalSupply.invalid" },
    above_decimals: { "": "submitToken.precision.aboveDecimals" },
    choice: { standard: "submitToken.standard.required" },
    address_format: {
      address: "submitToken.address.invalid",
      owner_address: "submitToken.ownerAddress.invalid",
    },
  },
  nft: {
    required: {
      type: "submitNft.type.required",
      address: "submitNft.address.required",
      name: "submitNft.name.required",
      website: "submitNft.website.required",
      description: "submitNft.description.required",
    },
    choice: { type: "submitNft.type.required" },
    address_format: { address: "submitNft.address.invalid" },
  },
} satisfies Record<SubmissionKind, Messages>;

/** Returns the message key; its values are the problem's. */
export function problemMessage(
  kind: SubmissionKind,
  { code, path }: Pick<Problem, "code" | "path">,
): MessageKey {
  const field = path.replaceAll(/\.(?:\d+|en|zh|zh-TW)(?=\.|$)/g, ".*");
  const [own, shared] = [OWN[kind], IN_ALL].map((messages: Messages) => messages[code]);
  return (
    messageFor(own, field) ??
    messageFor(shared, field) ??
    messageFor(own, "") ??
    messageFor(shared, "") ??
    "submitCommon.validation.required"
  );
}

/** Uses own properties only, because a field may be named `constructor`. */
const messageFor = (table: Table | undefined, field: string): MessageKey | undefined =>
  table && Object.hasOwn(table, field) ? table[field] : undefined;

/** All message keys of problems, for pages that send them and for tests. */
export const PROBLEM_MESSAGES: readonly MessageKey[] = [
  ...new Set(
    [IN_ALL, ...Object.values(OWN)].flatMap((messages: Messages) =>
      Object.values(messages).flatMap((table) => Object.values(table)),
    ),
  ),
];
