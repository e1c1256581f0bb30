/** Reads a PNG's chunks and returns only those its pixels need. */
import { createInflate } from "node:zlib";
import type { PixelSize } from "./pixel-size.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHUNK_FRAME_BYTES = 12;
const HEADER_BYTES = 13;
/** 5 MB in the smallest chunks that encoders write, 4 KB, are 1,280. */
const MAX_CHUNKS = 4_096;
/** Compressed; the largest in use are below 1 KB for RGB and 4 KB for displays. */
const MAX_PROFILE_BYTES = 16 * 1024;
const PIXEL_CHUNKS = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "sBIT",
  "iCCP",
]);
const ANIMATION_CHUNKS = new Set(["acTL", "fcTL", "fdAT"]);

/** Samples of a pixel by colour type: grey, RGB, palette, grey with alpha, RGB with alpha. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** First column, first row, and the steps of each of the seven passes of an interlaced picture. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Null if it is not a still picture of an allowed size, or contains more data than its pixels need. */
export async function cleanPng(
  bytes: Buffer,
  isAllowed: (size: PixelSize) => boolean,
): Promise<Buffer | null> {
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.type !== "IHDR" || header.data.length !== HEADER_BYTES) return null;
  const size = { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) };
  if (!isAllowed(size)) return null;
  const pixelBytes = countPixelBytes(header.data, size);
  if (pixelBytes === null) return null;
  const packed = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  if (!(await inflatesWithin(Buffer.concat(packed), pixelBytes))) return null;
  return Buffer.concat([SIGNATURE, ...chunks.map(({ whole }) => whole)]);
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly whole: Buffer;
}

/** Drops texts, times, thumbnails and everything after the end, so that no decoder has to unpack them. */
function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  for (let count = 0; count < MAX_CHUNKS; count += 1) {
    if (at + CHUNK_FRAME_BYTES > bytes.length) return null;
    const length = bytes.readUInt32BE(at);
    const end = at + CHUNK_FRAME_BYTES + length;
    if (end > bytes.length) return null;
    const type = bytes.toString("latin1", at + 4, at + 8);
    const isLargeProfile = type === "iCCP" && length > MAX_PROFILE_BYTES;
    if (ANIMATION_CHUNKS.has(type) || isLargeProfile) return null;
    if (PIXEL_CHUNKS.has(type))
      chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    if (type === "IEND") return chunks;
    at = end;
  }
  return null;
}

/** Each row starts with a filter byte. */
function countPixelBytes(header: Buffer, { width, height }: PixelSize): number | null {
  const [depth = 0, colourType = 0] = header.subarray(8, 10);
  const samples = SAMPLES[colourType];
  if (samples === undefined || depth === 0 || depth > 16) return null;
  const rowBytes = (columns: number): number => 1 + Math.ceil((columns * samples * depth) / 8);
  if (header[12] === 0) return height * rowBytes(width);
  let total = 0;
  for (const [left, top, across, down] of PASSES)
    total += Math.ceil((height - top) / down) * rowBytes(Math.ceil((width - left) / across));
  return total;
}

/** Stops inflating at the first byte too many, and keeps none of them: a screenshot has 33 MB of pixels. */
const inflatesWithin = (packed: Buffer, maxBytes: number): Promise<boolean> =>
  new Promise((resolve) => {
    const inflating = createInflate();
    let bytes = 0;
    inflating.on("data", (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > maxBytes) inflating.destroy(new Error("too many pixels"));
    });
    inflating.on("end", () => resolve(true));
    inflating.on("error", () => resolve(false));
    inflating.end(packed);
  });
