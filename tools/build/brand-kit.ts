import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { zipSync, type Zippable } from "fflate";

// Fixed, so that the same logos give the same bytes. Local time on purpose: a zip holds no zone.
const MODIFIED = new Date(2020, 0, 1);

/** Where the zip of all logos is served; the brand's short name is in it, because it is what people keep. */
export function brandKitPath(shortName: string): string {
  return `brand/${shortName.toLowerCase()}-logos.zip`;
}

export function zipFolder(folder: string): Uint8Array {
  const names = readdirSync(folder).toSorted();
  const entries = names.map((name) => [name, [readFileSync(join(folder, name)), { mtime: MODIFIED, os: 3 }]]);
  return zipSync(Object.fromEntries(entries) as Zippable, { level: 9 });
}

export function writeBrandKit(root: string, served: string): void {
  const brand = JSON.parse(readFileSync(join(root, "content/brand/brand.json"), "utf8")) as { short: string };
  const target = join(served, brandKitPath(brand.short));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, zipFolder(join(root, "content/brand/logos")));
}
