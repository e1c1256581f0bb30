/**
 * The image of deploy/Dockerfile. Where Docker or Podman run, its last stage is built and started, with files of this
 * machine as its base, so that nothing is pulled. Otherwise only its files are looked at, and the run says so.
 */
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "#tests/contract/connections/free-port.ts";
import { temporaryFolder } from "#tests/contract/connections/site-process.ts";
import { buildWithEngine, type ContainerEngine } from "./container-engine.ts";
import { DOCKERFILE, writeImageFiles, writeStandIn } from "./stand-in.ts";

const PROJECT = resolve(import.meta.dirname, "../../..");
/** Of gcr.io/distroless/cc-debian12. */
const BASE_BYTES = 25e6;
const MAX_BYTES = 250e6;

interface ImageFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly mode: number;
  readonly time: number;
}

function filesOf(folder: string): ImageFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  return names.flatMap((path) => {
    const full = join(folder, path);
    const { mode, mtimeMs: time } = lstatSync(full);
    const isFile = lstatSync(full).isFile();
    return [{ path, bytes: isFile ? readFileSync(full) : Buffer.alloc(0), mode, time }];
  });
}

const hashOf = (files: readonly ImageFile[]): string => {
  const hash = createHash("sha256");
  for (const { path, bytes, mode, time } of files)
    hash.update(`${path} ${mode} ${time} ${bytes.length}\n`).update(bytes);
  return hash.digest("hex");
};

const folder = temporaryFolder();
const context = join(folder.path, "context");
const TAG = `site-test-${process.pid}`;
let files: ImageFile[];
let engine: ContainerEngine | string;

beforeAll(async () => {
  writeStandIn(context);
  files = filesOf(join(context, "image/site"));
  engine = await buildWithEngine(context, TAG);
  if (typeof engine === "string")
    console.warn(`No container engine works here: deploy/Dockerfile was NOT built or run. ${engine}`);
}, 300_000);
afterAll(async () => {
  if (typeof engine !== "string") await engine.call("rmi", "--force", TAG);
  folder.remove();
}, 120_000);

describe("the files of the image", () => {
  it("are the same bytes, modes and times if they are written again", () => {
    const again = join(folder.path, "again");
    writeImageFiles(again);
    expect(hashOf(filesOf(again))).toBe(hashOf(files));
  }, 180_000);

  it("contain no tests, no npm, nothing that Node cannot run, and every licence", () => {
    const paths = files.map(({ path }) => path);
    const unwanted =
      /\.test\.[jt]s|(?:^|\/)node_modules\/(?:npm|typescript|vite)\/|^node_modules\/.*\.tsx?$|\.map$/;
    expect(paths.filter((path) => unwanted.test(path))).toEqual([]);
    for (const path of ["sbom.cdx.json", "src/server/main.ts", "build/server/index.js"])
      expect(paths).toContain(path);
    expect(paths.filter((path) => /\/licen[cs]e\.md$/i.test(path)).length).toBeGreaterThan(3);
  });

  it("have of the build what the site reads, not what tools and benches keep there", () => {
    const read = ["brand-kit.json", "client", "content", "desk-files.json", "messages", "server"];
    expect(readdirSync(join(context, "image/site/build")).toSorted()).toEqual(read);
  });

  it("name no folder and no time of the machine that built them", () => {
    const own = files.filter(({ path }) => !path.startsWith("node_modules/"));
    expect(own.filter(({ bytes }) => bytes.includes(PROJECT)).map(({ path }) => path)).toEqual([]);
    expect(new Set(files.map(({ time }) => time))).toEqual(new Set([0]));
  });

  it("and Node leave room for the base within 250 MB", () => {
    const site = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    // An archive has a head for each file, and fills its last block.
    const padding = files.length * 1024;
    expect(site + padding + lstatSync(process.execPath).size + BASE_BYTES).toBeLessThan(MAX_BYTES);
  });
});

describe("the image", () => {
  let container = "";
  let address = "";
  const untilReady = async ({ call }: ContainerEngine): Promise<void> => {
    const isReady = async (): Promise<boolean> =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const endMs = performance.now() + 60_000;
    while (!(await isReady())) {
      const state = await call("inspect", "--format", "{{.State.Status}}", container);
      if (state === "exited" || performance.now() > endMs)
        throw new Error(`The container is ${state}: ${await call("logs", container)}`);
      await sleep(200);
    }
  };
  const inside = (script: string): Promise<string> => {
    if (typeof engine === "string") throw new Error(engine);
    return engine.call("exec", container, "/usr/local/bin/node", "-e", script);
  };

  beforeAll(async () => {
    if (typeof engine === "string") return;
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const hardened = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
    const settings = ["--security-opt", "no-new-privileges", "--env", `PORT=${port}`];
    container = await engine.start(...hardened, ...settings, TAG);
    await untilReady(engine);
  }, 120_000);
  afterAll(async () => {
    if (typeof engine !== "string" && container !== "")
      await engine.call("rm", "--force", "--volumes", container);
  });

  it("serves pages, calls and drawn pictures", async ({ skip }) => {
    if (typeof engine === "string") return skip(engine);
    const page = await fetch(`${address}/en`);
    expect(page.status).toBe(200);
    const picture =
      /<meta property="og:image" content="[^"]*?(\/share[^"]*)"/.exec(await page.text())?.[1] ?? "";
    const drawn = await fetch(address + picture.replaceAll("&amp;", "&"));
    expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await fetch(`${address}/v1/block_chain/list`)).status).toBe(200);
  });

  it("is healthy by its own HEALTHCHECK, and not where nothing listens", async ({ skip }) => {
    if (typeof engine === "string") return skip(engine);
    const script = /"-e", "(fetch\(.*)"\]/.exec(DOCKERFILE)?.[1] ?? "";
    expect(script).not.toBe("");
    await inside(script);
    await expect(inside(`process.env.PORT = "9"; ${script}`)).rejects.toThrow("Command failed");
  });

  it("runs without rights, can write nothing but its data, and has no shell and no npm", async ({ skip }) => {
    if (typeof engine === "string") return skip(engine);
    const script = `const { readFileSync, writeFileSync, existsSync } = require("node:fs");
      const canWrite = (path) => { try { writeFileSync(path, ""); return true; } catch { return false; } };
      const status = readFileSync("/proc/1/status", "utf8");
      console.log(JSON.stringify({
        user: [process.getuid(), process.getgid()],
        rights: /CapEff:\\s+(\\w+)/.exec(status)[1],
        writes: ["/site/x", "/etc/x", "/usr/local/bin/x", "/data/x"].filter(canWrite),
        finds: ["/bin/sh", "/bin/bash", "/bin/busybox", "/usr/local/bin/npm", "/usr/bin/apt"].filter(existsSync),
      }))`;
    expect(JSON.parse(await inside(script))).toEqual({
      user: [10_001, 10_001],
      rights: "0000000000000000",
      writes: ["/data/x"],
      finds: [],
    });
  });

  it("has the operator's commands, and its doctor finds nothing wrong", async ({ skip }) => {
    if (typeof engine === "string") return skip(engine);
    const doctor = ["/usr/local/bin/node", "tools/operator/main.ts", "doctor"];
    const findings = await engine.call("exec", container, ...doctor);
    expect(findings).toContain("ok       database");
    expect(findings).not.toContain("wrong ");
  });

  it("ends by itself when it is stopped, and has its data afterwards", async ({ skip }) => {
    if (typeof engine === "string") return skip(engine);
    await engine.call("stop", "--time", "12", container);
    expect(await engine.call("inspect", "--format", "{{.State.ExitCode}}", container)).toBe("0");
    await engine.call("start", container);
    await untilReady(engine);
  }, 120_000);
});
