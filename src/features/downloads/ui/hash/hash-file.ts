/** Computes the SHA-256 of a file in chunks, so that the page stays responsive with a large one. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

interface HashOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (doneBytes: number) => void;
  /** For tests. */
  readonly now?: () => number;
}

const FIRST_BYTES = 256 * 1024;
const MIN_BYTES = 32 * 1024;
const MAX_BYTES = 1024 * 1024;
/** A frame has 16 ms. On a busy device a chunk takes longer than planned, and none must reach 50 ms. */
const TURN_MS = 6;

/** The size of the next chunk: approaches what this device hashes in the planned time. */
export function nextPiece(bytes: number, tookMs: number): number {
  const factor = Math.min(2, Math.max(0.25, TURN_MS / Math.max(tookMs, 0.1)));
  return Math.round(Math.min(MAX_BYTES, Math.max(MIN_BYTES, bytes * factor)));
}

export async function hashFile(
  file: Blob,
  { signal, onProgress, now = () => performance.now() }: HashOptions,
): Promise<string> {
  const hash = sha256.create();
  let pieceBytes = FIRST_BYTES;
  for (let at = 0; at < file.size;) {
    signal.throwIfAborted();
    // Awaiting the read lets the page handle events in between.
    const bytes = new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer());
    if (bytes.length === 0) throw new Error("The file ended early");
    const began = now();
    hash.update(bytes);
    pieceBytes = nextPiece(bytes.length, now() - began);
    at += bytes.length;
    onProgress(at);
  }
  signal.throwIfAborted();
  return bytesToHex(hash.digest());
}
