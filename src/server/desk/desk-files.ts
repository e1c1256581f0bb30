/** The files that the desk's shell names; tools/build/desk.ts writes them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface DeskFiles {
  readonly script: string;
  readonly integrity: string;
  /** What the entry imports, for preloading. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

export const deskFilesFile = (root: string): string => join(root, "build/desk-files.json");

export const readDeskFiles = (root: string): DeskFiles =>
  JSON.parse(readFileSync(deskFilesFile(root), "utf8")) as DeskFiles;
