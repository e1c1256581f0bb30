/** Stryker with the settings of this repository, for one scope at a time. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileContent } from "#tools/content/compile.ts";
import { environmentWith, findNode, LaunchError, runChild } from "#tools/launch.mjs";
import type { Report } from "./report.ts";
import type { Scope } from "./scopes.ts";

const VERSION = "10.1.1";
const PACKAGES = ["@stryker-mutator/core", "@stryker-mutator/vitest-runner"] as const;

/** Inside node_modules, so that Stryker finds our Vitest there and no check reads it. */
const HOME = "node_modules/.cache/mutants";
/** Not inside node_modules: Vitest takes no tests from there. */
const OUTPUT = "build/mutants";

function isInstalled(home: string): boolean {
  return PACKAGES.every((name) => {
    const file = join(home, "node_modules", name, "package.json");
    return (
      existsSync(file) && (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version === VERSION
    );
  });
}

/** Installs Stryker on first use: its 176 packages are as many as half of ours, and nothing else needs them. */
async function ensureStryker(root: string): Promise<void> {
  const home = join(root, HOME);
  if (isInstalled(home)) return;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), '{ "private": true }\n');
  // The peer would be a second Vitest, and tests would register with the wrong one.
  const options = ["--save-exact", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund"];
  const packages = PACKAGES.map((name) => `${name}@${VERSION}`);
  const code = await runChild("npm", ["install", ...options, ...packages], {
    cwd: home,
    env: environmentWith(root),
  });
  if (code !== 0) throw new LaunchError(`Stryker ${VERSION} could not be installed.`);
}

interface Run {
  readonly scope: Scope;
  /** Tests only mutants whose code or tests have changed since the last run of the scope. */
  readonly isAgain: boolean;
}

const settingsOf = ({ scope: { name, mutate, tests, isInProcess }, isAgain }: Run, folder: string) => ({
  testRunner: isInProcess ? "in-process" : "vitest",
  plugins: [PACKAGES[1], "./tools/mutants/ignore-texts.ts", "./tools/mutants/in-process/runner.ts"],
  ignorers: ["texts"],
  mutate: [...mutate, "!**/*.test.ts"],
  testFiles: tests,
  // Each mutant runs only the tests that reach it. One that is reached while modules load would need all of them.
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  incremental: true,
  incrementalFile: join(folder, `${name}.incremental.json`),
  force: !isAgain,
  concurrency: 2,
  // Endless loops are found by counting, not by this. On a busy machine a short limit would kill mutants by itself.
  timeoutMS: 60_000,
  timeoutFactor: 4,
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: join(folder, `${name}.json`) },
  tempDirName: join(OUTPUT, "sandbox"),
  cleanTempDir: "always",
  allowConsoleColors: false,
  // Vitest strips types without checking them.
  disableTypeChecks: false,
  // Stryker rewrites this file through an API that TypeScript 7 does not have, so it must not find ours.
  tsconfigFile: "none.json",
  ignorePatterns: [
    "/bench",
    "/build/*",
    "!/build/content",
    "!/build/messages",
    "/data",
    "/docs",
    "/tests/{journeys,reach,components}",
    "/.react-router",
  ],
  vitest: { configFile: "vitest.config.ts", related: false },
});

/** Runs one scope and returns its report. */
export async function runStryker(root: string, run: Run): Promise<Report> {
  await ensureStryker(root);
  await compileContent(root);
  const folder = join(root, OUTPUT);
  mkdirSync(folder, { recursive: true });
  const { name } = run.scope;
  const settings = join(folder, `${name}.settings.json`);
  writeFileSync(settings, JSON.stringify(settingsOf(run, folder)));
  const program = join(root, HOME, "node_modules", PACKAGES[0], "bin/stryker.js");
  // Postgres has the same tests and would only double the time.
  const env = environmentWith(root, { TEST_ENGINE: "SQLite" });
  const code = await runChild(findNode(root), [program, "run", settings], { cwd: root, env });
  if (code !== 0) throw new LaunchError(`Stryker did not finish "${name}".`);
  return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Report;
}
