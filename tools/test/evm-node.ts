/**
 * Payments are tested on a real EVM node. Hardhat's has a binary for each platform, an optional package that npm
 * leaves out under a Node older than 22; ours is newer, so it is fetched with that.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Fetching {
  readonly root: string;
  readonly say: (text: string) => void;
  /** Runs npm with the project's own Node first on the path. */
  readonly npm: (args: string[]) => Promise<number>;
}

/** `name@version` of this platform's binary, or null where there is none. */
export function binaryPackage(packages: Readonly<Record<string, string>>): string | null {
  const wanted = `edr-${process.platform}-${process.arch}`;
  const name = Object.keys(packages).find((one) => one.includes(wanted) && !one.endsWith("-musl"));
  return name === undefined ? null : `${name}@${packages[name]}`;
}

export async function fetchEvmNode({ root, say, npm }: Fetching): Promise<void> {
  const file = join(root, "node_modules/@nomicfoundation/edr/package.json");
  const { optionalDependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as {
    optionalDependencies?: Record<string, string>;
  };
  const wanted = binaryPackage(optionalDependencies);
  if (wanted === null) return;
  if (existsSync(join(root, "node_modules", wanted.slice(0, wanted.lastIndexOf("@"))))) return;
  say(`Fetching ${wanted}, for payments in tests …`);
  const code = await npm([
    "install",
    "--no-save",
    "--ignore-scripts",
    "--prefer-offline",
    "--no-audit",
    wanted,
  ]);
  if (code !== 0) say("It could not be fetched; the tests of payments will say that no node started.");
}
