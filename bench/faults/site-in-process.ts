/** A site in its own process, so that its memory and system calls can be measured from outside. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITE_OPTIONS, siteEnvironment } from "#tools/launch.mjs";

export interface SiteProcess {
  readonly address: string;
  readonly child: ChildProcess;
  readonly pid: number;
  readonly folder: string;
  get: (path: string, init?: RequestInit) => Promise<Response>;
  stop: () => Promise<void>;
}

interface ProcessOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
  /** The data folder; by default a temporary one, removed afterwards. */
  readonly folder?: string;
}

const ROOT = join(import.meta.dirname, "../..");

export async function startProcess(options: ProcessOptions = {}): Promise<SiteProcess> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "bench-faults-"));
  const settings = {
    PORT: "0",
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "100000",
    ...options.settings,
  };
  const args = [
    ...SITE_OPTIONS,
    ...(options.nodeOptions ?? []),
    "tests/crash/site-process.ts",
    JSON.stringify(settings),
  ];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: siteEnvironment(ROOT),
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (!child.stdout) throw new Error("no pipe");
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const address = line.toString().trim();
  return {
    address,
    child,
    pid: child.pid ?? 0,
    folder,
    get: (path, init) => fetch(address + path, { redirect: "manual", ...init }),
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 2_000);
      await gone;
      clearTimeout(timer);
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resident memory in MB. */
export function residentMemory(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

export interface Trace {
  /** The system calls so far, one per line. */
  readonly text: () => string;
  stop: () => Promise<void>;
}

/** Traces the system calls of a process from now on. Returns null if strace is not installed. */
export async function traceCalls(pid: number, calls: string): Promise<Trace | null> {
  if (spawnSync("strace", ["-V"]).error) return null;
  const folder = mkdtempSync(join(tmpdir(), "bench-trace-"));
  const file = join(folder, "trace");
  const args = ["-f", "-p", String(pid), "-e", `trace=${calls}`, "-o", file];
  const child = spawn("strace", args, { stdio: ["ignore", "ignore", "pipe"] });
  // strace prints a line when it is attached.
  await once(child.stderr, "data");
  return {
    text: () => readFileSync(file, "utf8"),
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGINT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
