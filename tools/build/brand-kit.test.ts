import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { brandKitPath, writeBrandKit, zipFolder } from "./brand-kit.ts";

function logoTree(): string {
  const root = mkdtempSync(join(tmpdir(), "brand-kit-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "content/brand/logos"), { recursive: true });
  writeFileSync(join(root, "content/brand/brand.json"), JSON.stringify({ short: "TP" }));
  writeFileSync(join(root, "content/brand/logos/mark.svg"), "<svg id='mark'/>");
  writeFileSync(join(root, "content/brand/logos/avatar.svg"), "<svg id='avatar'/>");
  return root;
}

test("the brand kit holds every logo and is named after the brand", () => {
  const root = logoTree();
  writeBrandKit(root, join(root, "served"));
  const zip = unzipSync(readFileSync(join(root, "served", brandKitPath("TP"))));
  expect(brandKitPath("TP")).toBe("brand/tp-logos.zip");
  expect(Object.keys(zip)).toEqual(["avatar.svg", "mark.svg"]);
  expect(strFromU8(zip["mark.svg"]!)).toBe("<svg id='mark'/>");
});

test("the same logos give the same bytes, whenever they were touched", () => {
  const folder = join(logoTree(), "content/brand/logos");
  const first = zipFolder(folder);
  utimesSync(join(folder, "mark.svg"), new Date(), new Date(Date.now() - 86_400_000));
  expect(zipFolder(folder)).toEqual(first);
});
