import type { Problem } from "#features/submissions/rules/rule.ts";

/** A form that is wrong, with all that is wrong about it. */
export interface FormRefusal {
  readonly ok: false;
  /** Fields that no form has are an attempt to set what is not the submitter's to set, or a typing mistake. */
  readonly code: "validation" | "unknown_fields";
  readonly problems: readonly Problem[];
}

export function refuseForm(problems: readonly Problem[]): FormRefusal {
  const unknown = problems.filter(({ code }) => code === "unknown_field");
  return unknown.length > 0
    ? { ok: false, code: "unknown_fields", problems: unknown }
    : { ok: false, code: "validation", problems };
}
