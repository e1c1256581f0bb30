/** Turns an uploaded picture into one of ours: decoded, measured, and written anew without anything it carried. */
import sharp from "sharp";
import { LOGO_MAX_BYTES, LOGO_SIDE_PX } from "#features/submissions/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";

/** Refused before a decoder sees it: only these two formats are ever decoded. */
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const isPng = (bytes: Uint8Array): boolean => PNG_SIGNATURE.every((byte, at) => bytes[at] === byte);
/** The chunk of an animated PNG; it comes before the picture. */
const isAnimatedPng = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4_096)).includes("acTL");

const TIMEOUT_SECONDS = 5;

/** Decoding happens on libuv's threads; one at a time on each is what memory is planned for. */
sharp.cache(false);
sharp.concurrency(1);

/** §5: 400 × 400 px, JPG or PNG, at most 5 MB; whatever is wrong has one text. */
export async function readLogo(bytes: Uint8Array): Promise<Result<Uint8Array, "logo_refused">> {
  const isKnown = isJpeg(bytes) || (isPng(bytes) && !isAnimatedPng(bytes));
  if (bytes.length > LOGO_MAX_BYTES || !isKnown) return fail("logo_refused");
  const limits = { limitInputPixels: LOGO_SIDE_PX * LOGO_SIDE_PX, failOn: "warning", pages: 1 } as const;
  try {
    const picture = sharp(bytes, limits).timeout({ seconds: TIMEOUT_SECONDS });
    const { width, height, format } = await picture.metadata();
    const isRight =
      width === LOGO_SIDE_PX && height === LOGO_SIDE_PX && (format === "png" || format === "jpeg");
    if (!isRight) return fail("logo_refused");
    return ok(new Uint8Array(await picture.toColourspace("srgb").png({ compressionLevel: 9 }).toBuffer()));
  } catch {
    return fail("logo_refused");
  }
}
