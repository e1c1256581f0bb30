/** From zod's issues to the problems of a record, and from those to a sentence for commands. */
import type { z } from "zod";
import {
  isRecordProblemCode,
  type RecordProblem,
  type RecordProblemCode,
} from "#lib/records/record-problem.ts";

type Issue = z.core.$ZodIssue;
type Found = Omit<RecordProblem, "path">;

export const problemsOf = ({ issues }: z.core.$ZodError): RecordProblem[] => issues.flatMap(problemsOfIssue);

function problemsOfIssue(issue: Issue): RecordProblem[] {
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: path === "" ? key : `${path}.${key}`, code: "unknown_field" }));
  return [{ path, ...foundIn(issue) }];
}

/** A schema's own message is a code; zod's own messages are not. */
function foundIn(issue: Issue): Found {
  const own = isRecordProblemCode(issue.message) ? issue.message : null;
  switch (issue.code) {
    case "too_big":
      return { code: own ?? TOO_BIG[issue.origin] ?? "too_large", value: String(issue.maximum) };
    case "too_small":
      return issue.origin === "string" || issue.origin === "array"
        ? { code: "empty" }
        : { code: own ?? "too_small", value: String(issue.minimum) };
    case "invalid_value":
      return { code: own ?? "not_a_choice", value: issue.values.map(String).join(", ") };
    case "invalid_type":
      // zod leaves the input out of the issue, and names it in its message only.
      return { code: own ?? (issue.message.endsWith("received undefined") ? "missing" : "wrong_type") };
    case "invalid_format":
      return issue.format === "includes" && "includes" in issue
        ? { code: "must_contain", value: String(issue.includes) }
        : { code: own ?? FORMATS[issue.format] ?? "wrong" };
    case "custom":
      return { code: own ?? "wrong", ...valueOf(issue.params?.["value"]) };
    case "not_multiple_of":
    case "unrecognized_keys":
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
    default:
      return { code: own ?? "wrong" };
  }
}

const TOO_BIG: Readonly<Record<string, RecordProblemCode>> = { string: "too_long", array: "too_many" };
const FORMATS: Readonly<Record<string, RecordProblemCode>> = { url: "not_a_web_address", date: "not_a_date" };

const valueOf = (value: unknown): { readonly value?: string } => (typeof value === "string" ? { value } : {});

const TEXTS: Readonly<Record<RecordProblemCode, string>> = {
  missing: "is missing",
  unknown_field: "is no field that is known here",
  wrong_type: "has the wrong type",
  empty: "must not be empty",
  too_long: "is longer than {value} characters",
  too_many: "has more than {value} entries",
  too_small: "is smaller than {value}",
  too_large: "is larger than {value}",
  not_a_choice: "must be one of {value}",
  must_contain: "must contain {value}",
  invisible: "holds an invisible character",
  control_character: "holds a control character",
  not_a_web_address: "is no http or https address",
  not_a_date: "is no date such as 2026-01-31",
  not_a_time: "is no time such as 2026-01-31T08:00:00Z",
  not_a_month: "is no month such as 2026-01",
  not_a_path: "must be a path on this site",
  not_a_name: "must be small letters, digits and hyphens",
  not_a_colour: "is no colour such as #627eea",
  not_a_language: "is no language tag such as pt-BR",
  not_a_kind: 'names "{value}", which is no kind',
  not_a_category: 'names "{value}", which is no category',
  not_a_network: 'names "{value}", which is none of our networks',
  not_a_contract: 'names "{value}", which is no contract of its network',
  not_a_dapp: 'names "{value}", which is no DApp',
  not_a_listed_dapp: 'names "{value}", which is no listed DApp',
  not_a_section: 'names "{value}", which is no section that is chosen by hand',
  needs_rule: "needs a kind or facts, or else ids of DApps",
  delisted_only: "is for delisted DApps only",
  taken: "belongs to DApp {value}",
  taken_key: "belongs to another number",
  fixed: "must stay {value}",
  repeated: "is the same as in row {value}",
  too_many_rows: "is beyond {value} rows",
  gone: "is no longer there",
  wrong: "is wrong",
};

export const problemText = ({ path, code, value = "" }: RecordProblem): string =>
  `${path || "the record"} ${TEXTS[code].replace("{value}", () => value)}`;
