/** Components, rendered and used in a real browser: `*.browser.test.tsx` beside each. */
import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { classNameOf } from "./vite/class-names.ts";
import { resolveAliases } from "./vite/resolve-aliases.ts";

const executablePath = process.env["CHROME_PATH"];

export default defineConfig({
  css: { modules: { generateScopedName: classNameOf } },
  resolve: { alias: resolveAliases },
  // A dependency that Vite discovers during a test reloads the page, so everything that needs bundling is listed.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "react",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
      "react-dom/server.browser",
    ],
  },
  test: {
    include: ["src/**/*.browser.test.{ts,tsx}"],
    testTimeout: 30_000,
    // A machine with other work is slow; what is expected must still come.
    expect: { poll: { timeout: 10_000 } },
    // On two cores Vitest would open one page at a time, and a page waits for the server, for frames and for its pointer.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        },
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
});
