// Installs what package-lock.json says. An interrupted install leaves no stamp, so the next start repeats it; if npm
// cannot repair node_modules, it is removed and installed again.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isStopping, LaunchError, runChild } from "./launch.mjs";
import { withLock } from "./lock.mjs";

const PROGRESS_MS = 5_000;
// `--include=dev`, because NODE_ENV=production would leave out the build tools.
const NPM_CI = ["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--prefer-offline"];
const NPM_QUIET = ["--no-progress", "--loglevel=error"];

const stampFile = (root) => join(root, "node_modules", ".installed");

function wantedStamp(root) {
  const lock = readFileSync(join(root, "package-lock.json"));
  return `${createHash("sha256").update(lock).digest("hex")} ${process.platform}-${process.arch}\n`;
}

function isInstalled(root, wanted) {
  try {
    return readFileSync(stampFile(root), "utf8") === wanted;
  } catch {
    return false;
  }
}

function npmCommand() {
  const path = process.env.npm_execpath;
  if (path && basename(path).startsWith("npm-cli")) return { command: process.execPath, before: [path] };
  return { command: "npm", before: [] };
}

async function npmCi(root, say, onStart) {
  const { command, before } = npmCommand();
  const started = Date.now();
  const progress = setInterval(() => {
    say(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, PROGRESS_MS);
  try {
    return await runChild(command, [...before, ...NPM_CI, ...NPM_QUIET], {
      cwd: root,
      shell: command === "npm" && process.platform === "win32",
      onStart: (child) => child.pid && onStart(child.pid),
    });
  } finally {
    clearInterval(progress);
  }
}

export async function ensureInstalled(root, say = console.log) {
  const wanted = wantedStamp(root);
  if (isInstalled(root, wanted)) return;
  await withLock(root, say, async (nameChild) => {
    if (isInstalled(root, wanted)) return;
    say("Installing packages (about half a minute on a fresh clone) …");
    let code = await npmCi(root, say, nameChild);
    if (code !== 0 && !isStopping()) {
      say("The install failed: removing node_modules and trying once more …");
      rmSync(join(root, "node_modules"), { recursive: true, force: true, maxRetries: 5 });
      code = await npmCi(root, say, nameChild);
    }
    if (code !== 0) throw new LaunchError("The packages could not be installed: npm's message is above.");
    writeFileSync(stampFile(root), wanted);
  });
}
