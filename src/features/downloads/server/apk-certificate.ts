/**
 * Reads the signing certificate of an Android package from its signing block (APK Signature Scheme v2, v3, v3.1).
 * It shows who claims to have signed but does not verify the signature, because operators add files that they built
 * themselves. Packages signed only with v1 (inside the archive) have no such block.
 */
import type { FileHandle } from "node:fs/promises";

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const MAGIC = "APK Sig Block 42";
/** The block's length and its magic are at its end. */
const FOOTER_BYTES = 24;
/** A block has a few kilobytes; a larger one is not from an app we publish. */
const MAX_BLOCK_BYTES = 16 * 1024 * 1024;
/** Newest scheme first, as in Android. */
const SCHEMES = [0x1b93ad61, 0xf05368c0, 0x7109871a];

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The offset of the archive's directory, where the signing block ends. */
async function directoryOffset(file: FileHandle, size: number): Promise<number | null> {
  const length = Math.min(size, END_BYTES + MAX_COMMENT_BYTES);
  const tail = await readAt(file, size - length, length);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_OF_DIRECTORY) return tail.readUInt32LE(at + 16);
  }
  return null;
}

async function signingBlock(file: FileHandle, size: number): Promise<Buffer | null> {
  const end = await directoryOffset(file, size);
  if (end === null || end < FOOTER_BYTES || end > size) return null;
  const footer = await readAt(file, end - FOOTER_BYTES, FOOTER_BYTES);
  if (footer.toString("latin1", 8) !== MAGIC) return null;
  const length = Number(footer.readBigUInt64LE(0));
  if (length < FOOTER_BYTES || length > Math.min(MAX_BLOCK_BYTES, end - 8)) return null;
  return readAt(file, end - length, length - FOOTER_BYTES);
}

function valuesById(block: Buffer): Map<number, Buffer> {
  const values = new Map<number, Buffer>();
  for (let at = 0; at + 12 <= block.length;) {
    const length = Number(block.readBigUInt64LE(at));
    values.set(block.readUInt32LE(at + 8), block.subarray(at + 12, at + 8 + length));
    at += 8 + length;
  }
  return values;
}

/** Splits a sequence of length-prefixed members. */
function members(sequence: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 4 <= sequence.length;) {
    const length = sequence.readUInt32LE(at);
    found.push(sequence.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return found;
}

const first = (sequence: Buffer | undefined): Buffer | undefined => sequence && members(sequence)[0];

/** Signers > signer > signed data > (digests, certificates) > the first certificate, which is the signer's own. */
const certificateIn = (scheme: Buffer): Buffer | undefined => {
  const signedData = first(first(first(scheme)));
  return signedData && first(members(signedData)[1]);
};

/** The certificate in DER, or null if the file has no signing block. */
export async function apkCertificate(file: FileHandle): Promise<Buffer | null> {
  const { size } = await file.stat();
  if (size < END_BYTES) return null;
  const block = await signingBlock(file, size);
  if (!block) return null;
  const values = valuesById(block);
  const scheme = SCHEMES.map((id) => values.get(id)).find((value) => value !== undefined);
  return (scheme && certificateIn(scheme)) ?? null;
}
