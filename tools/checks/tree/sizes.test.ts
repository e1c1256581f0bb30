import { expect, test } from "vitest";
import { checkSizes, MAX_FILES_IN_FOLDER, MAX_LINES } from "./sizes.ts";

const check = (...files: [path: string, lines: number][]) =>
  checkSizes(files.map(([path, lines]) => ({ path, text: "line\n".repeat(lines) }))).map(
    ({ problem }) => problem,
  );

test("a style sheet of 400 lines is accepted, one of 401 is not", () => {
  expect(check(["src/ui/long.css", MAX_LINES])).toEqual([]);
  expect(check(["src/ui/long.css", MAX_LINES + 1])).toEqual(["401 lines, the limit is 400"]);
});

test("data may be long", () => {
  expect(check(["tests/fixtures/dapps.json", 5_000], ["content/messages/en/submitDapp.json", 5_000])).toEqual(
    [],
  );
});

test("one file in twenty may have over 250 lines, not more", () => {
  const files = Array.from({ length: 60 }, (_, n): [string, number] => [
    `src/lib/f${n}/a.ts`,
    n < 6 ? 300 : 10,
  ]);
  expect(check(...files)).toEqual(["5 % of files have over 300 lines, the limit is 250"]);
  expect(check(...files.slice(4))).toEqual([]);
});

test("twenty files in a folder are accepted, twenty-one are not", () => {
  const files = Array.from({ length: MAX_FILES_IN_FOLDER + 1 }, (_, n): [string, number] => [
    `src/ui/a${n}.ts`,
    1,
  ]);
  expect(check(...files.slice(1))).toEqual([]);
  expect(check(...files)).toEqual(["21 files, the limit is 20"]);
});

test("names are in kebab-case and describe the content", () => {
  expect(check(["src/ui/NavBar.module.css", 1])).toEqual([`"NavBar" is not in kebab-case`]);
  expect(check(["src/lib/search/README.md", 1])).toEqual([]);
  expect(check(["src/ui/nav_bar/a.ts", 1])).toEqual([`"nav_bar" is not in kebab-case`]);
  expect(check(["src/shell/utils.ts", 1])).toEqual([`"utils" says nothing about what is inside`]);
  expect(check(["src/shell/helpers/a.ts", 1])).toEqual([`"helpers" says nothing about what is inside`]);
  expect(check(["src/features/news/types.ts", 1])).toEqual([`"types" says nothing about what is inside`]);
  expect(check(["src/entry.client.tsx", 1], ["src/ui/nav-bar/nav-bar.module.css", 1])).toEqual([]);
});
