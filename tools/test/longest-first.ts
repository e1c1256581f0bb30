/**
 * The order of test files. Vitest starts the largest files first and does not know that some short ones take longest: they
 * ended alone on one processor while the other was idle.
 */
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Short files that take long, because of what they ask, build, fill, start or wait for. */
export const LONG_FILES: readonly string[] = [
  "tests/contract/submissions/crash.test.ts",
  "tests/contract/catalogue/search-set.test.ts",
  "tests/contract/image/image.test.ts",
  "tests/contract/stores/query-plans.test.ts",
  "tests/contract/stores/several-processes.test.ts",
  "tests/contract/review/killed.test.ts",
  "tests/contract/processes/processes.test.ts",
  "tests/contract/processes/two-machines.test.ts",
  "tests/contract/processes/prometheus.test.ts",
  "tests/contract/processes/balance.test.ts",
  "tests/contract/start/old-release.test.ts",
  "tests/contract/cdn/behind-varnish.test.ts",
  "tests/contract/connections/connections.test.ts",
  "tests/contract/stores/listener.test.ts",
  "tests/borders/page-weight.test.ts",
  "tests/borders/desk-bundle.test.ts",
  "tests/borders/client-bundle.test.ts",
];

/** Those that are named come first, in their order; the others stay as they are. */
export function longestFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const rankOf = (file: File): number => {
    const at = LONG_FILES.indexOf(pathOf(file));
    return at === -1 ? LONG_FILES.length : at;
  };
  return files.toSorted((a, b) => rankOf(a) - rankOf(b));
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    // oxlint-disable-next-line unicorn/no-array-sort -- it is a method of Vitest
    const bySize = await super.sort(files);
    return longestFirst(bySize, ({ moduleId }) => relative(root, moduleId).replaceAll("\\", "/"));
  }
}
