/** Forms that contain their files, as without JavaScript: files are stored first, then the form that names them. */
import { COUNTS, type SubmissionKind } from "#features/submissions/model.ts";
import type { Problem, ProblemCode } from "#features/submissions/rules/problem.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { formOf } from "#features/submissions/server/forms.ts";
import { upload } from "#features/submissions/server/uploads/upload.ts";
import type { UploadKind } from "#features/submissions/server/upload-store.ts";
import { refuseForm } from "./refused-form.ts";
import { resubmit, type Resubmitted } from "./receipt.ts";
import { submitFilled, type Caller, type SubmitOutcome } from "./submit.ts";

export interface SentFiles {
  readonly logo?: Uint8Array | undefined;
  readonly report?: Uint8Array | undefined;
  /** In addition to those that the form names. */
  readonly screenshots?: readonly Uint8Array[] | undefined;
}

export interface StoredFiles {
  /** The fields with the stored files. */
  readonly fields: { readonly icon_url?: string; readonly audit_report?: string };
  /** The stored screenshots, to be added to the form's. */
  readonly screenshots: readonly string[];
  readonly problems: readonly Problem[];
}

export type StoreFile = (kind: UploadKind, bytes: Uint8Array) => ReturnType<typeof upload>;

const PARTS = [
  { part: "logo", field: "icon_url" },
  { part: "report", field: "audit_report" },
] as const;

/** A refused file is one of the form's problems. */
export async function storeFiles(store: StoreFile, files: SentFiles): Promise<StoredFiles> {
  const fields: { icon_url?: string; audit_report?: string } = {};
  const problems: Problem[] = [];
  for (const { part, field } of PARTS) {
    const bytes = files[part];
    if (!bytes) continue;
    const stored = await store(part, bytes);
    if (stored.ok) fields[field] = stored.value.value;
    else problems.push({ path: field, code: stored.code === "unavailable" ? "upload" : part });
  }
  const screenshots = await storeScreenshots(store, files.screenshots ?? []);
  return { fields, screenshots: screenshots.values, problems: [...problems, ...screenshots.problems] };
}

/** One after another, so that one form keeps one decoder busy. The first refusal ends it. */
async function storeScreenshots(store: StoreFile, files: readonly Uint8Array[]) {
  const values: string[] = [];
  const refuse = (code: ProblemCode, count?: number) => ({
    values,
    problems: [{ path: "screenshots", code, ...(count !== undefined && { values: { count } }) }],
  });
  // More than the form may hold are not decoded.
  if (files.length > COUNTS.screenshots) return refuse("too_many", COUNTS.screenshots);
  for (const bytes of files) {
    const stored = await store("screenshot", bytes);
    if (!stored.ok) return refuse(stored.code === "unavailable" ? "upload" : "screenshot");
    values.push(stored.value.value);
  }
  return { values, problems: [] };
}

/** The form's fields with the stored files; screenshots are added to those that it names. */
function withStored(input: object, { fields, screenshots }: StoredFiles): object {
  if (screenshots.length === 0) return { ...input, ...fields };
  const named = (input as { readonly screenshots?: unknown }).screenshots;
  const kept = named === undefined || named === "" ? [] : [named].flat();
  return { ...input, ...fields, screenshots: [...kept, ...screenshots] };
}

/** A file's problem replaces the problem of its field. */
export function together(ofForm: readonly Problem[], ofFiles: readonly Problem[]): readonly Problem[] {
  const refused = new Set(ofFiles.map(({ path }) => path));
  return [...ofForm.filter(({ path }) => !refused.has(path)), ...ofFiles];
}

export async function submitWithFiles(
  deps: SubmissionDeps,
  kind: SubmissionKind,
  input: object,
  files: SentFiles,
  caller: Caller,
): Promise<SubmitOutcome> {
  const stored = await storeFiles((part, bytes) => upload(deps, part, bytes), files);
  const context = await deps.formContext();
  const reading = formOf(kind, context).read(withStored(input, stored));
  return reading.ok && stored.problems.length === 0
    ? submitFilled(deps, { kind, fields: reading.value }, caller, context)
    : refuseForm(together(reading.problems, stored.problems));
}

export async function resubmitWithFiles(
  deps: SubmissionDeps,
  token: string,
  changes: object,
  files: SentFiles,
): Promise<Resubmitted> {
  const stored = await storeFiles((part, bytes) => upload(deps, part, bytes), files);
  return stored.problems.length === 0
    ? resubmit(deps, token, withStored(changes, stored))
    : refuseForm(stored.problems);
}
