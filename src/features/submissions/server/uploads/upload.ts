import { createHash } from "node:crypto";
import { logoPath } from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { UploadKind } from "#features/submissions/server/upload-store.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { Turnstile } from "#platform/turnstile.ts";
import { readLogo } from "./logo.ts";
import { readReport } from "./report.ts";

export interface Uploaded {
  readonly id: string;
  readonly kind: UploadKind;
  /** What goes into the form: the logo's address, the report's id. */
  readonly value: string;
  readonly size: number;
}

export type UploadRefusal = "logo_refused" | "report_refused" | "unavailable";

/** A decoded logo takes about a megabyte; more at once would only make all of them slower. */
const decoding = new Turnstile({ inside: 2, waiting: 50 });

export async function upload(
  { store, clock }: Pick<SubmissionDeps, "store" | "clock">,
  kind: UploadKind,
  given: Uint8Array,
): Promise<Result<Uploaded, UploadRefusal>> {
  const read = kind === "logo" ? await decoding.run(() => readLogo(given)) : readReport(given);
  if (!read) return fail("unavailable");
  if (!read.ok) return read;
  const bytes = read.value;
  // A report with the bytes of a logo must not become the logo: the kind is part of the name.
  const id = createHash("sha256").update(kind).update(bytes).digest("hex");
  await store.putUpload({ id, kind, bytes }, clock.now());
  return ok({ id, kind, value: kind === "logo" ? logoPath(id) : id, size: bytes.length });
}
