// `npm test [check|unit|components|contract|hostile|journeys|engines|engines-full|reach]`: runs every check and test and ends with what
// failed and one line of totals.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isBuildFresh } from "#tools/build-stamp.mjs";
import { runChecks, type Tally } from "#tools/checks/run-checks.ts";
import { environmentWith, isStopping, launch, LaunchError, runChild } from "#tools/launch.mjs";
import { stopWithParent } from "#tools/stop-with-parent.ts";
import { secondsSince } from "#tools/timed.ts";
import { findBrowser } from "./browser.ts";
import { findEngines, notTried, searchHere } from "./engines.ts";
import { fetchEvmNode } from "./evm-node.ts";
import { memoryFolder } from "./memory-folder.ts";
import { doesPostgresAnswer, NO_POSTGRES, postgresAddress } from "./postgres.ts";
import { repeatIfStarved } from "./repeat.ts";
import { countPlaywright, countVitest, failedFiles, tallyOf } from "./report-counts.ts";

const root = dirname(dirname(import.meta.dirname));
const reports = mkdtempSync(join(tmpdir(), "site-reports-"));
const failedFor = (reason: string): Tally => ({ passed: 0, failed: 1, failures: [reason] });
const inMemory = memoryFolder();
const NOTHING: Tally = { passed: 0, failed: 0, failures: [] };

const option = (name: string): string =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? "";

function runNode(args: string[], extra: Record<string, string>): Promise<number> {
  return runChild(process.execPath, args, { cwd: root, env: environmentWith(root, extra), ipc: true });
}

async function build(): Promise<Tally> {
  if (isBuildFresh(root)) return NOTHING;
  const code = await runNode(["tools/build.ts", "--if-stale"], {});
  return code === 0 ? NOTHING : failedFor("could not be built");
}

async function vitest(
  name: string,
  filters: string[],
  environment: string,
  more: Record<string, string> = {},
): Promise<Tally> {
  const file = join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const run = async (given: readonly string[]): Promise<Tally> => {
    const code = await runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...given], {
      NODE_ENV: environment,
      ...(inMemory && { TMPDIR: inMemory }),
      ...more,
    });
    return tallyOf(file, code, countVitest);
  };
  return repeatIfStarved(
    () => run(filters),
    () => run([...filters.filter(isKept), "--maxWorkers=1", ...failedFiles(file)]),
  );
}

/** Files are named instead of the folder, and run one after the other. */
const isKept = (argument: string): boolean =>
  argument.startsWith("--") && !argument.startsWith("--maxWorkers");

async function contract(): Promise<Tally> {
  const answers = await doesPostgresAnswer(postgresAddress(option("database")));
  if (!answers) console.log(NO_POSTGRES);
  await fetchEvmNode();
  // Production mode, because React's development build renders pages several times slower.
  // Many of them wait for timers and other processes, so three workers fit on two cores.
  const tally = await vitest("contract", ["--maxWorkers=3", "tests/contract/"], "production");
  if (!answers) console.log(NO_POSTGRES);
  return tally;
}

/** Runs alone, because it measures response times and parallel tests would use its processors; on a disk for the same reason. */
const hostile = (): Promise<Tally> => vitest("hostile", ["tests/fuzz/"], "production", { TMPDIR: tmpdir() });

async function browserPath(): Promise<string | undefined> {
  const browser = await findBrowser({ root, wanted: option("chrome"), print: console.log });
  console.log(
    browser
      ? `Browser: ${browser}`
      : "No browser could be found or fetched: set CHROME_PATH to a Chrome or Chromium.",
  );
  return browser;
}

async function components(): Promise<Tally> {
  const browser = await browserPath();
  if (!browser) return failedFor("no browser");
  return vitest("components", ["--config=vitest.components.config.ts"], "test", { CHROME_PATH: browser });
}

async function browserTests(config: string): Promise<Tally> {
  const browser = await browserPath();
  if (!browser) return failedFor("no browser");
  await fetchEvmNode();
  const file = join(reports, "journeys.json");
  const args = ["node_modules/@playwright/test/cli.js", "test", `--config=${config}`, "--reporter=list,json"];
  const run = async (...more: readonly string[]): Promise<Tally> => {
    const code = await runNode([...args, ...more], {
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    return tallyOf(file, code, countPlaywright);
  };
  return repeatIfStarved(
    () => run(),
    () => run("--last-failed", "--workers=1"),
  );
}

/** Journeys in Firefox and WebKit. An engine that is not there is named, and counts neither way. */
async function engines(filters: string[]): Promise<Tally> {
  const { environment, missing } = await findEngines(searchHere(root, console.log));
  console.log(notTried(missing));
  if (Object.keys(environment).length === 0) return NOTHING;
  const args = ["--config=vitest.engines.config.ts", ...filters];
  const tally = await vitest("engines", args, "production", environment);
  console.log(notTried(missing));
  return tally;
}

const PARTS: Record<string, { run: () => Promise<Tally>; needsBuild: boolean }> = {
  check: { run: () => runChecks(root), needsBuild: false },
  unit: {
    run: () => vitest("unit", ["--exclude=tests/contract/**", "--exclude=tests/fuzz/**"], "test"),
    needsBuild: true,
  },
  components: { run: components, needsBuild: true },
  contract: { run: contract, needsBuild: true },
  hostile: { run: hostile, needsBuild: true },
  journeys: { run: () => browserTests("playwright.config.ts"), needsBuild: true },
  engines: { run: () => engines(["smoke"]), needsBuild: true },
};

/** Every page in every language, every journey in every engine. They take minutes, so they run only on request. */
const MORE_PARTS: typeof PARTS = {
  "engines-full": { run: () => engines([]), needsBuild: true },
  reach: { run: () => browserTests("playwright.reach.config.ts"), needsBuild: true },
};

const ALL_PARTS = { ...PARTS, ...MORE_PARTS };

async function timedPart(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n${name}`);
  const started = performance.now();
  const tally = await run();
  const counts = tally.passed + tally.failed > 0 ? `${tally.passed} passed, ${tally.failed} failed, ` : "";
  console.log(`${name}: ${counts}${secondsSince(started)}`);
  return tally;
}

async function runParts(names: readonly string[]): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0, failures: [] };
  const steps = names.map((name): [string, () => Promise<Tally>] => {
    const part = ALL_PARTS[name];
    if (!part) throw new LaunchError(`No part "${name}": there are ${Object.keys(ALL_PARTS).join(", ")}.`);
    return [name, part.run];
  });
  if (names.some((name) => ALL_PARTS[name]?.needsBuild)) steps.unshift(["build", build]);
  for (const [name, run] of steps) {
    const { passed, failed, failures } = await timedPart(name, run);
    if (isStopping()) break;
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
    // Without a build every later part would fail for the same reason.
    if (name === "build" && failed > 0) break;
  }
  return total;
}

stopWithParent();
await launch(async () => {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  const { passed, failed, failures } = await runParts(names.length > 0 ? names : Object.keys(PARTS));
  rmSync(reports, { recursive: true, force: true });
  if (isStopping()) return 1;
  console.log(["", ...failures, `${passed} passed, ${failed} failed`].join("\n"));
  return failed === 0 ? 0 : 1;
});
