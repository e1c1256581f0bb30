/** The site behind a real nginx with the files of deploy/. Skipped, loudly, where nginx is not installed. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { operate } from "#tests/fixtures/operator.ts";
import { freePort } from "./free-port.ts";
import { startSiteProcess, temporaryFolder, type SiteProcess } from "./site-process.ts";

const DEPLOY = join(import.meta.dirname, "../../../deploy");
const hasNginx = spawnSync("nginx", ["-v"]).error === undefined;
if (!hasNginx) console.warn("nginx is not installed: deploy/nginx.conf was NOT tried.");

const folder = temporaryFolder();
let site: SiteProcess;
let nginx: ChildProcess;
let address: string;

/** The shipped files, with our ports and folders, and the cache that nginx-cache.conf describes. */
function configuration(port: number): string {
  const server = readFileSync(join(DEPLOY, "nginx.conf"), "utf8")
    .replace("127.0.0.1:4000", new URL(site.address).host)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(
      "proxy_pass http://site;",
      `proxy_pass http://site; proxy_cache site; proxy_cache_lock on;
       proxy_cache_use_stale error timeout http_502 http_503; add_header X-Cache $upstream_cache_status;`,
    );
  const cache = readFileSync(join(DEPLOY, "nginx-cache.conf"), "utf8").replace(
    "/var/cache/site-pages",
    join(folder.path, "cache"),
  );
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder.path}/${name};`,
  );
  return `daemon off; pid ${folder.path}/pid; error_log ${folder.path}/error.log; worker_processes 1;
events { worker_connections 256; }
http { access_log off; ${paths.join(" ")}
${cache}
${server} }`;
}

describe.runIf(hasNginx)("behind nginx", () => {
  beforeAll(async () => {
    // The worker of nginx has another user.
    chmodSync(folder.path, 0o755);
    const data = join(folder.path, "data");
    mkdirSync(data);
    site = await startSiteProcess({ DATA_DIR: data, TRUST_PROXY: "1", CDN: "on" });
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder.path, "nginx.conf"), configuration(port));
    nginx = spawn("nginx", ["-c", join(folder.path, "nginx.conf"), "-p", folder.path], { stdio: "inherit" });
    await vi.waitFor(() => fetch(`${address}/healthz`), { timeout: 10_000, interval: 50 });
  }, 60_000);
  afterAll(async () => {
    nginx.kill("SIGTERM");
    await site.end();
    folder.remove();
  });

  it("a crowd on one page costs the site few requests", async () => {
    await fetch(`${address}/en/about`);
    const states = new Map<string | null, number>();
    for (let n = 0; n < 100; n += 1) {
      const response = await fetch(`${address}/en/about`);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      const state = response.headers.get("x-cache");
      states.set(state, (states.get(state) ?? 0) + 1);
    }
    expect(states.get("HIT")).toBeGreaterThan(80);
  });

  it("a change is seen within three seconds, because nginx counts whole seconds", async () => {
    const isNew = (): Promise<boolean> =>
      fetch(`${address}/en/dappstore/detail?id=1001`)
        .then((response) => response.text())
        .then((text) => text.includes("Newer words"));
    expect(await isNew()).toBe(false);
    const edit = ["dapps", "edit", "1001", "--set", "desc.en=Newer words.", "--reason", "test"] as const;
    await operate({ folder: join(folder.path, "data") }, ...edit);
    await vi.waitFor(async () => expect(await isNew()).toBe(true), { timeout: 3_000, interval: 50 });
  });

  it.each(["/", "/en/submit/nft", "/v1/block_chain/list"])("%s is never kept there", async (path) => {
    for (let n = 0; n < 3; n += 1) {
      const response = await fetch(address + path);
      expect(response.headers.get("x-cache")).not.toBe("HIT");
      await response.arrayBuffer();
    }
  });

  it("an address that a visitor makes up is not believed", async () => {
    const remaining = async (forged: string): Promise<number> => {
      const response = await fetch(`${address}/v1/application/list?key=nginx-${forged}`, {
        headers: { "x-forwarded-for": forged },
      });
      return Number(response.headers.get("ratelimit-remaining"));
    };
    const first = await remaining("198.51.100.1");
    expect(first).toBeGreaterThan(0);
    expect(await remaining("198.51.100.2")).toBeLessThan(first);
  });
});
