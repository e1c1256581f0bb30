/** The texts of the JSON API's failures. */
import { brand } from "#brand/brand.ts";
import type { Switches } from "#brand/schema.ts";
import { LINK_TEXTS } from "#features/donations/texts.ts";
import type { MessageKey } from "#i18n/generated/messages.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#i18n/languages.ts";
import type { MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { FAILURES, type FailureCode, type Translate } from "#platform/api/failures.ts";

const FAILURE_TEXTS: Readonly<Record<FailureCode, MessageKey>> = {
  bad_request: "common.errors.badRequest",
  invalid_json: "common.errors.invalidJson",
  validation: "common.errors.validation",
  method_not_allowed: "common.errors.methodNotAllowed",
  timeout: "common.errors.timeout",
  too_large: "common.errors.tooLarge",
  unsupported_type: "common.errors.unsupportedType",
  unknown_fields: "common.errors.unknownFields",
  forbidden: "common.errors.forbidden",
  rate_limited: "common.errors.rateLimited",
  unauthorized: "common.errors.unauthorized",
  not_permitted: "common.errors.notPermitted",
  passkey_needed: "common.errors.passkeyNeeded",
  not_found: "common.errors.notFound",
  gone: "common.errors.gone",
  conflict: "common.errors.conflict",
  idempotency_mismatch: "common.errors.idempotencyMismatch",
  wrong_state: "common.errors.wrongState",
  settled: "common.errors.settled",
  server_error: "common.errors.serverError",
  unavailable: "common.errors.unavailable",
  storage_full: "common.errors.storageFull",
  busy: "common.errors.busy",
  // Failures of a feature, whose texts are among the feature's messages.
  invalid_email: "footer.subscribe.invalid",
  logo_refused: "submitCommon.logo.error",
  report_refused: "submitDapp.audit.uploadType",
  screenshot_refused: "submitDapp.screenshots.error",
  thread_full: "receipt.thread.closed",
  ...LINK_TEXTS,
};

export function failureTexts(catalogue: MessageCatalogue): Translate {
  return (language, code, values) => {
    const translate = catalogue.translateKey(isLanguage(language) ? language : FALLBACK_LANGUAGE);
    return translate(FAILURE_TEXTS[code], values);
  };
}

export interface FailureRow {
  readonly code: string;
  readonly status: number;
  readonly result: number;
  readonly text: string;
}

/** Sample values for the texts in the reference. */
const SAMPLE_VALUES = { max: "128 KB", seconds: 30, explorers: "bscscan.com", network: "BSC" };

/** Failures of the calls about a payment, which a brand without donations does not offer. */
const OF_DONATIONS: ReadonlySet<string> = new Set(["settled", ...Object.keys(LINK_TEXTS)]);

/** The table of result codes on the reference page. */
export function failureRows(
  texts: Translate,
  language: Language,
  { donation }: Pick<Switches, "donation"> = brand.switches,
): FailureRow[] {
  const codes = Object.keys(FAILURES) as FailureCode[];
  return codes
    .filter((code) => donation || !OF_DONATIONS.has(code))
    .map((code) => ({ code, ...FAILURES[code], text: texts(language, code, SAMPLE_VALUES) }));
}
