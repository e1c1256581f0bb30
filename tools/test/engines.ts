// Finds Firefox and WebKitGTK for the journeys in other engines, or installs Debian's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { environmentWith, runChild } from "#tools/launch.mjs";

interface Search {
  /** The whole path of a program, which puppeteer asks for. */
  readonly pathOf: (program: string) => string | undefined;
  /** Whether this program, called with these arguments, ends well. */
  readonly doesRun: (program: string, args: readonly string[]) => boolean;
  readonly install: (packages: readonly string[]) => Promise<void>;
}

interface EngineSource {
  /** As people call it. */
  readonly title: string;
  /** The environment variable through which vitest.engines.config.ts gets its program. */
  readonly variable: string;
  readonly programs: readonly string[];
  readonly versionOption: string;
  /** What the engine needs beside its program. */
  readonly needs: readonly (readonly [program: string, ...args: string[]])[];
  readonly packages: readonly string[];
}

const ENGINES: readonly EngineSource[] = [
  {
    title: "Firefox",
    variable: "FIREFOX_PATH",
    programs: ["firefox-esr", "firefox"],
    versionOption: "--version",
    needs: [],
    packages: ["firefox-esr"],
  },
  {
    title: "WebKit",
    variable: "WEBKIT_DRIVER_PATH",
    programs: ["WebKitWebDriver"],
    versionOption: "--help",
    needs: [
      ["Xvfb", "-help"],
      ["gjs", "-c", "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2"],
    ],
    packages: ["webkit2gtk-driver", "gjs", "gir1.2-webkit2-4.1", "xvfb"],
  },
];

export interface FoundEngines {
  readonly environment: Record<string, string>;
  /** The titles of the engines that cannot be had here. */
  readonly missing: readonly string[];
}

function programOf({ programs, versionOption, needs }: EngineSource, { doesRun, pathOf }: Search) {
  const program = programs.find((name) => doesRun(name, [versionOption]));
  return program && needs.every(([name, ...args]) => doesRun(name, args)) ? pathOf(program) : undefined;
}

export async function findEngines(search: Search): Promise<FoundEngines> {
  const absent = ENGINES.filter((engine) => programOf(engine, search) === undefined);
  if (absent.length > 0) await search.install(absent.flatMap(({ packages }) => packages));
  const environment: Record<string, string> = {};
  const missing: string[] = [];
  for (const engine of ENGINES) {
    const program = programOf(engine, search);
    if (program) environment[engine.variable] = program;
    else missing.push(engine.title);
  }
  return { environment, missing };
}

/** A search on this machine: root on Debian may install what is missing. */
export function searchHere(root: string, print: (line: string) => void): Search {
  const env = environmentWith(root, { DEBIAN_FRONTEND: "noninteractive" });
  const folders = (env["PATH"] ?? "").split(delimiter);
  return {
    pathOf: (program) => folders.map((folder) => join(folder, program)).find(existsSync),
    doesRun: (program, args) =>
      process.platform === "linux" &&
      spawnSync(program, args, { env, timeout: 30_000, stdio: "ignore" }).status === 0,
    async install(packages) {
      if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
      print(`Installing Debian's ${packages.join(", ")} …`);
      await runChild("apt-get", ["update", "-qq"], { env });
      await runChild("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
    },
  };
}

export const notTried = (missing: readonly string[]): string =>
  missing
    .map(
      (title) => `
********************************************************************************
  NOT TRIED IN ${title.toUpperCase()}: it is not installed, and could not be installed here.
  Its journeys count neither as passed nor as failed.
  On Debian: apt-get install ${ENGINES.find((engine) => engine.title === title)?.packages.join(" ")}
********************************************************************************
`,
    )
    .join("");
