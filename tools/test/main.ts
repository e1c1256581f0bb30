// `npm test [check|unit|contract|journeys|reach]`: every check and test, live, with one line at the end that counts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isBuildFresh } from "#tools/build-stamp.mjs";
import { runChecks, type Tally } from "#tools/checks/run-checks.ts";
import { environmentWith, isStopping, launch, LaunchError, runChild } from "#tools/launch.mjs";
import { stopWithParent } from "#tools/stop-with-parent.ts";
import { secondsSince } from "#tools/timed.ts";
import { findBrowser } from "./browser.ts";
import { fetchEvmNode } from "./evm-node.ts";
import { doesPostgresAnswer, NO_POSTGRES, postgresAddress } from "./postgres.ts";
import { countPlaywright, countVitest, tallyOf } from "./report-counts.ts";

const root = dirname(dirname(import.meta.dirname));
const reports = mkdtempSync(join(tmpdir(), "site-reports-"));
const FAILED: Tally = { passed: 0, failed: 1 };
const NOTHING: Tally = { passed: 0, failed: 0 };

const option = (name: string): string =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? "";

function runNode(args: string[], extra: Record<string, string>): Promise<number> {
  return runChild(process.execPath, args, { cwd: root, env: environmentWith(root, extra), ipc: true });
}

async function build(): Promise<Tally> {
  if (isBuildFresh(root)) return NOTHING;
  const code = await runNode(["tools/build.ts", "--if-stale"], {});
  return code === 0 ? NOTHING : FAILED;
}

/** What tests need beside the packages. */
const prepare = (): Promise<void> =>
  fetchEvmNode({
    root,
    say: console.log,
    npm: (args) =>
      runChild("npm", args, {
        cwd: root,
        env: environmentWith(root, {}),
        shell: process.platform === "win32",
      }),
  });

async function vitest(name: string, filters: string[], environment: string): Promise<Tally> {
  const file = join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...filters], {
    NODE_ENV: environment,
  });
  return tallyOf(file, code, countVitest);
}

async function contract(): Promise<Tally> {
  const answers = await doesPostgresAnswer(postgresAddress(option("database")));
  if (!answers) console.log(NO_POSTGRES);
  await prepare();
  // The site as it is served: React for development draws pages several times slower.
  const tally = await vitest("contract", ["tests/contract/"], "production");
  if (!answers) console.log(NO_POSTGRES);
  return tally;
}

async function browserTests(config: string): Promise<Tally> {
  const browser = await findBrowser({ root, wanted: option("chrome"), say: console.log });
  if (!browser) {
    console.log("No browser could be found or fetched: set CHROME_PATH to a Chrome or Chromium.");
    return FAILED;
  }
  console.log(`Browser: ${browser}`);
  await prepare();
  const file = join(reports, "journeys.json");
  const args = ["node_modules/@playwright/test/cli.js", "test", `--config=${config}`, "--reporter=list,json"];
  const code = await runNode(args, { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return tallyOf(file, code, countPlaywright);
}

const PARTS: Record<string, { run: () => Promise<Tally>; needsBuild: boolean }> = {
  check: { run: () => runChecks(root), needsBuild: false },
  unit: { run: () => vitest("unit", ["--exclude=tests/contract/**"], "test"), needsBuild: true },
  contract: { run: contract, needsBuild: true },
  journeys: { run: () => browserTests("playwright.config.ts"), needsBuild: true },
};

/** Every page in every language: for minutes, so only where it is asked for. */
const MORE_PARTS: typeof PARTS = {
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
  const total: Tally = { passed: 0, failed: 0 };
  const steps = names.map((name): [string, () => Promise<Tally>] => {
    const part = ALL_PARTS[name];
    if (!part) throw new LaunchError(`No part "${name}": there are ${Object.keys(ALL_PARTS).join(", ")}.`);
    return [name, part.run];
  });
  if (names.some((name) => ALL_PARTS[name]?.needsBuild)) steps.unshift(["build", build]);
  for (const [name, run] of steps) {
    const { passed, failed } = await timedPart(name, run);
    if (isStopping()) break;
    total.passed += passed;
    total.failed += failed;
    // Pages that could not be built cannot be tested, and would only fail once more in many ways.
    if (name === "build" && failed > 0) break;
  }
  return total;
}

stopWithParent();
await launch(async () => {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  const { passed, failed } = await runParts(names.length > 0 ? names : Object.keys(PARTS));
  rmSync(reports, { recursive: true, force: true });
  if (isStopping()) return 1;
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
