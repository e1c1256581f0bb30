/** Starts the three servers under test, each in its own process. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SITE_MEMORY, SITE_OPTIONS } from "#tools/launch.mjs";

export interface Served {
  readonly name: string;
  readonly port: number;
  /** Of the one process that answers; undefined if there are several. */
  readonly pid: number | undefined;
  stop: () => void;
}

const START_TIMEOUT_MS = 60_000;

async function untilAnswering(port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/en`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A site that still runs on the port would be measured instead of this one. */
async function mustBeFree(port: number): Promise<void> {
  const isTaken = await fetch(`http://127.0.0.1:${port}/en`).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`Something else answers on port ${port}: stop it first.`);
}

const stopping = (child: ChildProcess) => () => void child.kill("SIGTERM");

export async function startSite(port: number, dataFolder: string): Promise<Served> {
  await mustBeFree(port);
  const child = spawn(process.execPath, [...SITE_OPTIONS, "src/server/main.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...SITE_MEMORY,
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
    },
  });
  await untilAnswering(port);
  return { name: "this site, kept answer", port, pid: child.pid, stop: stopping(child) };
}

export interface Answer {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

export async function startBare(port: number, folder: string, { headers, body }: Answer): Promise<Served> {
  const file = join(folder, `answer-${port}.json`);
  writeFileSync(file, JSON.stringify({ headers, body: body.toString("base64") }));
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), file, String(port)], {
    stdio: "ignore",
  });
  await untilAnswering(port);
  return { name: "bare node:http, the same bytes", port, pid: child.pid, stop: stopping(child) };
}

/** nginx with one worker, serving the same bytes from a file. Null if nginx is not installed. */
export async function startNginx(
  port: number,
  folder: string,
  { headers, body }: Answer,
): Promise<Served | null> {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const root = join(folder, "nginx");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "en"), body);
  const own = new Set(["content-length", "content-type", "etag", "date", "connection", "keep-alive"]);
  const added = Object.entries(headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const config = `worker_processes 1; daemon off; pid ${root}/pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 10000000; default_type "text/html; charset=utf-8"; sendfile on;
open_file_cache max=100; server { listen 127.0.0.1:${port}; root ${root}; ${added.join(" ")} } }`;
  writeFileSync(join(root, "nginx.conf"), config);
  const child = spawn("nginx", ["-c", join(root, "nginx.conf"), "-p", root], { stdio: "ignore" });
  await untilAnswering(port);
  return { name: "nginx, one worker, the same bytes", port, pid: undefined, stop: stopping(child) };
}
