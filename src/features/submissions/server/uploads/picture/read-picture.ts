/** Decodes an uploaded picture in a child process, so that a hostile file can only crash that process. */
import { LOGO_MAX_BYTES, SCREENSHOT } from "#features/submissions/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { ChildPool } from "#platform/child-pool.ts";
import { isJpeg } from "./clean-jpeg.ts";
import { isPng } from "./clean-png.ts";
import type { DecodeJob, PictureKind } from "./decode-picture.ts";

/** Two, so that an honest file does not wait behind a hostile one. */
const decoders = new ChildPool<DecodeJob, Uint8Array | null>({
  module: new URL("decoder-process.ts", import.meta.url),
  size: 2,
  waiting: 50,
  wallMs: 10_000,
  idleMs: 60_000,
  heapMb: 64,
});

const MAX_BYTES: Readonly<Record<PictureKind, number>> = {
  logo: LOGO_MAX_BYTES,
  screenshot: SCREENSHOT.maxBytes,
};

/** All refusals of a kind share one text (§5 for logos). */
export async function readPicture<Kind extends PictureKind>(
  kind: Kind,
  bytes: Uint8Array,
): Promise<Result<Uint8Array, `${Kind}_refused` | "unavailable">> {
  const start = Buffer.from(bytes.subarray(0, 8));
  const refused = fail(`${kind}_refused` as const);
  if (bytes.length > MAX_BYTES[kind] || !(isPng(start) || isJpeg(start))) return refused;
  const outcome = await decoders.run({ kind, bytes });
  if (outcome.kind === "late" || outcome.kind === "full") return fail("unavailable");
  return outcome.kind === "done" && outcome.answer ? ok(outcome.answer) : refused;
}
