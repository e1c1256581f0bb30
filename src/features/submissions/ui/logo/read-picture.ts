/** Checks a chosen file before upload, so that refusals are shown at once. */
import { LOGO_MAX_BYTES, LOGO_SIDE_PX } from "#features/submissions/model.ts";

export interface Picture {
  readonly image: ImageBitmap;
  /** §5: 400 × 400 px, JPG or PNG, at most 5 MB. */
  readonly isRight: boolean;
}

/** By its first bytes, because many JPEG files are named .png. */
async function isJpegOrPng(file: Blob): Promise<boolean> {
  const [first, second, third] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  const isJpeg = first === 0xff && second === 0xd8 && third === 0xff;
  const isPng = first === 0x89 && second === 0x50 && third === 0x4e;
  return isJpeg || isPng;
}

/** Null if the browser cannot decode it. */
export async function readPicture(file: Blob): Promise<Picture | null> {
  try {
    const image = await createImageBitmap(file);
    const isSized = image.width === LOGO_SIDE_PX && image.height === LOGO_SIDE_PX;
    return { image, isRight: isSized && file.size <= LOGO_MAX_BYTES && (await isJpegOrPng(file)) };
  } catch {
    return null;
  }
}
