/** Handles a page's form without JavaScript: checks it, submits it, or corrects an earlier submission. */
import { isForCorrection, type Finding } from "#features/submissions/findings.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { Problem } from "#features/submissions/rules/problem.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { formOf, type AnyFields } from "#features/submissions/server/forms.ts";
import { findingsOf, type PreflightDeps } from "#features/submissions/server/preflight/preflight.ts";
import { fail, ok, type Failure, type Success } from "#lib/result.ts";
import { correct, sentBack } from "./receipt.ts";
import type { FormRefusal } from "./refused-form.ts";
import { submitFilled, type Caller } from "./submit.ts";
import { together } from "./with-files.ts";

export interface PageForm {
  readonly kind: SubmissionKind;
  readonly fields: object;
  /** The problems of files that were refused before. */
  readonly refused: readonly Problem[];
  readonly intent: "check" | "send";
  /** The receipt of the corrected submission. */
  readonly receipt: string | null;
  readonly caller: Caller;
}

/** Called before each action; throws if the rate limit is exceeded. */
export interface Counting {
  readonly check: () => Promise<void>;
  readonly submission: () => Promise<void>;
  readonly message: () => Promise<void>;
}

const uncounted = async (): Promise<void> => {};
export const UNCOUNTED: Counting = { check: uncounted, submission: uncounted, message: uncounted };

/** All problems of the form, and the findings that block it. */
export interface SendRefusal extends Failure<"validation"> {
  readonly problems: readonly Problem[];
  readonly findings: readonly Finding[];
}

export type SendOutcome =
  | Success<{ readonly token: string } | { readonly findings: readonly Finding[] }>
  | SendRefusal
  /**
   * `past`: no longer correctable, as its receipt explains. `unchanged`: the same as before.
   * `idempotency_mismatch`: the key belongs to another form.
   */
  | Failure<"past" | "unchanged" | "idempotency_mismatch">;

type SendDeps = SubmissionDeps & PreflightDeps;

export async function sendForm(deps: SendDeps, form: PageForm, counting: Counting): Promise<SendOutcome> {
  const { kind, refused, intent, receipt } = form;
  const context = await deps.formContext();
  const reading = formOf(kind, context).read(form.fields);
  const problems = together(reading.problems, refused);
  if (!reading.ok || problems.length > 0) return { ...fail("validation"), problems, findings: [] };
  const look = async (): Promise<Finding[]> => {
    await counting.check();
    const before = receipt === null ? null : await sentBack(deps, receipt);
    const own = before?.ok ? { id: before.value.id, listing: before.value.published } : undefined;
    const found = await findingsOf(deps, kind, reading, context, own);
    return receipt === null ? found : found.filter(isForCorrection);
  };
  if (intent === "check") return ok({ findings: await look() });
  const sent = await send(deps, form, { fields: reading.value, context }, counting);
  if (!("problems" in sent)) return sent;
  if (sent.problems.some(({ code }) => code === "unchanged")) return fail("unchanged");
  // All field problems were already reported; the rest are findings of the check.
  const findings = await look();
  const isShown = findings.some(({ level }) => level === "stop");
  return { ...fail("validation"), problems: sent.problems, findings: isShown ? findings : [] };
}

interface Filled {
  readonly fields: AnyFields;
  readonly context: FormContext;
}

async function send(
  deps: SubmissionDeps,
  { kind, receipt, caller }: PageForm,
  { fields, context }: Filled,
  counting: Counting,
): Promise<Success<{ readonly token: string }> | Failure<"past" | "idempotency_mismatch"> | FormRefusal> {
  if (receipt === null) {
    await counting.submission();
    return submitFilled(deps, { kind, fields }, caller, context);
  }
  await counting.message();
  const before = await sentBack(deps, receipt);
  if (!before.ok || before.value.kind !== kind) return fail("past");
  const done = await correct(deps, receipt, { before: before.value, fields, context });
  if (done.ok) return ok({ token: receipt });
  return "problems" in done ? done : fail("past");
}
