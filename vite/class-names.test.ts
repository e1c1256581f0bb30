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

test("a class has the same name however its style sheet is requested", () => {
  const [file = ""] = files;
  expect(classNameOf("title", `${file}?direct`)).toBe(classNameOf("title", file));
});

test("no name is a word that ad blockers may match", () => {
  for (const file of files) expect(classNameOf("page", file)).toMatch(/^[b-df-hj-np-tv-xz]+\d+$/);
});
