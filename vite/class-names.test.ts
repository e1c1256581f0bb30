import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { classNameOf } from "./class-names.ts";

const root = resolve(import.meta.dirname, "..");
const files = globSync("src/**/*.module.css", { cwd: root }).map((file) => resolve(root, file));
const locals = ["page", "title", ...Array.from({ length: 30 }, (_, at) => `part${at}`)];

test("no two classes share a name, in one file or in two", () => {
  const names = files.flatMap((file) => locals.map((local) => classNameOf(local, file)));
  expect(new Set(names).size).toBe(names.length);
});

test("a class keeps its name, whoever asks for the style sheet and how", () => {
  const [file = ""] = files;
  expect(classNameOf("title", `${file}?direct`)).toBe(classNameOf("title", file));
});

test("no name is a word that a blocker of advertisements may look for", () => {
  for (const file of files) expect(classNameOf("page", file)).toMatch(/^[b-df-hj-np-tv-xz]+\d+$/);
});
