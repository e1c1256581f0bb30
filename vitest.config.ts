import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "{tools,vite}/**/*.test.ts",
      "tests/{contract,borders,fixtures}/**/*.test.ts",
    ],
    // No test leaves anything behind, and a world of its own for each file takes longer than most of them.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The tests wait for databases and sites as much as they compute: two cores carry two of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
