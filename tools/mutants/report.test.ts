import { expect, it } from "vitest";
import { livingMutants, rowOf, scoreOf, type Report } from "./report.ts";

const mutant = (status: string, start = 5, end = 10, line = 1) => ({
  mutatorName: "EqualityOperator",
  replacement: "a >= b",
  status,
  location: { start: { line: 1, column: start }, end: { line, column: end } },
});

const report = (...statuses: string[]): Report => ({
  files: {
    "src/a.ts": { source: "if (a > b) {\n  c();\n}", mutants: statuses.map((status) => mutant(status)) },
  },
});

it("an endless loop is killed; a mutant that no test reaches, or whose time is over, is not", () => {
  const score = scoreOf(report("Killed", "Survived", "NoCoverage", "Timeout"));
  expect(score).toEqual({ files: 1, killed: 1, survived: 1, uncovered: 1, undecided: 1, percent: 25 });
  const counted = { ...mutant("Timeout"), statusReason: "Hit limit reached (501/500)" };
  expect(scoreOf({ files: { "src/a.ts": { source: "", mutants: [counted] } } }).percent).toBe(100);
});

it("a test that failed by its time limit has killed nothing", () => {
  const failed = (statusReason: string): Report => ({
    files: { "src/a.ts": { source: "", mutants: [{ ...mutant("Killed"), statusReason }] } },
  });
  expect(scoreOf(failed("Error: Test timed out in 30000ms."))).toMatchObject({ killed: 0, undecided: 1 });
  expect(scoreOf(failed("Error: Hook timed out in 60000ms."))).toMatchObject({ killed: 0, undecided: 1 });
  expect(scoreOf(failed("expected 1 to be 2"))).toMatchObject({ killed: 1, undecided: 0 });
});

it("ignored mutants and those that cannot be loaded do not count", () => {
  expect(scoreOf(report("Killed", "Ignored", "RuntimeError", "CompileError")).percent).toBe(100);
  expect(scoreOf(report()).percent).toBe(100);
});

it("a row has the columns of the table in the docs", () => {
  const row = rowOf("lib", scoreOf(report("Killed", "Killed", "Survived")), new Date("2026-11-17T01:00:00Z"));
  expect(row).toBe("| lib | 1 | 3 | 2 | 1 | 0 | 0 | 66.7 % | 2026-11-17 |");
});

it("a mutant that lived is shown with its place, what it replaced and with what; a killed one is not", () => {
  expect(livingMutants(report("Killed", "Survived", "Ignored"))).toEqual([
    "src/a.ts:1 Survived: EqualityOperator a > b → a >= b",
  ]);
});

it("code over several lines is shown on one", () => {
  const { files } = report();
  const source = files["src/a.ts"]?.source ?? "";
  const block = { files: { "src/a.ts": { source, mutants: [mutant("NoCoverage", 12, 2, 3)] } } };
  expect(livingMutants(block)).toEqual(["src/a.ts:1 NoCoverage: EqualityOperator { c(); } → a >= b"]);
});
