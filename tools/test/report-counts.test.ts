import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countPlaywright, countVitest, tallyOf } from "./report-counts.ts";

function reportFile(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}
const vitest = (numPassedTests: number, numFailedTests: number, files: string[] = []) => ({
  numPassedTests,
  numFailedTests,
  testResults: files.map((status) => ({ status, assertionResults: [] })),
});

test("Vitest's tests are counted, and files that failed to load are failures", () => {
  expect(countVitest(vitest(5, 2))).toEqual({ passed: 5, failed: 2 });
  expect(countVitest(vitest(5, 0, ["failed", "passed"]))).toEqual({ passed: 5, failed: 1 });
});

test("Playwright's tests are counted, and so are errors outside of them", () => {
  const stats = { expected: 4, flaky: 1, unexpected: 2 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 });
  expect(countPlaywright({ stats, errors: ["no such project"] })).toEqual({ passed: 5, failed: 3 });
});

test("a run that crashed, ran nothing or left no report has failed", () => {
  expect(tallyOf(reportFile(vitest(5, 0)), 0, countVitest)).toEqual({ passed: 5, failed: 0 });
  expect(tallyOf(reportFile(vitest(5, 0)), 1, countVitest)).toEqual({ passed: 5, failed: 1 });
  expect(tallyOf(reportFile(vitest(5, 2)), 1, countVitest)).toEqual({ passed: 5, failed: 2 });
  expect(tallyOf(reportFile(vitest(0, 0)), 0, countVitest)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf(join(tmpdir(), "no-such-report.json"), 0, countVitest)).toEqual({ passed: 0, failed: 1 });
});
