/**
 * A test runner of Stryker that loads the code and its tests once, and repeats in that process the tests that reach a
 * mutant. Vitest loads all of it again for each mutant, which takes longer than the tests
 * (docs/decisions/0211-mutants-in-one-process.md).
 */
import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { collectFile, type Suite, type Test } from "./collect.ts";
import { runSuite, testsOf, type Outcome } from "./run.ts";

type Coverage = Record<string, number>;

/** What the changed code reads and writes; Stryker gives it this name. */
interface Shared {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Coverage; perTest: Record<string, Coverage> };
}

interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
}

const shared: Shared = ((globalThis as { __stryker__?: Shared }).__stryker__ ??= {});

const SHIM = new URL("collect.ts", import.meta.url).href;

function replaceVitest(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" && context.parentURL !== SHIM
        ? { url: SHIM, shortCircuit: true }
        : next(specifier, context),
  });
}

const LAST_KILLERS = 4;

const merge = (to: Coverage, from: Coverage): void => {
  for (const [id, hits] of Object.entries(from)) to[id] = (to[id] ?? 0) + hits;
};

export class InProcessRunner {
  readonly #load: () => Promise<readonly Suite[]>;
  #suites: readonly Suite[] = [];
  #killers: readonly string[] = [];
  /** Tests that fail alone. */
  readonly #dependent = new Set<string>();
  #isLate = false;

  constructor(load: () => Promise<readonly Suite[]>) {
    this.#load = load;
  }

  /** A mutant of code that runs while modules load would need a new process. */
  readonly capabilities = () => ({ reloadEnvironment: false });

  async init(): Promise<void> {
    this.#suites = await this.#load();
  }

  async dryRun() {
    const outcomes: Outcome[] = [];
    const ofHooks = new Map<Suite, string>();
    for (const suite of this.#suites)
      await runSuite(suite, {
        isWanted: () => true,
        onHooks: (of) => {
          shared.currentTestId = `hooks ${ofHooks.size}`;
          ofHooks.set(of, ofHooks.get(of) ?? shared.currentTestId);
          shared.currentTestId = ofHooks.get(of);
        },
        onTest: ({ id }) => (shared.currentTestId = id),
        onEnd: (outcome) => outcomes.push(outcome) > 0,
      });
    shared.currentTestId = undefined;
    const mutantCoverage = shared.mutantCoverage ?? { static: {}, perTest: {} };
    for (const [suite, name] of ofHooks) {
      const reached = mutantCoverage.perTest[name] ?? {};
      delete mutantCoverage.perTest[name];
      for (const { id } of testsOf(suite)) merge((mutantCoverage.perTest[id] ??= {}), reached);
    }
    return { status: "complete", tests: outcomes.map(resultOf), mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRun) {
    if (this.#isLate) throw new Error("a test that ran out of time may still be running");
    const wanted = new Set(testFilter ?? this.#suites.flatMap(testsOf).map(({ id }) => id));
    const start = performance.now();
    Object.assign(shared, { hitCount: 0, hitLimit, activeMutant: activeMutant.id } satisfies Shared);
    const { failed, ran } = await this.#search(wanted);
    const hits = shared.hitCount ?? 0;
    Object.assign(shared, { activeMutant: undefined, hitLimit: undefined } satisfies Shared);
    const duration = Math.round(performance.now() - start);
    if (hitLimit !== undefined && hits > hitLimit)
      return { status: "timeout", reason: `Hit limit reached (${hits}/${hitLimit})` };
    if (!failed) return { status: "survived", nrOfTests: ran, duration };
    const { test, failure } = failed;
    this.#isLate = failure?.startsWith("Test timed out") ?? false;
    if (!this.#isLate) await this.#control(test, wanted);
    this.#killers = [test.id, ...this.#killers.filter((id) => id !== test.id)].slice(0, LAST_KILLERS);
    return { status: "killed", killedBy: [test.id], failureMessage: failure, nrOfTests: ran, duration };
  }

  /** Neighbours in the code often die by the same test, so the last ones that killed come first. */
  async #search(wanted: ReadonlySet<string>) {
    const first = new Set(this.#killers.filter((id) => wanted.has(id) && !this.#dependent.has(id)));
    const quick = await this.#firstFailure(first);
    if (quick.failed) return quick;
    const rest = await this.#firstFailure(wanted);
    return { failed: rest.failed, ran: quick.ran + rest.ran };
  }

  /**
   * Only a test that passes in the same process without the mutant has noticed it. Stryker answers an error by trying
   * the mutant again in a new process.
   */
  async #control(test: Test, wanted: ReadonlySet<string>): Promise<void> {
    const alone = await this.#firstFailure(new Set([test.id]));
    if (!alone.failed) return;
    // It may need what earlier tests of its file leave behind.
    this.#dependent.add(test.id);
    const file = this.#suites.find((suite) => testsOf(suite).includes(test));
    const ids = file ? testsOf(file).map(({ id }) => id) : [];
    const { failed } = await this.#firstFailure(new Set(ids.filter((id) => wanted.has(id))));
    if (failed) throw new Error(`"${failed.test.id}" fails without a mutant, too: ${failed.failure}`);
  }

  async #firstFailure(wanted: ReadonlySet<string>) {
    let failed: Outcome | undefined;
    let ran = 0;
    for (const suite of this.#suites) {
      const goesOn = await runSuite(suite, {
        isWanted: ({ id }) => wanted.has(id),
        onEnd: (outcome) => {
          ran += 1;
          if (outcome.failure !== null) failed = outcome;
          return outcome.failure === null;
        },
      });
      if (!goesOn) break;
    }
    return { failed, ran };
  }
}

/** Numbers of Stryker's `TestStatus`. */
const [SUCCESS, FAILED] = [0, 1];

const resultOf = ({ test: { id, file }, failure, ms }: Outcome) => ({
  id,
  name: id,
  fileName: resolve(file),
  timeSpentMs: ms,
  ...(failure === null ? { status: SUCCESS } : { status: FAILED, failureMessage: failure }),
});

async function loadFiles(globs: readonly string[]): Promise<Suite[]> {
  replaceVitest();
  const suites: Suite[] = [];
  // In the order of the scope, so that quick files come first.
  for (const file of new Set(globs.flatMap((glob) => globSync(glob).toSorted())))
    suites.push(await collectFile(file, pathToFileURL(resolve(file)).href));
  return suites;
}

const create = Object.assign(
  ({ testFiles }: { readonly testFiles: readonly string[] }) =>
    new InProcessRunner(() => loadFiles(testFiles)),
  { inject: ["options"] },
);

export const strykerPlugins = [{ kind: "TestRunner", name: "in-process", factory: create }] as const;
