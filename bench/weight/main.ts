/** The JavaScript of each page's first load, from the built files: nothing is started. */
import { resolve } from "node:path";
import { MAX_SCRIPT_BYTES, pageWeights } from "#tools/build/page-weights.ts";

export async function run(): Promise<void> {
  const weights = await pageWeights(resolve(import.meta.dirname, "../../build"));
  console.log("page               kind         files   bytes (brotli)");
  for (const { path, isInteractive, isPublic, files, bytes } of weights.toSorted(
    (a, b) => b.bytes - a.bytes,
  )) {
    const kind = isInteractive ? "interactive" : "document";
    const isTooMuch = isPublic && bytes > MAX_SCRIPT_BYTES;
    const remark = isTooMuch ? `  more than ${MAX_SCRIPT_BYTES}` : isPublic ? "" : "  internal";
    console.log(
      `${path.padEnd(18)} ${kind.padEnd(12)} ${String(files).padStart(5)} ${String(bytes).padStart(8)}${remark}`,
    );
    if (isTooMuch) process.exitCode = 1;
  }
}
