import { createHash } from "node:crypto";
import { logoPath, screenshotPath } from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { UploadKind } from "#features/submissions/server/upload-store.ts";
import { ok, type Result } from "#lib/result.ts";
import { EventLoopYield } from "#platform/event-loop-yield.ts";
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

/** A report may have 10 MB, so other requests are let in between. */
const HASHED_AT_ONCE = 1024 * 1024;

/** The kind is part of the hash, so that a report with a logo's bytes cannot become the logo. */
async function idOf(kind: UploadKind, bytes: Uint8Array): Promise<string> {
  const turns = new EventLoopYield();
  const hash = createHash("sha256").update(kind);
  for (let at = 0; at < bytes.length; at += HASHED_AT_ONCE) {
    await turns.yieldIfDue();
    hash.update(bytes.subarray(at, at + HASHED_AT_ONCE));
  }
  return hash.digest("hex");
}

export async function upload(
  { store, clock }: Pick<SubmissionDeps, "store" | "clock">,
  kind: UploadKind,
  given: Uint8Array,
): Promise<Result<Uploaded, UploadRefusal>> {
  const read = kind === "report" ? readReport(given) : await readPicture(kind, given);
  if (!read.ok) return read;
  const bytes = read.value;
  const id = await idOf(kind, bytes);
  await store.putUpload({ id, kind, bytes }, clock.now());
  return ok({ id, kind, value: VALUES[kind](id), size: bytes.length });
}
