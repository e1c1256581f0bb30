// Counts passed and failed tests in the JSON reports of Vitest and Playwright, and names those that failed.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Tally } from "#tools/checks/run-checks.ts";

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly {
    status: string;
    fullName: string;
    failureMessages?: string[] | null;
  }[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface PlaywrightSuite {
  readonly specs: readonly { title: string; file: string; line: number; ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { expected: number; flaky: number; unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { message?: string }[];
}

/** The end of an error's first line says nothing that its begin does not. */
const LONGEST_REASON = 200;

const reasonOf = (message = ""): string =>
  stripVTControlCharacters(message).split("\n", 1)[0]?.slice(0, LONGEST_REASON) ?? "";

export function countVitest(report: VitestReport): Tally {
  // A file that failed to load has no tests to count, but it is a failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(
        ({ fullName, failureMessages }) =>
          `${fromHere(name)} › ${fullName}: ${reasonOf(failureMessages?.[0])}`,
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name }) => `${fromHere(name)} could not be loaded`)],
  };
}

/** Of the report that Vitest wrote. */
export const failedFiles = (file: string): string[] =>
  (JSON.parse(readFileSync(file, "utf8")) as VitestReport).testResults
    .filter(({ status }) => status === "failed")
    .map(({ name }) => fromHere(name));

const fromHere = (file: string): string => relative(process.cwd(), file);

export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => reasonOf(message))],
  };
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

/**
 * The result of a run. A run that exited with an error, left no report or ran nothing counts as a failure, even if no
 * single test failed.
 */
export function tallyOf<Report>(file: string, exitCode: number, count: (report: Report) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ["ended without a report"] };
  const tally = count(JSON.parse(readFileSync(file, "utf8")) as Report);
  const isWrong = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  if (!isWrong) return tally;
  const reason = tally.passed === 0 ? "ran no test" : `ended with ${exitCode}, although no test failed`;
  return { ...tally, failed: 1, failures: [reason] };
}
