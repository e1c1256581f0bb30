/** Decodes a logo and encodes its pixels again, so that nothing else of the sent file remains. */
import sharp from "sharp";
import { LOGO_SIDE_PX } from "#features/submissions/model.ts";
import { cleanJpeg, isJpeg } from "./clean-jpeg.ts";
import { cleanPng, isPng } from "./clean-png.ts";

sharp.cache(false);
sharp.concurrency(1);

const LIMITS = { limitInputPixels: LOGO_SIDE_PX * LOGO_SIDE_PX, failOn: "warning", pages: 1 } as const;

/** Null if it is not a 400 × 400 JPG or PNG, or is built to keep a decoder busy. */
export async function decodeLogo(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const clean = await cleanFile(file);
    if (!clean) return null;
    const picture = sharp(clean, LIMITS).toColourspace("srgb").png({ compressionLevel: 9 });
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return info.width === LOGO_SIDE_PX && info.height === LOGO_SIDE_PX ? new Uint8Array(data) : null;
  } catch {
    return null;
  }
}

async function cleanFile(file: Buffer): Promise<Buffer | null> {
  if (isPng(file)) return cleanPng(file, LOGO_SIDE_PX);
  return isJpeg(file) ? cleanJpeg(file, LOGO_SIDE_PX) : null;
}
