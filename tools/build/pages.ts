// React Router's own build command empties the whole of build/, compiled messages and lock included; this is
// the same call to Vite without that.
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
  // The bundler's message names file and line; a stack of its own files would only bury it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
