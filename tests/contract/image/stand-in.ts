/**
 * A folder that a container engine builds without a network: the last stage of deploy/Dockerfile, on this machine's
 * glibc and libstdc++ instead of the base that it names, with the files of the build that the tests use.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PROJECT = join(import.meta.dirname, "../../..");
export const DOCKERFILE = readFileSync(join(PROJECT, "deploy/Dockerfile"), "utf8");
const LAST_STAGE = DOCKERFILE.slice(DOCKERFILE.lastIndexOf("FROM "));

export function writeImageFiles(folder: string): void {
  execFileSync(process.execPath, [join(PROJECT, "tools/image/main.ts"), folder], { stdio: "ignore" });
}

/** What `ldd` names: "libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x…)", and the loader without an arrow. */
export function librariesOf(program: string): string[] {
  const text = execFileSync("ldd", [program], { encoding: "utf8" });
  return [...text.matchAll(/(?:=> |^\s+)(\/\S+)/gm)].map(([, path = ""]) => path);
}

export function writeStandIn(folder: string): void {
  const image = join(folder, "image");
  writeImageFiles(join(image, "site"));
  const copy = (from: string, to: string): void => {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
    chmodSync(to, 0o755);
  };
  copy(process.execPath, join(image, "usr/local/bin/node"));
  mkdirSync(join(folder, "data"));
  const native = globSync("node_modules/@img/sharp-linux-*/lib/*.node", { cwd: PROJECT });
  const libraries = [process.execPath, ...native.map((path) => join(PROJECT, path))].flatMap(librariesOf);
  for (const path of new Set(libraries))
    if (!path.startsWith(PROJECT)) copy(path, join(folder, "base", path));
  mkdirSync(join(folder, "base/tmp"));
  const dockerfile = LAST_STAGE.replace(/^FROM .*$/m, "FROM scratch\nCOPY base/ /").replace(
    "COPY --from=build /image/ /",
    "COPY image/ /\nCOPY --chown=10001:10001 data/ /data/",
  );
  writeFileSync(join(folder, "Dockerfile"), dockerfile);
}
