import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { compileCache } from "./tools/launch.mjs";
import { LongestFirst } from "./tools/test/longest-first.ts";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "{tools,vite}/**/*.test.ts",
      "tests/{contract,borders,fixtures,fuzz}/**/*.test.ts",
      // Not the journeys beside it: vitest.engines.config.ts runs those.
      "tests/engines/driver/*.test.ts",
    ],
    // These run in a browser: vitest.components.config.ts.
    exclude: ["**/node_modules/**", "src/**/*.browser.test.{ts,tsx}"],
    // For the processes that tests start: sites and commands.
    env: compileCache(import.meta.dirname),
    globalSetup: "tests/fixtures/databases/postgres.ts",
    // Tests clean up after themselves, and isolating each file would take longer than most files run.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests wait for databases and sites as much as they compute, so two workers fit on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
