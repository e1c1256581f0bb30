/** Journeys in Firefox and WebKit: each engine that is there is a project, and runs the same files. */
import { defineConfig } from "vitest/config";

const PROGRAMS = {
  firefox: process.env["FIREFOX_PATH"],
  webkit: process.env["WEBKIT_DRIVER_PATH"],
};

export default defineConfig({
  test: {
    globalSetup: "tests/engines/setup.ts",
    // One for each engine: they wait for each other's processors anyway.
    maxWorkers: 2,
    projects: Object.entries(PROGRAMS).flatMap(([name, program]) =>
      program
        ? [
            {
              test: {
                name,
                include: ["tests/engines/*.test.ts"],
                provide: { engine: name as "firefox" | "webkit", program },
                testTimeout: 120_000,
                hookTimeout: 120_000,
                expect: { poll: { timeout: 20_000 } },
              },
            },
          ]
        : [],
    ),
  },
});
