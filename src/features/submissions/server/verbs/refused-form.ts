import type { Problem } from "#features/submissions/rules/problem.ts";

/** An invalid form with all its problems. */
export interface FormRefusal {
  readonly ok: false;
  /** Unknown fields are a typo, or an attempt to set what the submitter must not set. */
  readonly code: "validation" | "unknown_fields";
  readonly problems: readonly Problem[];
}

export function refuseForm(problems: readonly Problem[]): FormRefusal {
  const unknown = problems.filter(({ code }) => code === "unknown_field");
  return unknown.length > 0
    ? { ok: false, code: "unknown_fields", problems: unknown }
    : { ok: false, code: "validation", problems };
}
