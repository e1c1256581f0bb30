import { beforeEach, expect, it } from "vitest";
import type { Suite, Test } from "./collect.ts";
import { runSuite, testsOf } from "./run.ts";
import { InProcessRunner } from "./runner.ts";

let log: string[] = [];
beforeEach(() => {
  log = [];
});

const note = (text: string) => () => void log.push(text);
const testOf = (id: string, work: () => unknown = note(id), timeoutMs = 1_000): Test => ({
  id,
  file: "a.test.ts",
  work,
  timeoutMs,
});
const suiteOf = (name: string, ...parts: readonly (Suite | Test)[]): Suite => ({
  name,
  parts: [...parts],
  beforeAll: [note(`before all of ${name}`)],
  afterAll: [note(`after all of ${name}`)],
  beforeEach: [note(`before each of ${name}`)],
  afterEach: [note(`after each of ${name}`)],
});
const fails = () => {
  throw new Error("no");
};

const run = async (suite: Suite, wanted = testsOf(suite).map(({ id }) => id)) => {
  const failures: string[] = [];
  await runSuite(suite, {
    isWanted: ({ id }) => wanted.includes(id),
    onEnd: ({ test, failure }) => {
      if (failure !== null) failures.push(`${test.id}: ${failure}`);
      return failure === null;
    },
  });
  return failures;
};

it("hooks run around the wanted tests, the outer ones outside, and not at all without any", async () => {
  const whole = suiteOf(
    "file",
    testOf("one"),
    suiteOf("inner", testOf("two")),
    suiteOf("other", testOf("three")),
  );
  expect(await run(whole, ["two"])).toEqual([]);
  expect(log).toEqual([
    "before all of file",
    "before all of inner",
    "before each of file",
    "before each of inner",
    "two",
    "after each of inner",
    "after each of file",
    "after all of inner",
    "after all of file",
  ]);
});

it("the first failure ends the run, after the hooks", async () => {
  const failures = await run(suiteOf("file", suiteOf("inner", testOf("one", fails)), testOf("two")));
  expect(failures).toEqual(["one: no"]);
  expect(log).not.toContain("two");
  expect(log.slice(-3)).toEqual(["after each of file", "after all of inner", "after all of file"]);
});

it("a hook that fails is a failure of its tests", async () => {
  const whole = suiteOf("file", testOf("one"), testOf("two"));
  expect(await run({ ...whole, beforeAll: [fails] })).toEqual(["one: no"]);
  expect(await run({ ...whole, beforeEach: [fails] })).toEqual(["one: no"]);
  expect(await run({ ...whole, afterEach: [fails] })).toEqual(["one: no"]);
});

it("a test that takes too long fails with the words of Vitest", async () => {
  const never = () => new Promise(() => undefined);
  expect(await run(suiteOf("file", testOf("one", never, 5)))).toEqual(["one: Test timed out in 5ms."]);
});

const shared = (): { activeMutant?: string } =>
  (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__ ?? {};

async function started(...tests: readonly Test[]): Promise<InProcessRunner> {
  const runner = new InProcessRunner(async () => [suiteOf("file", ...tests)]);
  await runner.init();
  return runner;
}
const mutant = { activeMutant: { id: "7" } };

it("a test that fails only with the mutant kills it, and comes first for the next one", async () => {
  const runner = await started(
    testOf("other"),
    testOf("killer", () => {
      log.push("killer");
      if (shared().activeMutant === "7") fails();
    }),
  );
  expect(await runner.mutantRun(mutant)).toMatchObject({
    status: "killed",
    killedBy: ["killer"],
    nrOfTests: 2,
  });
  expect(shared().activeMutant).toBeUndefined();
  log = [];
  expect(await runner.mutantRun(mutant)).toMatchObject({ status: "killed", nrOfTests: 1 });
  expect(log).not.toContain("other");
});

it("a test that fails without the mutant, too, kills nothing", async () => {
  const runner = await started(testOf("broken", fails));
  await expect(runner.mutantRun(mutant)).rejects.toThrow("fails without a mutant, too: no");
});

it("a test that needs an earlier one of its file may kill", async () => {
  let isReady = false;
  const whole = suiteOf(
    "file",
    testOf("first", () => (isReady = true)),
    testOf("second", () => {
      if (!isReady || shared().activeMutant === "7") fails();
    }),
  );
  const runner = new InProcessRunner(async () => [{ ...whole, beforeAll: [() => (isReady = false)] }]);
  await runner.init();
  expect(await runner.mutantRun(mutant)).toMatchObject({ status: "killed", killedBy: ["second"] });
  expect(await runner.mutantRun(mutant)).toMatchObject({ status: "killed", killedBy: ["second"] });
});

it("after a test that ran out of time, the process takes no further mutant", async () => {
  const never = () => new Promise(() => undefined);
  const runner = await started(testOf("one", never, 5));
  expect(await runner.mutantRun(mutant)).toMatchObject({ status: "killed" });
  await expect(runner.mutantRun(mutant)).rejects.toThrow("ran out of time");
});

it("only the tests that reach a mutant run, and it survives if they pass", async () => {
  const runner = await started(testOf("one"), testOf("two"));
  expect(await runner.mutantRun({ ...mutant, testFilter: ["two"] })).toMatchObject({
    status: "survived",
    nrOfTests: 1,
  });
  expect(log).not.toContain("one");
});

it("the first run lists every test, failed ones with their failure", async () => {
  const runner = await started(testOf("one"), testOf("two", fails));
  const { tests } = await runner.dryRun();
  expect(tests).toMatchObject([
    { id: "one", status: 0 },
    { id: "two", status: 1, failureMessage: "no" },
  ]);
});
