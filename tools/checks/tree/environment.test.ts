import { expect, test } from "vitest";
import { checkEnvironment } from "./environment.ts";

// Put together here, so that the check does not find this file.
const ENV = ["process", "env"].join(".");
const found = (path: string, text: string) => checkEnvironment([{ path, text }]).length;

test.each([
  `const port = ${ENV}.PORT;`,
  `const port = ${ENV.replace(".", "?.")};`,
  `const port = ${ENV.replace(".", `["`)}"];`,
  ["const { argv, env } =", "process;"].join(" "),
  ["import { env } from", `"node:process";`].join(" "),
])("the environment is read in config.ts alone: %s", (text) => {
  expect(found("src/server/app.ts", text)).toBe(1);
  expect(found("tools/operator/main.ts", text)).toBe(1);
  expect(found("src/server/config.ts", text)).toBe(0);
});

test("the launchers and the choice of a test database may read it", () => {
  for (const path of ["tools/start.mjs", "tests/fixtures/database.ts", "playwright.config.ts"]) {
    expect(found(path, `const a = ${ENV}.A;`)).toBe(0);
  }
});

test("other words are no reading", () => {
  expect(found("src/server/app.ts", "const env = 1; const environment = process.argv;")).toBe(0);
});
