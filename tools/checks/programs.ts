// The checks that are external programs. Their output appears only when they find something.
import { spawn } from "node:child_process";
import { environmentWith } from "#tools/launch.mjs";

export interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

const TYPEGEN = ["react-router", "typegen"];
const TYPES = ["tsc"];
const LINT = [
  "oxlint",
  "--type-aware",
  "--deny-warnings",
  "--report-unused-disable-directives",
  "--format=unix",
];
const FORMAT = ["oxfmt", "--check"];
const UNUSED = ["knip", "--no-progress"];

async function run(root: string, [command = "", ...args]: readonly string[]): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: root,
    env: environmentWith(root, { NO_COLOR: "1", FORCE_COLOR: "0" }),
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const stop = (): boolean => child.kill();
  process.once("exit", stop);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    const end = (passed: boolean, text: string): void => {
      process.off("exit", stop);
      resolve({ passed, output: text.trimEnd() });
    };
    child.once("error", (error) => end(false, error.message));
    child.once("close", (code) => end(code === 0, output));
  });
}

const generating = new Map<string, Promise<Outcome>>();

/** Types and lint both read the route types, so they are generated once before either. */
async function withRouteTypes(root: string, program: readonly string[]): Promise<Outcome> {
  const generated = generating.get(root) ?? run(root, TYPEGEN);
  generating.set(root, generated);
  const outcome = await generated;
  return outcome.passed ? run(root, program) : outcome;
}

export const PROGRAMS: Readonly<Record<string, (root: string) => Promise<Outcome>>> = {
  types: (root) => withRouteTypes(root, TYPES),
  lint: (root) => withRouteTypes(root, LINT),
  format: (root) => run(root, FORMAT),
  "unused code": (root) => run(root, UNUSED),
};
