/** The texts of the JSON API's refusals: a code becomes a message key by its camelCase name. */
import { LINK_TEXTS } from "#features/donations/texts.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#i18n/languages.ts";
import type { Catalogue } from "#i18n/server/catalogue.ts";
import { FAILURES, type FailureCode, type Translate } from "#platform/api/failures.ts";

/** Refusals of a feature, whose text stands with the feature's own messages. */
const FEATURE_KEYS: Partial<Record<FailureCode, string>> = {
  invalid_email: "footer.subscribe.invalid",
  logo_refused: "submitCommon.logo.error",
  report_refused: "submitDapp.audit.uploadType",
  thread_full: "receipt.thread.closed",
  ...LINK_TEXTS,
};

const camelCase = (code: string): string =>
  code.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

const keyOf = (code: FailureCode): string => FEATURE_KEYS[code] ?? `common.errors.${camelCase(code)}`;

export function failureTexts(catalogue: Catalogue): Translate {
  return (language, code, values) => {
    const translate = catalogue.translate(isLanguage(language) ? language : FALLBACK_LANGUAGE);
    return (translate as (key: string, values?: object) => string)(keyOf(code), values);
  };
}

export interface FailureRow {
  readonly code: string;
  readonly status: number;
  readonly result: number;
  readonly text: string;
}

/** Values to show the texts with where there is no request that has some. */
const SAMPLE_VALUES = { max: "128 KB", seconds: 30, explorers: "bscscan.com", network: "BSC" };

/** The table of result codes, as the reference page shows it. */
export function failureRows(texts: Translate, language: Language): FailureRow[] {
  return (Object.keys(FAILURES) as FailureCode[]).map((code) => ({
    code,
    ...FAILURES[code],
    text: texts(language, code, SAMPLE_VALUES),
  }));
}
