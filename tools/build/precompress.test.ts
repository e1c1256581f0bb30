import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { precompress } from "./precompress.ts";

const TEXT = "a line that repeats\n".repeat(100);

async function compressedTree(files: Record<string, string | Buffer>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "precompress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  await precompress(folder);
  return folder;
}

test("a script of 1 KB or more gets a brotli and a gzip copy that hold the same bytes", async () => {
  const folder = await compressedTree({ "assets/page.js": TEXT });
  const path = join(folder, "assets/page.js");
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(TEXT);
});

test("a file that is small or already compressed gets no copy", async () => {
  const folder = await compressedTree({ "small.js": "1", "photo.png": TEXT, "assets/font.woff2": TEXT });
  for (const name of ["small.js", "photo.png", "assets/font.woff2"]) {
    expect(existsSync(join(folder, `${name}.br`)), name).toBe(false);
    expect(existsSync(join(folder, `${name}.gz`)), name).toBe(false);
  }
});
