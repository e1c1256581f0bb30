/** The logos that the build made (tools/build/brand-kit.ts), for the brand kit's page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "#server/foundation.ts";

export interface LogoFile {
  /** Its address on the site. */
  readonly path: string;
  readonly format: "svg" | "png";
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface BrandKit {
  readonly zip: { readonly path: string; readonly bytes: number; readonly files: number };
  /** By the name of the logo: the SVG first, then its PNGs from small to large. */
  readonly logos: Readonly<Record<string, readonly LogoFile[]>>;
}

/** The build writes it and the server reads it. */
export const brandKitFile = (root: string): string => join(root, "build/brand-kit.json");

/** Where `npm run dev` finds logos and icons, which a build would write among its files. */
export const developmentFiles = (root: string): string => join(root, "build/development");

let kit: BrandKit | undefined;

export function readBrandKit(): BrandKit {
  kit ??= JSON.parse(readFileSync(brandKitFile(PROJECT_FOLDER), "utf8")) as BrandKit;
  return kit;
}
