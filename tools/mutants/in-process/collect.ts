/** Stands in for "vitest" in a process that repeats tests: collects suites, tests and hooks instead of running them. */
import { format } from "node:util";

export { expect, vi } from "vitest";

type Work = (...args: never[]) => unknown;
type Hook = () => unknown;

export interface Test {
  readonly id: string;
  readonly file: string;
  readonly work: () => unknown;
  readonly timeoutMs: number;
}

export interface Suite {
  readonly name: string;
  readonly parts: (Suite | Test)[];
  readonly beforeAll: Hook[];
  readonly afterAll: Hook[];
  readonly beforeEach: Hook[];
  readonly afterEach: Hook[];
}

/** Vitest's limits, as vitest.config.ts sets them. */
const TEST_TIMEOUT_MS = 30_000;

const newSuite = (name: string): Suite => ({
  name,
  parts: [],
  beforeAll: [],
  afterAll: [],
  beforeEach: [],
  afterEach: [],
});

let open: Suite[] = [newSuite("")];
let file = "";
let ids = new Set<string>();

const current = (): Suite => {
  const suite = open.at(-1);
  if (!suite) throw new Error("a test outside a test file");
  return suite;
};

/** Imports a test file and returns what it defines. */
export async function collectFile(path: string, url: string): Promise<Suite> {
  const whole = newSuite(path);
  file = path;
  open = [whole];
  ids = new Set();
  await import(url);
  return whole;
}

export const isSuite = (part: Suite | Test): part is Suite => "parts" in part;

function addSuite(name: string, define: () => unknown): void {
  const suite = newSuite(name);
  current().parts.push(suite);
  open.push(suite);
  define();
  open.pop();
}

function addTest(name: string, work: () => unknown, options?: number | { timeout?: number }): void {
  const path = [file, ...open.slice(1).map((suite) => suite.name), name].join(" > ");
  // Rows of a table may have the same title.
  let id = path;
  for (let n = 2; ids.has(id); n += 1) id = `${path} (${n})`;
  ids.add(id);
  const timeoutMs = (typeof options === "number" ? options : options?.timeout) ?? TEST_TIMEOUT_MS;
  current().parts.push({ id, file, work, timeoutMs });
}

const titleOf = (title: string, row: readonly unknown[]): string => {
  const [first] = row;
  const filled = title.replaceAll(/\$(\w+)/g, (whole, key: string) =>
    typeof first === "object" && first !== null && key in first
      ? String((first as Record<string, unknown>)[key])
      : whole,
  );
  const places = filled.match(/%[sdijo]/g)?.length ?? 0;
  return format(filled, ...row.slice(0, places));
};

const eachOf =
  (add: (title: string, work: () => unknown, options?: number) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, work: Work, options?: number): void => {
    for (const row of rows) {
      const args = Array.isArray(row) ? row : [row];
      add(titleOf(title, args), () => work(...(args as never[])), options);
    }
  };

export const describe = Object.assign(addSuite, { each: eachOf(addSuite) });
export const it = Object.assign(addTest, { each: eachOf(addTest) });
export const test = it;
export const beforeAll = (hook: Hook): void => void current().beforeAll.push(hook);
export const afterAll = (hook: Hook): void => void current().afterAll.push(hook);
export const beforeEach = (hook: Hook): void => void current().beforeEach.push(hook);
export const afterEach = (hook: Hook): void => void current().afterEach.push(hook);
