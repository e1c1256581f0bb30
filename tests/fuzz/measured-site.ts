/** A site in its own process, which measures how long its main thread was held. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SITE_OPTIONS, siteEnvironment } from "#tools/launch.mjs";
import type { SelfReport } from "./site-process.ts";

const env = siteEnvironment(fileURLToPath(new URL("../..", import.meta.url)));

export const start = (script: string, argument: string): ChildProcess =>
  fork(new URL(script, import.meta.url), [argument], {
    env,
    execArgv: SITE_OPTIONS,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });

export async function ask<Report>(child: ChildProcess): Promise<Report> {
  const answer = once(child, "message") as Promise<[Report]>;
  child.send("report");
  const [report] = await answer;
  return report;
}

interface MeasuredSite {
  readonly address: string;
  /** Covers the time since the previous report. */
  readonly report: () => Promise<SelfReport>;
}

export async function withMeasuredSite<Value>(
  measure: (site: MeasuredSite) => Promise<Value>,
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  const settings = { PORT: "0", DATA_DIR: folder, LOG_LEVEL: "info", RATE_LIMIT_FACTOR: "100000" };
  const site = start("./site-process.ts", JSON.stringify(settings));
  try {
    const [address] = (await once(site, "message")) as [string];
    return await measure({ address, report: () => ask<SelfReport>(site) });
  } finally {
    const isGone = once(site, "exit");
    site.disconnect();
    await isGone;
    rmSync(folder, { recursive: true, force: true });
  }
}
