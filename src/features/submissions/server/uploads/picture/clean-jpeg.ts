/** Reads a JPEG's segments, counts its scans, and returns only what its pixels need. */
import type { PixelSize } from "./pixel-size.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Baseline, extended and progressive. No camera or editor writes the others (lossless, arithmetic, hierarchical). */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, restart interval, JFIF, colour profile, Adobe's colour transform. */
const PIXEL_SEGMENTS = new Set([0xc4, 0xdb, 0xdd, 0xe0, 0xe2, 0xee]);
const APPLICATION_SEGMENTS = { first: 0xe0, last: 0xef, comment: 0xfe };
/** Optimising encoders write about 20; each scan covers the whole picture. */
const MAX_SCANS = 64;
/** Colour profiles come in pieces of 64 KB, tables before each scan. */
const MAX_SEGMENTS = 512;
const MAX_FILL_BYTES = 16;

export const isJpeg = (bytes: Buffer): boolean =>
  bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff;

/** Null if it is not a complete picture of an allowed size, or is built to keep a decoder busy. */
export function cleanJpeg(bytes: Buffer, isAllowed: (size: PixelSize) => boolean): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  let scans = 0;
  let hasFrame = false;
  for (let count = 0; count < MAX_SEGMENTS; count += 1) {
    const found = findMarker(bytes, at);
    if (!found) return null;
    const { marker, after } = found;
    if (marker === END) return scans > 0 ? Buffer.concat([...kept, Buffer.from([0xff, END])]) : null;
    const segment = readSegment(bytes, marker, after);
    if (!segment) return null;
    if (FRAMES.has(marker)) {
      const size = sizeOf(segment.data);
      if (hasFrame || size === null || !isAllowed(size)) return null;
      hasFrame = true;
    } else if (marker === SCAN) {
      scans += 1;
      if (!hasFrame || scans > MAX_SCANS) return null;
    } else if (!PIXEL_SEGMENTS.has(marker)) {
      if (!isLeftOut(marker)) return null;
      at = segment.end;
      continue;
    }
    at = marker === SCAN ? endOfScan(bytes, segment.end) : segment.end;
    kept.push(bytes.subarray(after - 2, at));
  }
  return null;
}

/** Camera metadata, thumbnails, comments. */
const isLeftOut = (marker: number): boolean =>
  marker === APPLICATION_SEGMENTS.comment ||
  (marker >= APPLICATION_SEGMENTS.first && marker <= APPLICATION_SEGMENTS.last);

/** A marker may be preceded by fill bytes. */
function findMarker(bytes: Buffer, from: number): { marker: number; after: number } | null {
  if (bytes[from] !== 0xff) return null;
  for (let at = from + 1; at <= from + 1 + MAX_FILL_BYTES; at += 1) {
    const marker = bytes[at];
    if (marker === undefined) return null;
    if (marker !== 0xff) return { marker, after: at + 1 };
  }
  return null;
}

function readSegment(bytes: Buffer, marker: number, at: number): { data: Buffer; end: number } | null {
  const isWithoutLength = marker < 0xc0 || (marker >= 0xd0 && marker <= START);
  if (isWithoutLength || at + 2 > bytes.length) return null;
  const length = bytes.readUInt16BE(at);
  const end = at + length;
  return length >= 2 && end <= bytes.length ? { data: bytes.subarray(at + 2, end), end } : null;
}

/** 8 bits a sample, then height, width and one to four components. */
function sizeOf(frame: Buffer): PixelSize | null {
  if (frame.length < 6) return null;
  const components = frame[5] ?? 0;
  const isWhole = components >= 1 && components <= 4 && frame.length === 6 + 3 * components;
  return isWhole && frame[0] === 8 ? { width: frame.readUInt16BE(3), height: frame.readUInt16BE(1) } : null;
}

/** A scan ends at a marker that is neither an escaped 0xff nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    const isPartOfScan = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isPartOfScan) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
