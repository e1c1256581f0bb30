import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** `npm run test:reach`: every page in every language, for minutes rather than seconds. */
export default defineConfig({
  ...journeys,
  testDir: "tests/reach",
  timeout: 600_000,
  use: { ...journeys.use, contextOptions: { reducedMotion: "reduce" } },
});
