// Counts passed and failed tests in the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from "node:fs";
import type { Tally } from "#tools/checks/run-checks.ts";

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: { expected: number; flaky: number; unexpected: number };
  readonly errors: readonly unknown[];
}

export function countVitest(report: VitestReport): Tally {
  // A file that failed to load has no tests to count, but it is a failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

export function countPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * The result of a run. A run that exited with an error, left no report or ran nothing counts as a failure, even if no
 * single test failed.
 */
export function tallyOf<Report>(file: string, exitCode: number, count: (report: Report) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const tally = count(JSON.parse(readFileSync(file, "utf8")) as Report);
  const isWrong = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return isWrong ? { ...tally, failed: 1 } : tally;
}
