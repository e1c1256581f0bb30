/** Docker or Podman, as far as they can build and run something on this machine without asking the network. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const PATIENCE_MS = 60_000;
/** Engines copy each layer several times. */
const BUILD_MS = 240_000;
const MAX_BYTES = 16e6;

interface Program {
  readonly name: string;
  /** Podman's own format has no HEALTHCHECK. */
  readonly format: readonly string[];
  /** Podman's usual runtime refuses some kernels that runc runs on. */
  readonly runtimes: readonly (readonly string[])[];
}
const PROGRAMS: readonly Program[] = [
  { name: "docker", format: [], runtimes: [[]] },
  { name: "podman", format: ["--format", "docker"], runtimes: [[], ["--runtime", "runc"]] },
];
/** A user in a sandbox may lower the limits that Podman raises. */
const LIMITS = ["--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096"];

export interface ContainerEngine {
  readonly name: string;
  /** Resolves to what was printed; rejects if the command ends with another status than 0. */
  readonly call: (...args: string[]) => Promise<string>;
  /** Starts a container beside this process and resolves to its id. */
  readonly start: (...args: string[]) => Promise<string>;
}

function engineOf(program: string, options: readonly string[] = []): ContainerEngine {
  const call = async (...args: string[]): Promise<string> => {
    const isBuild = args[0] === "build";
    const settings = { timeout: isBuild ? BUILD_MS : PATIENCE_MS, maxBuffer: MAX_BYTES };
    return (await run(program, [...options, ...args], settings)).stdout.trim();
  };
  return {
    name: [program, ...options].join(" "),
    call,
    start: (...args) => call("run", "--detach", "--network", "host", ...LIMITS, ...args),
  };
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message.trim().split("\n").at(-1) : undefined) ?? String(error);

/** The first engine that builds `folder` as `tag` and can run it, or why there is none. */
export async function buildWithEngine(folder: string, tag: string): Promise<ContainerEngine | string> {
  const reasons: string[] = [];
  const attempt = async (what: string, call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      reasons.push(`${what}: ${reasonOf(error)}`);
      return false;
    }
  };
  const probe = [
    "--rm",
    "--network",
    "host",
    ...LIMITS,
    "--entrypoint",
    "/usr/local/bin/node",
    tag,
    "--version",
  ];
  for (const { name, format, runtimes } of PROGRAMS) {
    const { call } = engineOf(name);
    const build = ["build", ...format, "--network", "none", "--tag", tag, folder];
    if (!(await attempt(name, () => call("info"))) || !(await attempt(name, () => call(...build)))) continue;
    // A build that took too long is stopped, and Podman ends with 0 all the same.
    if (!(await attempt(`${name} build`, () => call("inspect", "--type", "image", tag)))) continue;
    for (const runtime of runtimes) {
      const engine = engineOf(name, runtime);
      if (await attempt(engine.name, () => engine.call("run", ...probe))) return engine;
    }
    await attempt(name, () => call("rmi", "--force", tag));
  }
  return reasons.join("; ");
}
