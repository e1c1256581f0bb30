/** Installs and builds the slices on the other frameworks. They are no dependencies of the site. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentWith } from "#tools/launch.mjs";
import { sliceData } from "./slice-data.ts";

const PROJECT = join(import.meta.dirname, "../..");
const CACHE = join(PROJECT, "build/peers");
const SLICES = join(import.meta.dirname, "slices");

export interface Slice {
  readonly name: "next" | "astro";
  readonly title: string;
  readonly packages: Readonly<Record<string, string>>;
  readonly build: readonly string[];
  /** Arguments of Node, below the folder. */
  readonly start: (port: number) => readonly string[];
}

const REACT = { react: "19.3.1", "react-dom": "19.3.1" };

export const SLICES_TO_BUILD: readonly Slice[] = [
  {
    name: "next",
    title: "Next 16.4.6",
    packages: { next: "16.4.6", ...REACT },
    build: ["node_modules/next/dist/bin/next", "build"],
    start: (port) => ["node_modules/next/dist/bin/next", "start", "-p", String(port), "-H", "127.0.0.1"],
  },
  {
    name: "astro",
    title: "Astro 7.3.5",
    packages: { astro: "7.3.5", "@astrojs/node": "11.1.6", "@astrojs/react": "7.0.0", ...REACT },
    build: ["node_modules/astro/bin/astro.mjs", "build"],
    start: () => ["dist/server/entry.mjs"],
  },
];

const ENVIRONMENT = { ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };

function runIn(folder: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: environmentWith(PROJECT, ENVIRONMENT),
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
}

/** Returns the folder of the built slice. */
export function buildSlice({ name, packages, build }: Slice): string {
  const folder = join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, "package.json");
  const wanted = JSON.stringify({ private: true, type: "module", dependencies: packages });
  const isInstalled = existsSync(manifest) && readFileSync(manifest, "utf8").trim() === wanted;
  if (!isInstalled) {
    writeFileSync(manifest, wanted);
    runIn(folder, "npm", ["install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]);
  }
  cpSync(join(SLICES, name), folder, { recursive: true });
  cpSync(join(SLICES, "shared"), join(folder, "shared"), { recursive: true });
  writeFileSync(join(folder, "shared/data.json"), JSON.stringify(sliceData()));
  runIn(folder, process.execPath, build);
  return folder;
}
