// `npm run bench -- pictures [files]`: uploads hostile logos, 16 at a time, while an honest one per second and /healthz
// are timed.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SITE_OPTIONS, siteEnvironment } from "#tools/launch.mjs";
import { goodLogo, hostileFiles, type PictureFile } from "./files.ts";

const FILES = 2_400;
const AT_ONCE = 16;
/** Honest uploads at the same concurrency. Memory beyond their level comes from hostile ones. */
const WARM_UP = 160;

const ALLOWED = { healthMs: 200, delayMs: 1_000, moreMb: 150 };

export async function run([files]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-pictures-"));
  const { child, address } = await startSite(folder);
  try {
    await measure(address, child.pid ?? 0, await hostileFiles(Number(files ?? FILES)));
  } finally {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A separate process, because its memory is measured and this one is busy. */
async function startSite(folder: string): Promise<{ child: ChildProcess; address: string }> {
  const settings = { PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "100000" };
  const args = [...SITE_OPTIONS, "tests/crash/site-process.ts", JSON.stringify(settings)];
  const env = siteEnvironment(join(import.meta.dirname, "../.."));
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise<string>((resolve) =>
    child.stdout.once("data", (line) => resolve(String(line).trim())),
  );
  return { child, address };
}

async function upload(address: string, bytes: Buffer): Promise<{ status: number; ms: number }> {
  const form = new FormData();
  form.set("logo", new File([new Uint8Array(bytes)], "logo.png"));
  const before = performance.now();
  const { status } = await fetch(`${address}/api/uploads`, { method: "POST", body: form });
  return { status, ms: performance.now() - before };
}

async function measure(address: string, pid: number, files: readonly PictureFile[]): Promise<void> {
  const good = await goodLogo();
  const warmUp = Array.from({ length: WARM_UP }, () => good).values();
  const send = async (): Promise<void> => {
    for (const bytes of warmUp) await upload(address, bytes);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const quiet = await upload(address, good);
  const idle = residentMb(pid);
  const watching = { isOver: false };
  const watched = Promise.all([
    watchHealth(address, watching),
    watchHonest(address, good, watching),
    watchMemory(pid, watching),
  ]);
  const statuses = new Map<number, number>();
  let slowest = { name: "", ms: 0 };
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const { name, bytes } of queue) {
      const { status, ms } = await upload(address, bytes);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (ms > slowest.ms) slowest = { name, ms };
    }
  };
  const before = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  watching.isOver = true;
  const [health, honest, peak] = await watched;
  console.log({
    files: files.length,
    seconds: Math.round((performance.now() - before) / 1000),
    statuses: Object.fromEntries(statuses),
    slowest: `${slowest.name}, ${Math.round(slowest.ms)} ms`,
    healthzMs: Math.round(health),
    honestMs: { quiet: Math.round(quiet.ms), slowest: Math.round(honest) },
    memoryMb: { idle, peak, afterwards: residentMb(pid) },
  });
  const isWell =
    [...statuses.keys()].every((status) => status < 500) &&
    health <= ALLOWED.healthMs &&
    honest - quiet.ms <= ALLOWED.delayMs &&
    peak - idle <= ALLOWED.moreMb;
  if (!isWell) process.exitCode = 1;
}

const residentMb = (pid: number): number => {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

interface Watching {
  isOver: boolean;
}

async function watchHealth(address: string, watching: Watching): Promise<number> {
  let slowest = 0;
  while (!watching.isOver) {
    const before = performance.now();
    await (await fetch(`${address}/healthz`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - before);
    await sleep(20);
  }
  return slowest;
}

async function watchHonest(address: string, good: Buffer, watching: Watching): Promise<number> {
  let slowest = 0;
  while (!watching.isOver) {
    const { status, ms } = await upload(address, good);
    if (status !== 200) throw new Error(`an honest logo was answered with ${status}`);
    slowest = Math.max(slowest, ms);
    await sleep(1_000);
  }
  return slowest;
}

async function watchMemory(pid: number, watching: Watching): Promise<number> {
  let peak = 0;
  while (!watching.isOver) {
    peak = Math.max(peak, residentMb(pid));
    await sleep(50);
  }
  return peak;
}
