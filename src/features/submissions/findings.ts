/** What is known about a form before it is sent. A check that could not run says so: never a fake pass or fail. */
import type { SubmissionKind } from "./model.ts";
import { problemMessage } from "./problem-messages.ts";
import type { Problem, ProblemCode, ProblemValues } from "./rules/rule.ts";

/** Only `stop` holds the submitter back. */
export const FINDING_LEVELS = ["ok", "warn", "stop", "not_checked"] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** Each has a text in `submitCommon.findings`, its name in camelCase. */
export const FINDING_CODES = [
  "schema_ok",
  "duplicate_domain",
  "duplicate_contract",
  "duplicate_name",
  "duplicate_open",
  "duplicate_none",
  "lookalike_name",
  "lookalike_domain",
  "lookalike_symbol",
  "lookalike_none",
  "phishing_listed",
  "phishing_none",
  "phishing_not_checked",
  "address_format_ok",
  "contract_found",
  "contract_missing",
  "contract_not_checked",
  "name_mismatch",
  "symbol_mismatch",
  "decimals_mismatch",
  "supply_mismatch",
  "owner_mismatch",
  "facts_ok",
  "facts_not_checked",
  "proxy",
  "site_not_https",
  "site_not_checked",
  "logo_ok",
  "contact_ok",
  "audit_missing",
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export interface Finding {
  /** The field it is about; empty where it is about the whole. */
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

/** What the form itself refuses. Several addresses are one field to whoever looks for it. */
export const findingOfProblem = ({ path, code, values }: Problem): Finding => ({
  field: path.replace(/^(address|network)\.\d+$/, "$1"),
  code,
  level: "stop",
  ...(values && { values }),
});

/** What is sent again is itself the open submission that the check finds. */
export const isForCorrection = ({ code }: { readonly code: string }): boolean =>
  code !== ("duplicate_open" satisfies FindingCode);

const isFindingCode = (code: string): code is FindingCode =>
  (FINDING_CODES as readonly string[]).includes(code);

const camelCase = (code: string): string =>
  code.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

export const findingMessage = (kind: SubmissionKind, { field, code }: Finding): string =>
  isFindingCode(code)
    ? `submitCommon.findings.${camelCase(code)}`
    : problemMessage(kind, { path: field, code });
