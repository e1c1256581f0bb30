// Calls Vite directly, because React Router's build command empties build/, compiled messages and lock included.
import { dirname } from "node:path";
import { createBuilder } from "vite";
import { stopWithParent } from "#tools/stop-with-parent.ts";

stopWithParent();
const root = dirname(dirname(import.meta.dirname));
try {
  const rolldownOptions = { checks: { bundlerTimings: false } };
  const builder = await createBuilder({
    root,
    logLevel: "warn",
    build: { emptyOutDir: false, rolldownOptions },
  });
  await builder.buildApp();
} catch (error) {
  // The bundler's message names file and line; its stack trace would only hide that.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
