import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countPlaywright, countVitest, failedFiles, tallyOf } from "./report-counts.ts";

function reportFile(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}
const vitestFile = (status: string, failed: string[] = []) => ({
  name: join(process.cwd(), "tests/a.test.ts"),
  status,
  assertionResults: failed.map((fullName) => ({
    status: "failed",
    fullName,
    failureMessages: ["Error: expected 1 to be 2\n    at line 3"],
  })),
});
const vitest = (numPassedTests: number, numFailedTests: number, testResults = [vitestFile("passed")]) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

test("Vitest's tests are counted, and files that failed to load are failures", () => {
  expect(countVitest(vitest(5, 2))).toMatchObject({ passed: 5, failed: 2 });
  expect(countVitest(vitest(5, 0, [vitestFile("failed"), vitestFile("passed")]))).toEqual({
    passed: 5,
    failed: 1,
    failures: ["tests/a.test.ts could not be loaded"],
  });
});

test("a failed test of Vitest is named with its file and reason, so that the end of the output tells it", () => {
  const { failures } = countVitest(vitest(5, 1, [vitestFile("failed", ["a rule holds"])]));
  expect(failures).toEqual(["tests/a.test.ts › a rule holds: Error: expected 1 to be 2"]);
});

test("the files with failures are known, to run them again", () => {
  const file = reportFile(vitest(5, 1, [vitestFile("failed", ["a rule holds"])]));
  expect(failedFiles(file)).toEqual(["tests/a.test.ts"]);
  expect(failedFiles(reportFile(vitest(5, 0)))).toEqual([]);
});

test("Playwright's tests are counted, and so are errors outside of them", () => {
  const stats = { expected: 4, flaky: 1, unexpected: 2 };
  expect(countPlaywright({ stats, suites: [], errors: [] })).toMatchObject({ passed: 5, failed: 2 });
  expect(countPlaywright({ stats, suites: [], errors: [{ message: "no such project" }] })).toEqual({
    passed: 5,
    failed: 3,
    failures: ["no such project"],
  });
});

test("a failed journey is named with its file and line, inside a group too", () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: "a.spec.ts", line: 7 });
  const group = { specs: [spec("grouped", false)] };
  const { failures } = countPlaywright({
    stats: { expected: 1, flaky: 0, unexpected: 2 },
    suites: [{ specs: [spec("works", true), spec("fails", false)], suites: [group] }],
    errors: [],
  });
  expect(failures).toEqual(["a.spec.ts:7 › fails", "a.spec.ts:7 › grouped"]);
});

test("a run that crashed, ran nothing or left no report has failed, and says so", () => {
  expect(tallyOf(reportFile(vitest(5, 0)), 0, countVitest)).toEqual({ passed: 5, failed: 0, failures: [] });
  expect(tallyOf(reportFile(vitest(5, 0)), 1, countVitest)).toEqual({
    passed: 5,
    failed: 1,
    failures: ["ended with 1, although no test failed"],
  });
  expect(tallyOf(reportFile(vitest(5, 2)), 1, countVitest)).toMatchObject({ passed: 5, failed: 2 });
  expect(tallyOf(reportFile(vitest(0, 0)), 0, countVitest)).toMatchObject({
    failed: 1,
    failures: ["ran no test"],
  });
  expect(tallyOf(join(tmpdir(), "no-such-report.json"), 0, countVitest)).toEqual({
    passed: 0,
    failed: 1,
    failures: ["ended without a report"],
  });
});
