/** The problems of a form: one code and one path per mistake, all reported at once. */
import type * as z from "zod/mini";

export type ProblemCode =
  | "required"
  | "item_required"
  | "unknown_field"
  | "wrong_type"
  | "too_long"
  | "too_many"
  | "url"
  | "email"
  | "is_email"
  | "number"
  | "integer"
  | "positive"
  | "range"
  | "above_decimals"
  | "choice"
  | "duplicate"
  | "markup"
  | "invisible"
  | "address_format"
  | "address_checksum"
  | "per_network"
  | "network_ended"
  | "upload"
  | "logo"
  | "screenshot"
  | "report"
  | "asked"
  | "unchanged"
  | StopCode;

/** What blocks a form although every field is valid. */
export type StopCode = "duplicate_contract" | "phishing_listed" | "lookalike_copy" | "contract_missing";

export type ProblemValues = Readonly<Record<string, string | number>>;

export interface Problem {
  /** The field, with dots: `tokens.0.symbol`. */
  readonly path: string;
  readonly code: ProblemCode;
  /** The values of the message: `{ count: 200 }`. */
  readonly values?: ProblemValues;
}

/** What a rule reports while zod reads, and what zod returns in the end. */
type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue | RawIssue;
type Finding = Omit<Problem, "path">;

/** More than any honest form has, so that a hostile form cannot inflate the response. */
const MAX_PROBLEMS = 200;

const pathOf = ({ path = [] }: Pick<RawIssue, "path">): string => path.join(".");

const isWithin = (path: string, whole: string): boolean =>
  whole === "" || path === whole || path.startsWith(`${whole}.`);

/** The problems that zod has found so far. */
export class Problems {
  readonly #issues: RawIssue[];

  constructor(issues: RawIssue[]) {
    this.#issues = issues;
  }

  add(path: string, code: ProblemCode, values?: ProblemValues): undefined {
    const finding: Finding = { code, ...(values && { values }) };
    this.#issues.push({
      code: "custom",
      input: undefined,
      path: path === "" ? [] : path.split("."),
      params: { finding },
    });
    return undefined;
  }

  /** Whether the field, or a part of it, was refused. */
  isRefused(path: string): boolean {
    return this.#issues.some((issue) => isWithin(pathOf(issue), path));
  }
}

function findingOf(issue: Issue): Finding {
  if (issue.code === "custom") return issue.params?.["finding"] as Finding;
  if (issue.code === "too_big") return { code: "too_long", values: { count: Number(issue.maximum) } };
  if (issue.code === "invalid_value") return { code: "choice" };
  const isMissing = issue.code === "invalid_type" && issue.expected === "nonoptional";
  return { code: isMissing ? "required" : "wrong_type" };
}

/** In field order; unknown names come first within their object. */
export function problemsOf(issues: readonly Issue[]): Problem[] {
  const problems: Problem[] = [];
  for (const issue of issues) {
    const path = pathOf(issue);
    if (issue.code === "unrecognized_keys") {
      const first = problems.findIndex((one) => isWithin(one.path, path));
      problems.splice(first < 0 ? problems.length : first, 0, ...unknownNames(issue.keys, path));
    } else {
      problems.push({ path, ...findingOf(issue) });
    }
  }
  return problems.slice(0, MAX_PROBLEMS);
}

const unknownNames = (names: readonly string[], path: string): Problem[] =>
  names.slice(0, MAX_PROBLEMS).map((name) => {
    const own = name.slice(0, 100);
    return { path: path === "" ? own : `${path}.${own}`, code: "unknown_field" };
  });
