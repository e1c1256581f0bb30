import { expect, test } from "vitest";
import { checkDocLinks } from "./doc-links.ts";

const others = [
  { path: "src/server/app.ts", text: "" },
  { path: "docs/home.png", text: "" },
  { path: "docs/architecture.md", text: "# How it works\n\n## What each kind of test proves\n" },
];
const problems = (text: string, path = "docs/guides/page.md") =>
  checkDocLinks([...others, { path, text }]).map(({ line, problem }) => `${line}: ${problem}`);

test.each([
  ["a file", "See [how](../architecture.md)."],
  ["a heading", "See [tests](../architecture.md#what-each-kind-of-test-proves)."],
  ["a folder", "See [docs](../../docs)."],
  ["a picture", "![Home](../home.png)"],
  ["another site", "See [MDN](https://developer.mozilla.org/x)."],
])("a link to %s is accepted", (_kind, text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  ["a file that is gone", "\nSee [how](../structure.md).", "2: links to ../structure.md, which is not there"],
  [
    "a heading that is gone",
    "[x](../architecture.md#speed)",
    "1: links to ../architecture.md#speed, which is not there",
  ],
])("a link to %s is refused, with its line", (_kind, text, problem) => {
  expect(problems(text)).toEqual([problem]);
});

test("a file name is accepted with all of its folders, or the last of them", () => {
  expect(problems("`src/server/app.ts`, `server/app.ts` and `app.ts`")).toEqual([]);
});

test("a file name that is not in the tree is refused", () => {
  expect(problems("Edit `src/server/application.ts`.")).toEqual([
    "1: names src/server/application.ts, which is not there",
  ]);
});

test("placeholders, commands, addresses and built files are not file names", () => {
  expect(
    problems(
      "`src/pages/<screen>/page.tsx`, `*.test.ts`, `NNNN-name.ts`, `node a.ts`, `/openapi.json`, `build/messages/en.json`",
    ),
  ).toEqual([]);
});

test("a dated record may name files that are gone, but its links must work", () => {
  const path = "docs/decisions/0001-a.md";
  expect(problems("`src/old.ts`", path)).toEqual([]);
  expect(problems("[x](0002-b.md)", path)).toHaveLength(1);
});
