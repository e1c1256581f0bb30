/** The packages that the running site needs, by the lock file. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

/** Where Node would find `name` for a package at `from`. */
function resolve(locked: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const path = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (path in locked) return path;
    if (folder === "") return undefined;
  }
}

/** Folders below `root`, sorted. Optional packages of the site itself are left out: they are for tests and launchers. */
export function productionPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Locked;
  };
  const found = new Set<string>();
  const visit = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const path = resolve(packages, from, name);
      if (path === undefined || found.has(path) || !existsSync(join(root, path))) continue;
      found.add(path);
      const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
      visit(path, [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]);
    }
  };
  visit("", Object.keys(packages[""]?.dependencies ?? {}));
  return [...found].toSorted();
}
