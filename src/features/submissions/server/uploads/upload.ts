import { createHash } from "node:crypto";
import { logoPath, screenshotPath } from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { UploadKind } from "#features/submissions/server/upload-store.ts";
import { ok, type Result } from "#lib/result.ts";
import { readPicture } from "./picture/read-picture.ts";
import { readReport } from "./report.ts";

export interface Uploaded {
  readonly id: string;
  readonly kind: UploadKind;
  /** The value for the form: a picture's address or the report's id. */
  readonly value: string;
  readonly size: number;
}

export type UploadRefusal = "logo_refused" | "screenshot_refused" | "report_refused" | "unavailable";

/** A report has no address, because no browser opens it from here. */
const VALUES: Readonly<Record<UploadKind, (id: string) => string>> = {
  logo: logoPath,
  screenshot: screenshotPath,
  report: (id) => id,
};

export async function upload(
  { store, clock }: Pick<SubmissionDeps, "store" | "clock">,
  kind: UploadKind,
  given: Uint8Array,
): Promise<Result<Uploaded, UploadRefusal>> {
  const read = kind === "report" ? readReport(given) : await readPicture(kind, given);
  if (!read.ok) return read;
  const bytes = read.value;
  // The kind is part of the hash, so that a report with a logo's bytes cannot become the logo.
  const id = createHash("sha256").update(kind).update(bytes).digest("hex");
  await store.putUpload({ id, kind, bytes }, clock.now());
  return ok({ id, kind, value: VALUES[kind](id), size: bytes.length });
}
