import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

const { testDir: _testDir, grepInvert: _tagged, ...rest } = journeys;

/** `npm run test:reach`: every page in every language. It takes minutes. */
export default defineConfig({
  ...rest,
  timeout: 600_000,
  use: { ...journeys.use, contextOptions: { reducedMotion: "reduce" } },
  projects: [
    { name: "reach", testDir: "tests/reach" },
    { name: "journeys", testDir: "tests/journeys", grep: /@reach/ },
  ],
});
