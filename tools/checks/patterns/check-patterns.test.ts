import { expect, test } from "vitest";
import { checkPatterns } from "./check-patterns.ts";
import { askRecheck } from "./judge.ts";

const problems = (text: string, path = "src/lib/planted.ts") =>
  checkPatterns([{ path, text }], askRecheck).map(({ line, problem }) => `${line}: ${problem}`);

test.each([
  ["an end that is searched for from every blank", "text.replace(/\\s+$/, '')"],
  ["a word in front of a sign", "text.match(/[^@]+@x/g)"],
  ["a repetition in a repetition", "/^(?:a+)+$/.test(text)"],
  ["a tag without an end", "const TAG = /<[a-z][^>]*>/i;"],
])("%s is found", (_name, text) => {
  expect(problems(text)).toEqual([expect.stringMatching(/^1: .* can take .* time/)]);
});

test("an expression that is built at run time must be listed with its reason", () => {
  const text = "\nconst WORD = new RegExp(`${A}+`, 'u');";
  expect(problems(text)).toEqual([expect.stringContaining("2: new RegExp(")]);
  expect(problems("RegExp(text)")).toHaveLength(1);
  const named = { path: "src/lib/planted.ts", start: "new RegExp(`${A}", reason: "A is one class" };
  expect(checkPatterns([{ path: "src/lib/planted.ts", text }], askRecheck, [named])).toEqual([]);
});

test("linear expressions, divisions and texts are ignored", () => {
  expect(
    problems("const a = b / c / d; const e = '/\\\\s+$/'; /^[a-z]{1,40}$/.test(e); e.split(/[,;]/)"),
  ).toEqual([]);
});

test("tests, and tools that never read visitors' texts, are not checked; the operator's commands are", () => {
  const text = "/\\s+$/.test(a)";
  expect(problems(text, "src/lib/planted.test.ts")).toEqual([]);
  expect(problems(text, "tools/build/planted.ts")).toEqual([]);
  expect(problems(text, "tools/operator/planted.ts")).toHaveLength(1);
});
