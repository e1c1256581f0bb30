/** Pictures in the widths and formats that pages ask for: made on the first request, then kept beside the upload. */
import type { PictureFormat, PictureSize, UploadStore } from "#features/submissions/server/upload-store.ts";
import { SQUARE_WIDTHS, WIDE_WIDTHS } from "#lib/pictures/sized-path.ts";
import { ChildPool } from "#platform/child-pool.ts";
import type { PictureKind } from "./picture/decode-picture.ts";
import type { EncodeJob } from "./picture/encode-size.ts";

/** A process of its own, so that many first requests do not hold up uploads. */
const encoders = new ChildPool<EncodeJob, Uint8Array>({
  module: new URL("picture/encoder-process.ts", import.meta.url),
  size: 1,
  waiting: 100,
  wallMs: 20_000,
  idleMs: 30_000,
  heapMb: 64,
});

export interface PictureName {
  readonly id: string;
  readonly kind: PictureKind;
  /** Null for the picture as it is stored. */
  readonly width: number | null;
}

interface PictureFacts {
  readonly stored: PictureFormat;
  readonly ending: string;
  readonly widths: readonly number[];
}

const PICTURES: Readonly<Record<PictureKind, PictureFacts>> = {
  logo: { stored: "png", ending: ".png", widths: SQUARE_WIDTHS },
  screenshot: { stored: "webp", ending: ".webp", widths: WIDE_WIDTHS },
};
const KINDS = ["logo", "screenshot"] as const;

/** Reads `<id>.png` and `<id>.webp`, as they are stored, and `<id>-<width>`; null for any other name. */
export function readPictureName(file: string): PictureName | null {
  const [, id = "", rest = ""] = /^([\da-f]{64})(\.[a-z]{3,4}|-\d{2,3})$/.exec(file) ?? [];
  const width = rest.startsWith("-") ? Number(rest.slice(1)) : null;
  const kind = KINDS.find((one) =>
    width === null ? PICTURES[one].ending === rest : PICTURES[one].widths.includes(width),
  );
  return kind === undefined ? null : { id, kind, width };
}

/** The smallest format that the browser says it can show. */
function formatFor(accept: string, { stored }: PictureFacts): PictureFormat {
  if (accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : stored;
}

export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
  /** False if it is the stored picture instead, because the encoder is busy. */
  readonly isFinal: boolean;
}

/** The pixels of a logo, width × width × 4 bytes; null if there is none or the encoder is busy. */
export async function findLogoPixels(
  store: Pick<UploadStore, "findUpload">,
  id: string,
  width: number,
): Promise<Uint8Array | null> {
  const bytes = await store.findUpload(id, "logo");
  const outcome = bytes && (await encoders.run({ bytes, width, format: "pixels" }));
  return outcome?.kind === "done" && outcome.answer.length === width * width * 4 ? outcome.answer : null;
}

type Store = Pick<UploadStore, "findUpload" | "findSize" | "putSize">;

const inProgress = new Map<string, Promise<Uint8Array | null>>();

export async function findPicture(
  store: Store,
  { id, kind, width }: PictureName,
  accept: string,
): Promise<PictureFile | null> {
  const facts = PICTURES[kind];
  const size = width === null ? null : { width, format: formatFor(accept, facts) };
  const made = size && (await store.findSize(id, size));
  if (size && made) return { bytes: made, format: size.format, isFinal: true };
  const stored = await store.findUpload(id, kind);
  if (!stored) return null;
  const encoded = size && (await encodeOnce(store, id, size, stored));
  return size && encoded
    ? { bytes: encoded, format: size.format, isFinal: true }
    : { bytes: stored, format: facts.stored, isFinal: size === null };
}

/** Requests for the same size share one encoding. */
async function encodeOnce(
  store: Store,
  id: string,
  size: PictureSize,
  bytes: Uint8Array,
): Promise<Uint8Array | null> {
  const name = `${id} ${size.width} ${size.format}`;
  const running = inProgress.get(name) ?? encode(store, id, size, bytes);
  inProgress.set(name, running);
  try {
    return await running;
  } finally {
    inProgress.delete(name);
  }
}

async function encode(
  store: Store,
  id: string,
  size: PictureSize,
  bytes: Uint8Array,
): Promise<Uint8Array | null> {
  const outcome = await encoders.run({ ...size, bytes });
  if (outcome.kind !== "done") return null;
  // A database that cannot be written to keeps nobody from seeing the picture.
  await store.putSize(id, size, outcome.answer).catch(() => undefined);
  return outcome.answer;
}
