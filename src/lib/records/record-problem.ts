/** What is wrong with a record. Commands and the desk have words for each code. */

export const RECORD_PROBLEM_CODES = [
  "missing",
  "unknown_field",
  "wrong_type",
  "empty",
  "too_long",
  "too_many",
  "too_small",
  "too_large",
  "not_a_choice",
  "must_contain",
  "invisible",
  "control_character",
  "not_a_web_address",
  "not_a_date",
  "not_a_time",
  "not_a_month",
  "not_a_path",
  "not_a_name",
  "not_a_colour",
  "not_a_language",
  "not_a_kind",
  "not_a_category",
  "not_a_network",
  "not_a_contract",
  "not_a_dapp",
  "not_a_listed_dapp",
  "not_a_section",
  "needs_rule",
  "delisted_only",
  "taken",
  "taken_key",
  "fixed",
  "repeated",
  "too_many_rows",
  "gone",
  "wrong",
] as const;

export type RecordProblemCode = (typeof RECORD_PROBLEM_CODES)[number];

export interface RecordProblem {
  /** The field, with dots: `texts.en.title`. Empty for the record as a whole. */
  readonly path: string;
  readonly code: RecordProblemCode;
  /** What the sentence names: a limit, the choices, what was given. */
  readonly value?: string;
}

export const isRecordProblemCode = (text: string): text is RecordProblemCode =>
  RECORD_PROBLEM_CODES.some((code) => code === text);
