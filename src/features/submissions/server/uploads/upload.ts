import { createHash } from "node:crypto";
import { logoPath } from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { UploadKind } from "#features/submissions/server/upload-store.ts";
import { ok, type Result } from "#lib/result.ts";
import { readLogo } from "./logo/read-logo.ts";
import { readReport } from "./report.ts";

export interface Uploaded {
  readonly id: string;
  readonly kind: UploadKind;
  /** The value for the form: the logo's address or the report's id. */
  readonly value: string;
  readonly size: number;
}

export type UploadRefusal = "logo_refused" | "report_refused" | "unavailable";

export async function upload(
  { store, clock }: Pick<SubmissionDeps, "store" | "clock">,
  kind: UploadKind,
  given: Uint8Array,
): Promise<Result<Uploaded, UploadRefusal>> {
  const read = kind === "logo" ? await readLogo(given) : readReport(given);
  if (!read.ok) return read;
  const bytes = read.value;
  // The kind is part of the hash, so that a report with a logo's bytes cannot become the logo.
  const id = createHash("sha256").update(kind).update(bytes).digest("hex");
  await store.putUpload({ id, kind, bytes }, clock.now());
  return ok({ id, kind, value: kind === "logo" ? logoPath(id) : id, size: bytes.length });
}
