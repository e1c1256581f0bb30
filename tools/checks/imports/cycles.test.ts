import { expect, test } from "vitest";
import { checkCycles } from "./cycles.ts";
import { readModules } from "./modules.ts";

const check = (files: Record<string, string>) =>
  checkCycles(readModules(Object.entries(files).map(([path, text]) => ({ path, text })))).map(
    ({ problem }) => problem,
  );

test("three files that import each other in a ring are one cycle", () => {
  const findings = check({
    "src/lib/a.ts": `import "./b.ts";`,
    "src/lib/b.ts": `export { c } from "./c.ts";`,
    "src/lib/c.ts": `import type { A } from "./a.ts"; export type C = A;`,
    "src/lib/start.ts": `import "./b.ts";`,
  });
  expect(findings).toEqual(["import cycle: src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts"]);
});

test("two ways to the same file are no cycle", () => {
  const findings = check({
    "src/lib/a.ts": `import "./b.ts"; import "./c.ts";`,
    "src/lib/b.ts": `import "./c.ts";`,
    "src/lib/c.ts": "export const c = 1;",
  });
  expect(findings).toEqual([]);
});
