/** Decodes a picture and encodes its pixels again, so that nothing else of the sent file remains. */
import sharp, { type Sharp } from "sharp";
import { LOGO_SIDE_PX, SCREENSHOT } from "#features/submissions/model.ts";
import { cleanJpeg, isJpeg } from "./clean-jpeg.ts";
import { cleanPng, isPng } from "./clean-png.ts";
import type { PixelSize } from "./pixel-size.ts";

sharp.cache(false);
sharp.concurrency(1);

export type PictureKind = "logo" | "screenshot";

export interface DecodeJob {
  readonly kind: PictureKind;
  readonly bytes: Uint8Array;
}

interface PictureRule {
  /** Decided by the file's header, before anything is decoded. */
  readonly isAllowed: (size: PixelSize) => boolean;
  readonly maxPixels: number;
  readonly encode: (picture: Sharp) => Sharp;
}

const RULES: Readonly<Record<PictureKind, PictureRule>> = {
  logo: {
    isAllowed: ({ width, height }) => width === LOGO_SIDE_PX && height === LOGO_SIDE_PX,
    maxPixels: LOGO_SIDE_PX * LOGO_SIDE_PX,
    encode: (picture) => picture.png({ compressionLevel: 9 }),
  },
  screenshot: {
    isAllowed: ({ width, height }) =>
      width >= SCREENSHOT.minWidth &&
      height >= SCREENSHOT.minHeight &&
      width * height <= SCREENSHOT.maxPixels,
    maxPixels: SCREENSHOT.maxPixels,
    // From the top, where a website shows what it is.
    encode: (picture) =>
      picture
        .resize(SCREENSHOT.width, SCREENSHOT.height, { fit: "cover", position: "top" })
        .flatten({ background: "#fff" })
        .webp({ quality: 86 }),
  },
};

/** Null if it is not a JPG or PNG of an allowed size, or is built to keep a decoder busy. */
export async function decodePicture({ kind, bytes }: DecodeJob): Promise<Uint8Array | null> {
  const { isAllowed, maxPixels, encode } = RULES[kind];
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const clean = await cleanFile(file, isAllowed);
    if (!clean) return null;
    const limits = { limitInputPixels: maxPixels, failOn: "warning", pages: 1 } as const;
    return new Uint8Array(await encode(sharp(clean, limits).toColourspace("srgb")).toBuffer());
  } catch {
    return null;
  }
}

async function cleanFile(file: Buffer, isAllowed: (size: PixelSize) => boolean): Promise<Buffer | null> {
  if (isPng(file)) return cleanPng(file, isAllowed);
  return isJpeg(file) ? cleanJpeg(file, isAllowed) : null;
}
