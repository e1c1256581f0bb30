/** Forms that bring their files along, as those without JavaScript do: files first, then the form that names them. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { Problem } from "#features/submissions/rules/rule.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { formOf } from "#features/submissions/server/forms.ts";
import { upload } from "#features/submissions/server/uploads/upload.ts";
import { refuseForm, type FormRefusal } from "./refused-form.ts";
import { resubmit } from "./receipt.ts";
import { submit, type Caller } from "./submit.ts";

export interface SentFiles {
  readonly logo?: Uint8Array | undefined;
  readonly report?: Uint8Array | undefined;
}

/** A refused file is one problem among the others of the form. */
export async function submitWithFiles(
  deps: SubmissionDeps,
  kind: SubmissionKind,
  input: object,
  files: SentFiles,
  caller: Caller,
): Promise<Awaited<ReturnType<typeof submit>>> {
  const { fields, problems } = await keepFiles(deps, input, files);
  if (problems.length === 0) return submit(deps, kind, fields, caller);
  const reading = formOf(kind, await deps.formContext()).read(fields);
  return refuseTogether(reading.problems, problems);
}

export async function resubmitWithFiles(
  deps: SubmissionDeps,
  token: string,
  changes: object,
  files: SentFiles,
): Promise<Awaited<ReturnType<typeof resubmit>>> {
  const { fields, problems } = await keepFiles(deps, changes, files);
  return problems.length === 0 ? resubmit(deps, token, fields) : refuseTogether([], problems);
}

async function keepFiles(
  deps: SubmissionDeps,
  input: object,
  { logo, report }: SentFiles,
): Promise<{ fields: Record<string, unknown>; problems: Problem[] }> {
  const fields: Record<string, unknown> = { ...input };
  const problems: Problem[] = [];
  if (logo) {
    const kept = await upload(deps, "logo", logo);
    if (kept.ok) fields["icon_url"] = kept.value.value;
    else problems.push({ path: "icon_url", code: "logo" });
  }
  if (report) {
    const kept = await upload(deps, "report", report);
    if (kept.ok) fields["audit_report"] = kept.value.value;
    else problems.push({ path: "audit_report", code: "report" });
  }
  return { fields, problems };
}

function refuseTogether(ofForm: readonly Problem[], ofFiles: readonly Problem[]): FormRefusal {
  const told = new Set(ofFiles.map(({ path }) => path));
  return refuseForm([...ofForm.filter(({ path }) => !told.has(path)), ...ofFiles]);
}
