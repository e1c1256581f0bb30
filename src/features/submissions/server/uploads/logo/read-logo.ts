/** Decodes an uploaded picture in a child process, so that a hostile file can only crash that process. */
import { LOGO_MAX_BYTES } from "#features/submissions/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { ChildPool } from "#platform/child-pool.ts";
import { isJpeg } from "./clean-jpeg.ts";
import { isPng } from "./clean-png.ts";

/** Two, so that an honest file does not wait behind a hostile one. */
const decoders = new ChildPool<Uint8Array, Uint8Array | null>({
  module: new URL("decoder-process.ts", import.meta.url),
  size: 2,
  waiting: 50,
  wallMs: 10_000,
  idleMs: 60_000,
  heapMb: 64,
});

/** §5: 400 × 400 px, JPG or PNG, at most 5 MB; all refusals share one text. */
export async function readLogo(
  bytes: Uint8Array,
): Promise<Result<Uint8Array, "logo_refused" | "unavailable">> {
  const start = Buffer.from(bytes.subarray(0, 8));
  if (bytes.length > LOGO_MAX_BYTES || !(isPng(start) || isJpeg(start))) return fail("logo_refused");
  const outcome = await decoders.run(bytes);
  if (outcome.kind === "late" || outcome.kind === "full") return fail("unavailable");
  return outcome.kind === "done" && outcome.answer ? ok(outcome.answer) : fail("logo_refused");
}
