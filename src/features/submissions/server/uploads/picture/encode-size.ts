/** Encodes a stored picture in another width and format. */
import sharp from "sharp";
import type { PictureSize } from "#features/submissions/server/upload-store.ts";

sharp.cache(false);
sharp.concurrency(1);

export interface EncodeJob extends PictureSize {
  readonly bytes: Uint8Array;
}

export async function encodeSize({ bytes, width, format }: EncodeJob): Promise<Uint8Array> {
  const picture = sharp(bytes).resize(width);
  switch (format) {
    case "avif":
      return new Uint8Array(await picture.avif({ quality: 58, effort: 4 }).toBuffer());
    case "webp":
      return new Uint8Array(await picture.webp({ quality: 80 }).toBuffer());
    case "png":
      return new Uint8Array(await picture.png({ compressionLevel: 9 }).toBuffer());
  }
}
