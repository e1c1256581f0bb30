// Finds a Chromium for the browser tests, or downloads one outside the tree.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { environmentWith, runChild } from "#tools/launch.mjs";

interface Search {
  readonly root: string;
  /** CHROME_PATH, or the empty string. */
  readonly wanted: string;
  readonly print: (line: string) => void;
}

type Source = (search: Search) => string | undefined | Promise<string | undefined>;

/** The headless shell is the same engine without a window; journeys take about two thirds of the time in it. */
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const USUAL_PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];
const PACKED_CHROMIUM = "@sparticuz/chromium@153.0.0";

/** Whether the program starts: on some systems `chromium` is a stub that only prints how to install it. */
export function doesStart(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, asking for the version opens a window.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

export function onPath(search: string): string[] {
  const folders = search.split(delimiter).filter((folder) => folder !== "");
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function installed({ root }: Search): string | undefined {
  const path = environmentWith(root)["PATH"] ?? "";
  return [...onPath(path), ...USUAL_PLACES].find(doesStart);
}

async function fromDebian({ root, print }: Search): Promise<string | undefined> {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return undefined;
  print("No browser found: installing Debian's chromium …");
  const env = environmentWith(root, { DEBIAN_FRONTEND: "noninteractive" });
  await runChild("apt-get", ["update", "-qq"], { env });
  // Older releases have only the whole browser.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const code = await runChild("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
      env,
    });
    if (code === 0) return installed({ root, wanted: "", print });
  }
  return undefined;
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath()].find(doesStart);
}

async function fromPlaywright({ root, print }: Search): Promise<string | undefined> {
  print("No browser found: asking Playwright for its own …");
  const code = await runChild("playwright", ["install", "chromium"], { env: environmentWith(root) });
  return code === 0 ? playwrightsOwn() : undefined;
}

async function fromNpm({ root, print }: Search): Promise<string | undefined> {
  if (process.platform !== "linux") return undefined;
  const folder = join(homedir(), ".cache", "site-test-browser");
  print(`No browser found: fetching ${PACKED_CHROMIUM} into ${folder} …`);
  mkdirSync(folder, { recursive: true });
  const args = ["install", "--prefix", folder, "--no-save", "--ignore-scripts", PACKED_CHROMIUM];
  if ((await runChild("npm", args, { env: environmentWith(root) })) !== 0) return undefined;
  const entry = createRequire(join(folder, "any.js")).resolve(PACKED_CHROMIUM.replace(/@[\d.]+$/, ""));
  // Reading its path unpacks it into the temporary folder.
  const packed = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string> };
  };
  return [await packed.default.executablePath()].find(doesStart);
}

const SOURCES: readonly Source[] = [installed, playwrightsOwn, fromDebian, fromPlaywright, fromNpm];

/** Returns the path of a browser that starts, or undefined. */
export async function findBrowser(search: Search): Promise<string | undefined> {
  if (search.wanted) {
    if (doesStart(search.wanted)) return search.wanted;
    search.print(`CHROME_PATH (${search.wanted}) does not start: looking for another browser.`);
  }
  for (const source of SOURCES) {
    try {
      const found = await source(search);
      if (found) return found;
    } catch (error) {
      search.print(`  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return undefined;
}
