/**
 * Where tests write, so that they need not wait for a disk: each of the ten thousands of commits to a test database waits
 * until it is stored. What a killed process has written stays, as on a disk; only a power failure is not survived.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** Tests need a few hundred megabytes at once; the rest is left to browsers. Containers often have 64 MB there. */
const LEAST_FREE = 6e9;

/** A folder in memory, which is removed at the end of this process; undefined where there is none, or too little room. */
export function memoryFolder(parent = MEMORY, free = process.availableMemory()): string | undefined {
  if (Math.min(free, roomIn(parent)) < LEAST_FREE) return undefined;
  const folder = mkdtempSync(join(parent, "site-tests-"));
  // Servers in front of the site read their files in it as another user.
  chmodSync(folder, 0o711);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
