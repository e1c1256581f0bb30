/** Encodes a stored picture in another width and format, or decodes it for a share picture. */
import sharp from "sharp";
import type { PictureFormat, PictureSize } from "#features/submissions/server/upload-store.ts";

sharp.cache(false);
sharp.concurrency(1);

export interface EncodeJob extends Omit<PictureSize, "format"> {
  readonly bytes: Uint8Array;
  /** `pixels`: four bytes each, so that nobody else has to decode the file. */
  readonly format: PictureFormat | "pixels";
}

export async function encodeSize({ bytes, width, format }: EncodeJob): Promise<Uint8Array> {
  const picture = sharp(bytes).resize(width);
  switch (format) {
    case "pixels":
      return new Uint8Array(await picture.ensureAlpha().toColourspace("srgb").raw().toBuffer());
    case "avif":
      return new Uint8Array(await picture.avif({ quality: 58, effort: 4 }).toBuffer());
    case "webp":
      return new Uint8Array(await picture.webp({ quality: 80 }).toBuffer());
    case "png":
      return new Uint8Array(await picture.png({ compressionLevel: 9 }).toBuffer());
  }
}
