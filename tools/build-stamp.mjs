// Decides whether build/ is up to date. It compares times and sizes first; if they differ (as after a fresh checkout of
// the same commit), it compares contents and notes the new times.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chosenBrand } from "./launch.mjs";

const FOLDERS = ["src", "content", "brand", "public", "vite", "tools"];
const FILES = ["package.json", "package-lock.json"];
// Written by the build, or without effect on it.
const LEFT_OUT = /^src\/(?:i18n|browser\/api)\/generated\/|\.test\.tsx?$/;
const TOOLS_USED = /^tools\/(build|content\/|messages\/|checks\/imports\/layers\.ts$)/;

const stampFile = (root) => join(root, "build", ".stamp");

function sourcesOf(root) {
  const found = [];
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (!LEFT_OUT.test(path) && (!path.startsWith("tools/") || TOOLS_USED.test(path)))
        found.push(path);
    }
  };
  for (const folder of FOLDERS) if (existsSync(join(root, folder))) visit(folder);
  const configs = readdirSync(root).filter((name) => name.endsWith(".config.ts"));
  return [...found, ...configs, ...FILES.filter((name) => existsSync(join(root, name)))].toSorted();
}

function digest(paths, describe) {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update("\0").update(describe(path)).update("\0");
  return hash.digest("hex");
}

function timesOf(root, paths) {
  return digest(paths, (path) => {
    const { mtimeMs, size } = statSync(join(root, path));
    return `${mtimeMs} ${size}`;
  });
}

/** Call it before a build begins: a change during the build must make the next start build again. */
export function sourceState(root) {
  const paths = sourcesOf(root);
  return {
    brand: chosenBrand(root),
    times: timesOf(root, paths),
    contents: digest(paths, (path) => readFileSync(join(root, path))),
  };
}

export function writeBuildStamp(root, state) {
  writeFileSync(stampFile(root), JSON.stringify(state));
}

export function isBuildFresh(root) {
  let stamp;
  try {
    stamp = JSON.parse(readFileSync(stampFile(root), "utf8"));
  } catch {
    return false;
  }
  if (!existsSync(join(root, "build", "server", "index.js"))) return false;
  if (stamp.brand !== chosenBrand(root)) return false;
  if (timesOf(root, sourcesOf(root)) === stamp.times) return true;
  const now = sourceState(root);
  if (now.contents !== stamp.contents) return false;
  writeBuildStamp(root, now);
  return true;
}
