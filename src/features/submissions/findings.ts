/**
 * The results of the check before sending. A check that could not run is reported as such, never as a pass or fail.
 */
import type { MessageKey } from "#i18n/generated/messages.ts";
import type { SubmissionKind } from "./model.ts";
import { problemMessage } from "./problem-messages.ts";
import type { Problem, ProblemCode, ProblemValues } from "./rules/problem.ts";

/** Only `stop` blocks the submission. */
export const FINDING_LEVELS = ["ok", "warn", "stop", "not_checked"] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

const FINDING_TEXTS = {
  schema_ok: "submitCommon.findings.schemaOk",
  duplicate_domain: "submitCommon.findings.duplicateDomain",
  duplicate_contract: "submitCommon.findings.duplicateContract",
  duplicate_name: "submitCommon.findings.duplicateName",
  duplicate_open: "submitCommon.findings.duplicateOpen",
  duplicate_none: "submitCommon.findings.duplicateNone",
  lookalike_name: "submitCommon.findings.lookalikeName",
  lookalike_domain: "submitCommon.findings.lookalikeDomain",
  lookalike_copy: "submitCommon.findings.lookalikeCopy",
  lookalike_symbol: "submitCommon.findings.lookalikeSymbol",
  lookalike_none: "submitCommon.findings.lookalikeNone",
  phishing_listed: "submitCommon.findings.phishingListed",
  phishing_none: "submitCommon.findings.phishingNone",
  phishing_not_checked: "submitCommon.findings.phishingNotChecked",
  address_format_ok: "submitCommon.findings.addressFormatOk",
  contract_found: "submitCommon.findings.contractFound",
  contract_missing: "submitCommon.findings.contractMissing",
  contract_not_checked: "submitCommon.findings.contractNotChecked",
  name_mismatch: "submitCommon.findings.nameMismatch",
  symbol_mismatch: "submitCommon.findings.symbolMismatch",
  decimals_mismatch: "submitCommon.findings.decimalsMismatch",
  supply_mismatch: "submitCommon.findings.supplyMismatch",
  owner_mismatch: "submitCommon.findings.ownerMismatch",
  facts_ok: "submitCommon.findings.factsOk",
  facts_not_checked: "submitCommon.findings.factsNotChecked",
  proxy: "submitCommon.findings.proxy",
  site_not_https: "submitCommon.findings.siteNotHttps",
  site_not_checked: "submitCommon.findings.siteNotChecked",
  logo_ok: "submitCommon.findings.logoOk",
  contact_ok: "submitCommon.findings.contactOk",
  audit_missing: "submitCommon.findings.auditMissing",
} as const satisfies Record<string, MessageKey>;
export type FindingCode = keyof typeof FINDING_TEXTS;

export interface Finding {
  /** The field it is about; empty for the whole form. */
  readonly field: string;
  readonly code: FindingCode | ProblemCode;
  readonly level: FindingLevel;
  readonly values?: ProblemValues;
}

export const finding = (
  field: string,
  code: FindingCode,
  level: FindingLevel,
  values?: ProblemValues,
): Finding => ({ field, code, level, ...(values && { values }) });

/** A validation problem as a finding. Several addresses count as one field. */
export const findingOfProblem = ({ path, code, values }: Problem): Finding => ({
  field: path.replace(/^(address|network)\.\d+$/, "$1"),
  code,
  level: "stop",
  ...(values && { values }),
});

/** A correction always finds its own open submission, which does not count. */
export const isForCorrection = ({ code }: { readonly code: string }): boolean =>
  code !== ("duplicate_open" satisfies FindingCode);

const isFindingCode = (code: FindingCode | ProblemCode): code is FindingCode =>
  Object.hasOwn(FINDING_TEXTS, code);

export const findingMessage = (kind: SubmissionKind, { field, code }: Finding): MessageKey =>
  isFindingCode(code) ? FINDING_TEXTS[code] : problemMessage(kind, { path: field, code });
