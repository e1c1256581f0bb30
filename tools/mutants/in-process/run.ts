/** Runs collected tests, as often as wanted, with the hooks of their suites. */
import { isSuite, type Suite, type Test } from "./collect.ts";

export interface Outcome {
  readonly test: Test;
  /** Null if it passed. */
  readonly failure: string | null;
  readonly ms: number;
}

export interface Watch {
  isWanted(test: Test): boolean;
  /** Hooks of a suite run: whatever they reach, every test of the suite reaches. */
  onHooks?(suite: Suite): void;
  onTest?(test: Test): void;
  /** Returns whether to go on. */
  onEnd(outcome: Outcome): boolean;
}

export const testsOf = (suite: Suite): readonly Test[] =>
  suite.parts.flatMap((part) => (isSuite(part) ? testsOf(part) : [part]));

/** With the words of Vitest, which the report knows. */
async function limited(work: () => unknown, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`Test timed out in ${timeoutMs}ms.`)), timeoutMs);
  });
  try {
    await Promise.race([(async () => work())(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const HOOK_TIMEOUT_MS = 60_000;

/** Returns what failed, or null. */
async function failureOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  }
}

const runHooks = (hooks: readonly (() => unknown)[]): Promise<string | null> =>
  failureOf(async () => {
    for (const hook of hooks) await limited(hook, HOOK_TIMEOUT_MS);
  });

async function runTest(test: Test, around: readonly Suite[]): Promise<string | null> {
  const failure =
    (await runHooks(around.flatMap(({ beforeEach }) => beforeEach))) ??
    (await failureOf(() => limited(test.work, test.timeoutMs)));
  const after = await runHooks(around.toReversed().flatMap(({ afterEach }) => afterEach));
  return failure ?? after;
}

/** Returns whether to go on with the next suite. */
export async function runSuite(suite: Suite, watch: Watch, outer: readonly Suite[] = []): Promise<boolean> {
  const wanted = testsOf(suite).filter((test) => watch.isWanted(test));
  const [first] = wanted;
  if (!first) return true;
  watch.onHooks?.(suite);
  const broken = await runHooks(suite.beforeAll);
  const around = [...outer, suite];
  let goesOn = true;
  if (broken !== null) goesOn = watch.onEnd({ test: first, failure: broken, ms: 0 });
  else
    for (const part of suite.parts) {
      if (!goesOn) break;
      goesOn = isSuite(part) ? await runSuite(part, watch, around) : await runOne(part, watch, around);
    }
  watch.onHooks?.(suite);
  await runHooks(suite.afterAll);
  return goesOn;
}

async function runOne(test: Test, watch: Watch, around: readonly Suite[]): Promise<boolean> {
  if (!watch.isWanted(test)) return true;
  watch.onTest?.(test);
  const start = performance.now();
  const failure = await runTest(test, around);
  return watch.onEnd({ test, failure, ms: performance.now() - start });
}
