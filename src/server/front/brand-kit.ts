/** What the build made of the brand's logos (tools/build/brand-kit.ts), for the page that offers them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "#server/foundation.ts";

export interface LogoFile {
  /** Where it is served. */
  readonly path: string;
  readonly format: "svg" | "png";
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface BrandKit {
  readonly zip: { readonly path: string; readonly bytes: number; readonly files: number };
  /** By the name of the logo: the drawing first, then its pictures from small to large. */
  readonly logos: Readonly<Record<string, readonly LogoFile[]>>;
}

/** Beside the compiled messages: made by the build, read by the server. */
export const brandKitFile = (root: string): string => join(root, "build/brand-kit.json");

/** Where a dev server finds what a build writes among its files: logos and icons. */
export const developmentFiles = (root: string): string => join(root, "build/development");

let kit: BrandKit | undefined;

export function readBrandKit(): BrandKit {
  kit ??= JSON.parse(readFileSync(brandKitFile(PROJECT_FOLDER), "utf8")) as BrandKit;
  return kit;
}
