/** Load from wrk, which takes less of the processor than our own generator. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { LoadOptions } from "./load.ts";

export const hasWrk = (): boolean => spawnSync("wrk", ["-v"]).error === undefined;

/** Responses per second. */
export async function wrkPerSecond(options: LoadOptions): Promise<number> {
  const { port, path, headers, connections, seconds } = options;
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, ...lines, `http://127.0.0.1:${port}${path}`];
  const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
  const [output] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (Number.isNaN(rate) || output.includes("Non-2xx")) throw new Error(`wrk failed: ${output}`);
  return rate;
}
