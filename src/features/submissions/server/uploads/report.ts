import { REPORT_MAX_BYTES } from "#features/submissions/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";

/** An audit report is stored unchanged and shown only to operators, so no browser opens it from here. */
export function readReport(bytes: Uint8Array): Result<Uint8Array, "report_refused"> {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
  return isPdf && bytes.length <= REPORT_MAX_BYTES ? ok(bytes) : fail("report_refused");
}
