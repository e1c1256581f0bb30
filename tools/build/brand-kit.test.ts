import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import groups from "#content/site/logos.json" with { type: "json" };
import { brandKitFile, type BrandKit } from "#server/front/brand-kit.ts";
import { writeBrandKit } from "./brand-kit.ts";

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/></svg>';

function logoTree(): string {
  const root = mkdtempSync(join(tmpdir(), "brand-kit-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ["brand/logos", "site"])
    mkdirSync(join(root, "build/content", folder), { recursive: true });
  writeFileSync(join(root, "build/content/brand/brand.json"), JSON.stringify({ short: "TP" }));
  writeFileSync(join(root, "build/content/brand/logos/mark.svg"), MARK);
  const content = { groups: [{ pngWidths: [80, 200], logos: [{ file: "mark" }] }] };
  writeFileSync(join(root, "build/content/site/logos.json"), JSON.stringify(content));
  return root;
}

async function makeKit(root: string) {
  const served = join(root, "served");
  await writeBrandKit(root, served);
  const kit = JSON.parse(readFileSync(brandKitFile(root), "utf8")) as BrandKit;
  return { served, kit, zip: readFileSync(join(served, kit.zip.path)) };
}

test("the zip is named after the brand and holds every file that the kit lists, bytes and all", async () => {
  const { served, kit, zip } = await makeKit(logoTree());
  expect(kit.zip).toEqual({ path: "/brand/tp-logos.zip", bytes: zip.byteLength, files: 3 });
  const entries = unzipSync(zip);
  expect(Object.keys(entries)).toEqual(["png/mark-200.png", "png/mark-80.png", "svg/mark.svg"]);
  for (const { path, format, bytes } of kit.logos["mark"]!) {
    const single = readFileSync(join(served, path));
    expect(single.byteLength).toBe(bytes);
    expect(Buffer.from(entries[`${format}/${path.split("/").at(-1)}`]!).equals(single)).toBe(true);
  }
});

test("pictures have the width and height that the page shows", async () => {
  const { served, kit } = await makeKit(logoTree());
  for (const { path, width, height } of kit.logos["mark"]!.filter(({ format }) => format === "png")) {
    expect(await sharp(join(served, path)).metadata()).toMatchObject({ width, height, format: "png" });
  }
});

test("the same logos give the same bytes, and a picture is rendered once", async () => {
  const root = logoTree();
  const first = await makeKit(root);
  const cache = join(root, "build/logo-cache");
  const kept = readdirSync(cache);
  expect(kept).toHaveLength(2);
  expect((await makeKit(root)).zip.equals(first.zip)).toBe(true);
  rmSync(cache, { recursive: true });
  expect((await makeKit(root)).zip.equals(first.zip)).toBe(true);
  expect(readdirSync(cache).toSorted()).toEqual(kept.toSorted());
});

test("every logo of the brand is in the kit", () => {
  const listed = groups.groups.flatMap(({ logos }) => logos.map(({ file }) => `${file}.svg`));
  expect(listed.toSorted()).toEqual(readdirSync("build/content/brand/logos").toSorted());
});
