import { defineConfig } from "@playwright/test";

const PORT = 4_390;
const browser = process.env["CHROME_PATH"];

/** Journeys run in a real browser against the built site, on a database of its own. */
export default defineConfig({
  testDir: "tests/journeys",
  // Those take long, and run with `npm run test:reach`.
  grepInvert: /@reach/,
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Steps and requests only: pictures of every page cost a third of the time. `--trace on` has them.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
    // A page from the worker's copies would hide what the server says; its own journey lets it work.
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
