// Plants one mistake of each kind in a small tree and sees the linter refuse it with the project's own rules.
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

test("every kind of mistake is refused", () => {
  const findings = lint({
    "src/features/news/model.ts": "const news = 1;\nexport default news;\n",
    "src/features/news/server/floating.ts":
      "const send = async () => 1;\nexport const go = () => {\n  send();\n};\n",
    "src/lib/any.ts": "export const read = (text: string): any => text;\n",
    "src/lib/hooked.tsx":
      `import { useState } from "react";\nexport function Part({ on }: { on: boolean }) {\n` +
      `  if (on) useState(1);\n  return null;\n}\n`,
    "src/lib/long.ts": lines(51),
    "src/ui/load/load.ts": `export const load = () => fetch("/v1");\n`,
    "src/ui/picture/picture.tsx": `export const Picture = () => <img src="a.png" />;\n`,
    "tools/index.ts": `import { A } from "./a.ts";\nexport const b = (a: A) => a;\n`,
    "tools/a.ts": "export interface A {\n  a: 1;\n}\n",
  });
  expect(findings).toEqual([
    "src/features/news/model.ts import(no-default-export)",
    "src/features/news/server/floating.ts typescript(no-floating-promises)",
    "src/lib/any.ts typescript(no-explicit-any)",
    "src/lib/hooked.tsx react-hooks(rules-of-hooks)",
    "src/lib/long.ts eslint(max-lines-per-function)",
    "src/ui/load/load.ts eslint(no-restricted-globals)",
    "src/ui/picture/picture.tsx jsx-a11y(alt-text)",
    "tools/index.ts typescript(consistent-type-imports)",
  ]);
});

test("what a tool demands is taken", () => {
  const findings = lint({
    "src/pages/home/page.tsx": "export default function Page() {\n  return <p>hello</p>;\n}\n",
    "src/routes.ts": "export default [];\n",
    "vite.config.ts": "export default {};\n",
    "src/lib/long.ts": lines(50),
    "src/shell/load.ts": `export const load = () => fetch("/v1");\n`,
  });
  expect(findings).toEqual([]);
});
