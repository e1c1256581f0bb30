/**
 * Payments are tested on a real EVM node. Hardhat's node has a binary per platform, an optional package that npm skips
 * under Node older than 22; our Node is newer, so this fetches it.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { environmentWith, runChild } from "#tools/launch.mjs";

const root = dirname(dirname(import.meta.dirname));

/** Returns `name@version` of this platform's binary, or null if there is none. */
export function binaryPackage(packages: Readonly<Record<string, string>>): string | null {
  const wanted = `edr-${process.platform}-${process.arch}`;
  const name = Object.keys(packages).find((one) => one.includes(wanted) && !one.endsWith("-musl"));
  return name === undefined ? null : `${name}@${packages[name]}`;
}

export async function fetchEvmNode(): Promise<void> {
  const file = join(root, "node_modules/@nomicfoundation/edr/package.json");
  const { optionalDependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as {
    optionalDependencies?: Record<string, string>;
  };
  const wanted = binaryPackage(optionalDependencies);
  if (wanted === null) return;
  if (existsSync(join(root, "node_modules", wanted.slice(0, wanted.lastIndexOf("@"))))) return;
  console.log(`Fetching ${wanted}, for payments in tests …`);
  const args = ["install", "--no-save", "--ignore-scripts", "--prefer-offline", "--no-audit", wanted];
  const shell = process.platform === "win32";
  const code = await runChild("npm", args, { cwd: root, env: environmentWith(root), shell });
  if (code !== 0)
    console.log("It could not be fetched; the tests of payments will say that no node started.");
}
