/** The scripts of each island, for the server: pages with one let the browser fetch them before they are needed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ISLANDS } from "#pages/enhancements.ts";
import { laterScriptsOf } from "./page-weights.ts";

/** To be called after the pages are built. */
export function writeIslandScripts(root: string): void {
  const build = join(root, "build");
  const scripts = Object.keys(ISLANDS).map((name) => [
    name,
    laterScriptsOf(build, name).map((file) => `/assets/${file}`),
  ]);
  writeFileSync(join(build, "server/island-scripts.json"), JSON.stringify(Object.fromEntries(scripts)));
}
