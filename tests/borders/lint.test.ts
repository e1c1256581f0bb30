// Plants one mistake of each kind in a small tree and expects the linter to refuse it with the project's own rules.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const PROJECT = resolve(import.meta.dirname, "../..");
const CONFIGURATION = [".oxlintrc.json", "tsconfig.json", "package.json"];

function lint(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "lint-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of CONFIGURATION) copyFileSync(join(PROJECT, name), join(root, name));
  symlinkSync(join(PROJECT, "node_modules"), join(root, "node_modules"), "junction");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(PROJECT, "node_modules/oxlint/bin/oxlint"), "--type-aware", "--format=unix"],
    { cwd: root, encoding: "utf8" },
  );
  return stdout
    .split("\n")
    .filter((line) => line.includes("[Error/"))
    .map((line) => line.replace(/^([^:]+):.*\[Error\/(.*)\]$/, "$1 $2"))
    .toSorted((a, b) => a.localeCompare(b));
}

const lines = (count: number): string =>
  `export function long(): number {\n${"  Math.random();\n".repeat(count - 3)}  return 1;\n}\n`;

const longFile = (count: number): string => `export const ones = [\n${"  1,\n".repeat(count - 2)}];\n`;

test("every kind of mistake is refused", () => {
  const findings = lint({
    "src/features/news/model.ts": "const news = 1;\nexport default news;\n",
    "src/features/news/server/floating.ts":
      "const send = async () => 1;\nexport const go = () => {\n  send();\n};\n",
    "src/features/news/all.ts": `export * from "./model.ts";\nexport const own = 1;\n`,
    "src/lib/any.ts": "export const read = (text: string): any => text;\n",
    "src/lib/hooked.tsx":
      `import { useState } from "react";\nexport function Part({ on }: { on: boolean }) {\n` +
      `  if (on) useState(1);\n  return null;\n}\n`,
    "src/lib/long.ts": lines(51),
    "src/lib/long-file.ts": longFile(401),
    "src/lib/NavBar.ts": "export const a = 1;\n",
    "src/lib/ring/a.ts": `import { b } from "#lib/ring/b.ts";\nexport const a = b;\nexport type A = 1;\n`,
    "src/lib/ring/b.ts": `import type { A } from "./a.ts";\nexport const b: A = 1;\n`,
    "src/shell/dotted.ts": `export const a = process.env["A"];\n`,
    "src/shell/imported.ts": `import { env } from "node:process";\nexport const a = env["A"];\n`,
    "src/shell/taken-apart.ts": "const { env } = process;\nexport const a = env;\n",
    "src/ui/load/load.ts": `export const load = () => fetch("/v1");\n`,
    "src/ui/picture/picture.tsx": `export const Picture = () => <img src="a.png" />;\n`,
    "tools/index.ts": `import { A } from "./a.ts";\nexport const b = (a: A) => a;\n`,
    "tools/a.ts": "export interface A {\n  a: 1;\n}\n",
  });
  expect(findings).toEqual([
    "src/features/news/all.ts oxc(no-barrel-file)",
    "src/features/news/model.ts import(no-default-export)",
    "src/features/news/server/floating.ts typescript(no-floating-promises)",
    "src/lib/any.ts typescript(no-explicit-any)",
    "src/lib/hooked.tsx react-hooks(rules-of-hooks)",
    "src/lib/long-file.ts eslint(max-lines)",
    "src/lib/long.ts eslint(max-lines-per-function)",
    "src/lib/NavBar.ts unicorn(filename-case)",
    "src/lib/ring/a.ts import(no-cycle)",
    "src/lib/ring/b.ts import(no-cycle)",
    "src/shell/dotted.ts eslint(no-restricted-properties)",
    "src/shell/imported.ts eslint(no-restricted-imports)",
    "src/shell/taken-apart.ts eslint(no-restricted-properties)",
    "src/ui/load/load.ts eslint(no-restricted-globals)",
    "src/ui/picture/picture.tsx jsx-a11y(alt-text)",
    "tools/index.ts typescript(consistent-type-imports)",
  ]);
});

test("what a tool requires is accepted", () => {
  const findings = lint({
    "src/pages/home/page.tsx": "export default function Page() {\n  return <p>hello</p>;\n}\n",
    "src/routes.ts": "export default [];\n",
    "vite.config.ts": "export default {};\n",
    "src/server/config.ts": `export const port = process.env["PORT"];\n`,
    "src/lib/long-file.ts": longFile(400),
    "src/entry.client.tsx": "export const a = 1;\n",
    "src/lib/long.ts": lines(50),
    "src/shell/load.ts": `export const load = () => fetch("/v1");\n`,
  });
  expect(findings).toEqual([]);
});
