// Allows one install or build at a time per tree. The lock file names its owners, so that a lock left by a killed
// process is recognised and taken over.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_MS = 250;
const HEARTBEAT_MS = 5_000;
// Pids mean nothing on another host (a shared folder) and are reused, so a lock without updates for this long counts as
// abandoned.
const SILENT_MS = 120_000;

const lockFile = (root) => join(root, "build", ".lock");

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function isAbandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > SILENT_MS) return true;
    const owner = JSON.parse(readFileSync(file, "utf8"));
    return owner.host === hostname() && !owner.pids.some(isAlive);
  } catch {
    // Removed, or read between its creation and its first write.
    return false;
  }
}

function write(file, pids, flag) {
  writeFileSync(file, JSON.stringify({ host: hostname(), pids }), { flag });
}

function tryTake(file) {
  try {
    write(file, [process.pid], "wx");
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isAbandoned(file)) return false;
    // Renamed instead of removed: of two processes that find it abandoned, only one can move it.
    const away = `${file}.${process.pid}`;
    try {
      renameSync(file, away);
      rmSync(away);
    } catch {
      return false;
    }
    return tryTake(file);
  }
}

/** Runs the work exclusively. The work gets a function that registers a child which must end before others start. */
export async function withLock(root, say, work) {
  const file = lockFile(root);
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = false; !tryTake(file); waited = true) {
    if (!waited) say("Another install or build is running in this folder: waiting for it …");
    await sleep(RETRY_MS);
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  heartbeat.unref();
  try {
    return await work((pid) => write(file, [process.pid, pid], "w"));
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}
