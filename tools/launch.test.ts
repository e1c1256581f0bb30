// Runs the launchers in a small tree with a fake server and a fake npm.
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import * as fs from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const LAUNCHERS = ["launch.mjs", "lock.mjs", "install.mjs", "run.mjs", "start.mjs", "build-stamp.mjs"];
const STAMP = `${createHash("sha256").update("{}").digest("hex")} ${process.platform}-${process.arch}\n`;

// Joined here, so that the check on reading the environment does not find this file.
const ENVIRONMENT = ["process", "env"].join(".");
// Handles signals like the real server: it notes each one, finishes its work and exits with 0.
const SERVER = `
import { appendFileSync, writeFileSync } from "node:fs";
writeFileSync("server.pid", String(process.pid));
const end = (why: string) => { appendFileSync("ends", why + "\\n"); setTimeout(() => process.exit(0), 150); };
process.on("SIGTERM", () => end("SIGTERM"));
process.on("SIGINT", () => end("SIGINT"));
process.on("disconnect", () => end("disconnect"));
console.log("ready " + ${ENVIRONMENT}.NODE_ENV + " " + process.argv.slice(2).join(" "));
setInterval(() => undefined, 1000);
`;
// Fails as often as the file "npm-fails" says, then installs the stamped Node.
const NPM = `#!/bin/sh
echo "npm $*" >> "$PWD/npm.log"
fails=$(cat npm-fails 2>/dev/null || echo 0)
if [ "$fails" -gt 0 ]; then echo $((fails - 1)) > npm-fails; mkdir -p node_modules/half; exit 1; fi
sleep 0.3
mkdir -p node_modules/.bin && ln -sf "${process.execPath}" node_modules/.bin/node
`;

interface Tree {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  readonly read: (path: string) => string;
  readonly start: (launcher: string, ...args: string[]) => Running;
}

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly until: (text: string) => Promise<void>;
  readonly end: () => Promise<number | null>;
}

function makeTree({ isInstalled = true } = {}): Tree {
  const root = fs.mkdtempSync(join(tmpdir(), "launch-"));
  // The killed server may still be writing its last file.
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  const write = (path: string, text: string): void => {
    fs.mkdirSync(dirname(join(root, path)), { recursive: true });
    fs.writeFileSync(join(root, path), text);
  };
  const read = (path: string): string =>
    fs.existsSync(join(root, path)) ? fs.readFileSync(join(root, path), "utf8") : "";
  fs.mkdirSync(join(root, "tools"));
  for (const name of LAUNCHERS) fs.copyFileSync(join(import.meta.dirname, name), join(root, "tools", name));
  write("package.json", `{ "type": "module", "config": { "brand": "own" } }`);
  write("brand/own/brand.json", "{}");
  write("build/content/brand/brand.json", "{}");
  write("package-lock.json", "{}");
  write("src/server/main.ts", SERVER);
  write(
    "tools/build.ts",
    `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { sourceState, writeBuildStamp } from "./build-stamp.mjs";
    mkdirSync("build/server", { recursive: true });
    writeFileSync("build/server/index.js", "");
    writeBuildStamp(".", sourceState("."));
    console.log("built");`,
  );
  write("bin/npm", NPM);
  fs.chmodSync(join(root, "bin/npm"), 0o755);
  if (isInstalled) {
    write("node_modules/.installed", STAMP);
    fs.mkdirSync(join(root, "node_modules/.bin"));
    fs.symlinkSync(process.execPath, join(root, "node_modules/.bin/node"));
  }
  return { root, write, read, start: (launcher, ...args) => run(root, launcher, args) };
}

function run(root: string, launcher: string, args: string[]): Running {
  const child = spawn(process.execPath, [join(root, "tools", launcher), ...args], {
    cwd: root,
    env: { PATH: `${join(root, "bin")}:/usr/bin:/bin`, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  onTestFinished(() => void child.kill("SIGKILL"));
  const closed = once(child, "close") as Promise<[number | null]>;
  return {
    child,
    output: () => output,
    until: async (text) => {
      await expect.poll(() => output, { timeout: 10_000 }).toContain(text);
    },
    end: async () => (await closed)[0],
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("start builds what is stale, serves in production, and does not build again", async () => {
  const tree = makeTree();
  const first = tree.start("start.mjs", "--quiet");
  await first.until("ready production --quiet");
  expect(first.output()).toContain("built");
  first.child.kill("SIGTERM");
  expect(await first.end()).toBe(0);
  const second = tree.start("start.mjs");
  await second.until("ready production");
  expect(second.output()).not.toContain("built");
  expect(tree.read("npm.log")).toBe("");
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s reaches the server once, and start waits for its end",
  async (signal) => {
    const tree = makeTree();
    const running = tree.start("start.mjs");
    await running.until("ready");
    running.child.kill(signal);
    running.child.kill(signal);
    expect(await running.end()).toBe(0);
    expect(tree.read("ends")).toContain(signal);
    expect(tree.read("ends").match(new RegExp(signal, "g"))).toHaveLength(1);
  },
);

test("the server does not outlive a start that was killed", async () => {
  const tree = makeTree();
  const running = tree.start("start.mjs");
  await running.until("ready");
  const pid = Number(tree.read("server.pid"));
  running.child.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
  expect(tree.read("ends")).toBe("disconnect\n");
});

test("exit codes and arguments are passed on", async () => {
  const tree = makeTree();
  tree.write("tools/leave.ts", "console.log(process.argv.slice(2).join('+')); process.exit(7);");
  const running = tree.start("run.mjs", "tools/leave.ts", "a b", "--c");
  expect(await running.end()).toBe(7);
  expect(running.output()).toContain("a b+--c");
});

test("a build that fails ends the start with its code", async () => {
  const tree = makeTree();
  tree.write("tools/build.ts", "process.exit(3);");
  expect(await tree.start("start.mjs").end()).toBe(3);
});

test("a fresh tree is installed with its build tools and without scripts, once for two starts", async () => {
  const tree = makeTree({ isInstalled: false });
  tree.write("tools/hello.ts", "console.log('hello');");
  const both = [tree.start("run.mjs", "tools/hello.ts"), tree.start("run.mjs", "tools/hello.ts")];
  expect(await Promise.all(both.map((one) => one.end()))).toEqual([0, 0]);
  expect(tree.read("npm.log").trim().split("\n")).toHaveLength(1);
  expect(tree.read("npm.log")).toContain("ci --ignore-scripts --include=dev");
  expect(tree.read("node_modules/.installed")).toBe(STAMP);
});

test("an interrupted install is repeated, from scratch if npm cannot repair it", async () => {
  const tree = makeTree({ isInstalled: false });
  tree.write("node_modules/half/package.json", "{");
  tree.write("build/.lock", JSON.stringify({ host: hostname(), pids: [] }));
  tree.write("npm-fails", "1");
  tree.write("tools/hello.ts", "console.log('hello');");
  const running = tree.start("run.mjs", "tools/hello.ts");
  expect(await running.end()).toBe(0);
  expect(running.output()).toContain("trying once more");
  expect(fs.existsSync(join(tree.root, "node_modules/half"))).toBe(false);
  expect(fs.existsSync(join(tree.root, "build/.lock"))).toBe(false);
});

test("an install that fails twice ends with a sentence and status 1, and no stamp", async () => {
  const tree = makeTree({ isInstalled: false });
  tree.write("npm-fails", "2");
  const running = tree.start("run.mjs", "tools/hello.ts");
  expect(await running.end()).toBe(1);
  expect(running.output()).toContain("The packages could not be installed");
  expect(tree.read("node_modules/.installed")).toBe("");
});
