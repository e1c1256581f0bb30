import { createHash } from "node:crypto";
import { assert, asyncProperty, integer } from "fast-check";
import { expect, it } from "vitest";
import { hashFile, nextPiece } from "./hash-file.ts";

const signal = new AbortController().signal;
const onProgress = () => undefined;

it("returns the SHA-256 of any file, whatever the chunk sizes", async () => {
  await assert(
    asyncProperty(integer({ min: 0, max: 1_500_000 }), integer({ min: 0, max: 60 }), async (size, turnMs) => {
      const bytes = Buffer.alloc(size, "tide");
      let clock = 0;
      const now = () => (clock += turnMs);
      const hash = await hashFile(new Blob([bytes]), { signal, onProgress, now });
      expect(hash).toBe(createHash("sha256").update(bytes).digest("hex"));
    }),
    { numRuns: 20 },
  );
});

it("uses smaller chunks on a slow device and larger ones on a fast one, within limits", () => {
  expect(nextPiece(256 * 1024, 40)).toBe(64 * 1024);
  expect(nextPiece(32 * 1024, 500)).toBe(32 * 1024);
  expect(nextPiece(256 * 1024, 1)).toBe(512 * 1024);
  expect(nextPiece(1024 * 1024, 1)).toBe(1024 * 1024);
});

it("stops when aborted", async () => {
  const controller = new AbortController();
  const seen: number[] = [];
  const work = hashFile(new Blob([Buffer.alloc(5_000_000)]), {
    signal: controller.signal,
    onProgress: (done) => {
      seen.push(done);
      controller.abort();
    },
  });
  await expect(work).rejects.toThrow("aborted");
  expect(seen).toHaveLength(1);
});
