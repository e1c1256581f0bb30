/** Files and folders that only their owner can read, because the database and its copies contain e-mail addresses. */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, resolve } from "node:path";

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const STICKY = 0o1000;

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/**
 * Creates the folder and its parents one by one: `recursive` never returns in a place such as /proc, where a folder can
 * neither be found nor created.
 */
export function makePrivateFolder(folder: string): void {
  const path = resolve(folder);
  try {
    mkdirSync(path, { mode: FOLDER_MODE });
    return;
  } catch (error) {
    if (codeOf(error) === "EEXIST") {
      if (!statSync(path).isDirectory()) throw error;
      closeFolder(path);
      return;
    }
    if (codeOf(error) !== "ENOENT" || isFolder(dirname(path))) throw error;
  }
  makePrivateFolder(dirname(path));
  mkdirSync(path, { mode: FOLDER_MODE });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Leaves shared folders such as /tmp alone, and folders that contain more than this data. */
function closeFolder(path: string): void {
  if (["/", homedir(), process.cwd()].includes(path) || (statSync(path).mode & STICKY) !== 0) return;
  changeMode(path, FOLDER_MODE);
}

/** Creates an empty file if there is none, because SQLite would create one that everybody can read. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, "a", FILE_MODE));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    if (statSync(one, { throwIfNoEntry: false })) changeMode(one, FILE_MODE);
  }
}

function changeMode(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch (error) {
    // Another owner decides about the modes, and a system without modes reports the same error.
    if (codeOf(error) !== "EPERM" && codeOf(error) !== "EROFS") throw error;
  }
}
