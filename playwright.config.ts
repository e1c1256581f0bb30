import { defineConfig } from "@playwright/test";

// Another checkout can run its journeys beside this one.
const PORT = Number(process.env["JOURNEY_PORT"] ?? 4_390);
const browser = process.env["CHROME_PATH"];

/** Journeys run in a real browser against the built site with its own database. */
export default defineConfig({
  testDir: "tests/journeys",
  // These are slow and run with `npm run test:reach`.
  grepInvert: /@reach/,
  fullyParallel: true,
  // Two cores have room for a third: many journeys wait for timers and slow networks.
  workers: 3,
  timeout: 180_000,
  // A machine with other work is slow; what is expected must still come.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Steps and requests only, because screenshots would cost a third of the time. `--trace on` records them.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
    // A cached page of the service worker would hide the server's response; the offline journeys allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: ["--disable-background-networking", "--disable-component-update", "--no-first-run"],
    },
  },
  webServer: {
    command: `node tests/fixtures/serve-site.ts ${PORT}`,
    env: { NODE_ENV: "production" },
    url: `http://127.0.0.1:${PORT}/readyz`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
