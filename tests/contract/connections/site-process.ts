/** The site in its own process, started as an operator starts it. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileCache, SITE_MEMORY, SITE_OPTIONS } from "#tools/launch.mjs";

export interface SiteProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Memory in MB, if the system reports it. */
  memory: () => number;
  /** Processor time in seconds. */
  cpuSeconds: () => number;
  /** Sends a signal and returns how many milliseconds the process took to end. */
  end: (signal?: NodeJS.Signals) => Promise<number>;
}

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));
const MAIN = join(PROJECT, "src/server/main.ts");
/** A test's own settings take precedence. */
const SETTINGS = { PORT: "0", LOG_LEVEL: "silent", NODE_ENV: "production" };
const CLOCK_TICKS = 100;

export const temporaryFolder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), "site-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

export async function startSiteProcess(settings: Record<string, string>): Promise<SiteProcess> {
  const child = spawn(process.execPath, [...SITE_OPTIONS, MAIN], {
    // The site stops when the other end of the channel is gone, however this process ends.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...SITE_MEMORY, ...compileCache(PROJECT), ...SETTINGS, ...settings },
  });
  child.channel?.unref();
  const address = await new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const found = /Serving on (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`the site ended with ${code}`)));
  });
  const read = (file: string): string => readFileSync(`/proc/${child.pid}/${file}`, "utf8");
  return {
    address,
    child,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(read("status"))?.[1] ?? 0) / 1024,
    cpuSeconds() {
      const [user = 0, system = 0] = read("stat").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
      return (user + system) / CLOCK_TICKS;
    },
    async end(signal = "SIGTERM") {
      const started = performance.now();
      const gone = child.exitCode === null && child.signalCode === null ? once(child, "exit") : null;
      child.kill(signal);
      await gone;
      return performance.now() - started;
    },
  };
}
