import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { webManifest } from "#server/discovery/web-manifest.ts";
import { writeAppIcons } from "./app-icons.ts";

it("every icon that pages and the manifest name exists in the stated size", async () => {
  const served = mkdtempSync(join(tmpdir(), "icons-"));
  onTestFinished(() => rmSync(served, { recursive: true }));
  await writeAppIcons(resolve(import.meta.dirname, "../.."), served);
  const sizeOf = async (path: string) => {
    const { width, height } = await sharp(join(served, path)).metadata();
    return `${width}x${height}`;
  };
  for (const { src, sizes } of webManifest.icons) expect(await sizeOf(src)).toBe(sizes);
  expect(await sizeOf("/icons/app-180.png")).toBe("180x180");
  const favicon = readFileSync(join(served, "favicon.ico"));
  expect((await sharp(favicon.subarray(22)).metadata()).width).toBe(32);
});
