// node tools/run.mjs tools/image/main.ts FOLDER: writes what the running site needs, and nothing else, into a folder.
// The same commit gives the same bytes: files in order, with one time and one mode.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { productionPackages } from "./production-packages.ts";
import { sbomOf } from "./sbom.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** The site, the operator's commands and what they read. */
const OURS = ["package.json", "LICENSE", "src", "content/fonts", "build", "tools/operator"];
const LEFT_OUT = [
  /\.test\.[cm]?[jt]sx?$/,
  /^node_modules\/(?:@[^/]+\/)?[^/]+\/(?:test|tests|bench|benchmarks?|examples?)\//,
  // The licences of the packages stay.
  /(?<!\/(?:licen[cs]e|notice)[^/]*)\.(?:map|md|markdown)$/i,
  /\.d\.[cm]?ts$/,
  // What tools and benches keep there; the stamp of the launchers has the times of files.
  /^build\/(?:(?:logo-cache|development|peers|\.compile-cache)\/|\.stamp$)/,
  // The forms of viem and its parts that nothing imports.
  /^node_modules\/(?:viem|ox|abitype)\/(?:_types|_cjs|src|dist\/(?:types|cjs))\//,
  // Node refuses TypeScript inside packages.
  /^node_modules\/.*\.[cm]?tsx?$/,
  // Not the development builds: Node reads the names that React exports from them.
  /^node_modules\/react-dom\/cjs\/react-dom-profiling\./,
  // Its icons are part of the built pages.
  /^node_modules\/lucide-react\/dist\//,
];

/** Our own Markdown is content. */
const isLeftOut = (path: string): boolean =>
  LEFT_OUT.some((pattern) => pattern.test(path)) && !path.startsWith("build/content/");

function* filesBelow(path: string): Generator<string> {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(full).toSorted()) {
    // Packages inside a package are listed by the lock file.
    if (name !== "node_modules") yield* filesBelow(`${path}/${name}`);
  }
}

function main([folder]: readonly string[]): void {
  if (!folder) throw new Error("Usage: tools/image/main.ts FOLDER");
  const target = resolve(folder);
  // Any fixed time would do.
  const time = 0;
  let bytes = 0;
  const packages = productionPackages(ROOT);
  for (const path of [...OURS, ...packages].flatMap((one) => [...filesBelow(one)])) {
    if (isLeftOut(path)) continue;
    const to = join(target, path);
    mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
    copyFileSync(join(ROOT, path), to);
    chmodSync(to, 0o644);
    bytes += statSync(to).size;
    for (let one = to; relative(target, one) !== ""; one = dirname(one)) lutimesSync(one, time, time);
  }
  const sbom = join(target, "sbom.cdx.json");
  writeFileSync(sbom, `${JSON.stringify(sbomOf(ROOT, packages), null, 2)}\n`, { mode: 0o644 });
  for (const one of [sbom, target]) lutimesSync(one, time, time);
  console.log(`${target}: ${Math.round(bytes / 1e6)} MB`);
}

main(process.argv.slice(2));
