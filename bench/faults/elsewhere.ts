/** Rows that tests, journeys and other benches measure: runs them and reports their result. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./row.ts";

const ROOT = join(import.meta.dirname, "../..");

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

async function run(args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += String(chunk);
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

interface TestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
}

export async function* tests(...files: readonly string[]): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "bench-faults-"));
  const report = join(folder, "report.json");
  const { code } = await run([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=json",
    `--outputFile=${report}`,
    ...files,
  ]);
  const { numPassedTests: passed, numTotalTests: all } = JSON.parse(
    readFileSync(report, "utf8"),
  ) as TestReport;
  rmSync(folder, { recursive: true });
  yield {
    engine: "any",
    figure: `${passed} of ${all} tests pass (${files.join(", ")})`,
    holds: code === 0 && all > 0,
  };
}

/** Runs a journey by its name in a real browser. CHROME_PATH selects the browser, as for `npm test`. */
export async function* journey(file: string, name: string): AsyncGenerator<Figure> {
  const { code, output } = await run(["node_modules/@playwright/test/cli.js", "test", file, "-g", name]);
  if (output.includes("Executable doesn't exist")) {
    yield { engine: "any", figure: "NOT MEASURED: there is no browser here; set CHROME_PATH", holds: null };
    return;
  }
  const [, passed = "0"] = /(\d+) passed/.exec(output) ?? [];
  yield { engine: "any", figure: `${passed} passed (${file}: ${name})`, holds: code === 0 && passed !== "0" };
}

/** Reports the last lines of another bench as its figures. */
export async function* bench(name: string, ...args: readonly string[]): AsyncGenerator<Figure> {
  const { code, output } = await run(["bench/main.ts", name, ...args]);
  if (output.includes(`There is no bench "${name}"`)) {
    yield { engine: "any", figure: `NOT MEASURED: there is no bench ${name}`, holds: null };
    return;
  }
  const lines = output
    .trim()
    .split("\n")
    .slice(-4)
    .map((line) => line.trim());
  yield { engine: "any", figure: lines.join("; "), holds: code === 0 };
}
