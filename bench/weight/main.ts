/** Prints the JavaScript of each page's first load, read from the built files. */
import { resolve } from "node:path";
import { MAX_SCRIPT_BYTES, pageWeights } from "#tools/build/page-weights.ts";

export function run(): Promise<void> {
  const weights = pageWeights(resolve(import.meta.dirname, "../../build"));
  console.log("a page with          files   bytes (brotli)");
  for (const { part, files, bytes } of weights.toSorted((a, b) => b.bytes - a.bytes)) {
    const isTooMuch = bytes > MAX_SCRIPT_BYTES;
    const remark = isTooMuch ? `  more than ${MAX_SCRIPT_BYTES}` : "";
    const name = part ?? "nothing of its own";
    console.log(`${name.padEnd(20)} ${String(files).padStart(5)} ${String(bytes).padStart(8)}${remark}`);
    if (isTooMuch) process.exitCode = 1;
  }
  return Promise.resolve();
}
