import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = new Set(
  ["css", "html", "ico", "js", "json", "map", "md", "mjs", "svg", "ttf", "txt", "wasm", "webmanifest", "xml"].map(
    (extension) => `.${extension}`,
  ),
);
// Below one packet the header costs more than compression saves.
const MIN_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function writeIfSmaller(path: string, original: Buffer, compressed: Buffer): Promise<void> {
  if (compressed.byteLength < original.byteLength) await writeFile(path, compressed);
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  await Promise.all([
    brotli(bytes, { params }).then((compressed) => writeIfSmaller(`${path}.br`, bytes, compressed)),
    zip(bytes, { level: 9 }).then((compressed) => writeIfSmaller(`${path}.gz`, bytes, compressed)),
  ]);
}

/** Writes .br and .gz beside every text file of a folder, in parallel on zlib's threads. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}
