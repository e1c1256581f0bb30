/** Two sites behind a real Caddy with deploy/Caddyfile, as compose.yaml has them. Skipped, loudly, without Caddy. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request, type RequestOptions } from "node:https";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "./free-port.ts";
import { startSiteProcess, temporaryFolder, type SiteProcess } from "./site-process.ts";

const CADDYFILE = join(import.meta.dirname, "../../../deploy/Caddyfile");
/** Where systems have programs; settings of this process are none of Caddy's. */
const PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const hasCaddy = spawnSync("caddy", ["version"], { env: { PATH } }).error === undefined;
if (!hasCaddy) console.warn("Caddy is not installed: deploy/Caddyfile was NOT tried.");

const folder = temporaryFolder();
let sites: SiteProcess[] = [];
let caddy: ChildProcess | undefined;
let httpsPort: number;
let httpPort: number;
let authority: Buffer;

/** The shipped file, with our ports and sites, and without an attempt to change this machine's certificates. */
function writeConfiguration(): string {
  const file = join(folder.path, "Caddyfile");
  const [one = "", two = ""] = sites.map(({ address }) => new URL(address).host);
  const shipped = readFileSync(CADDYFILE, "utf8").replace("site-1:4000", one).replace("site-2:4000", two);
  const options = `{\n admin off\n skip_install_trust\n http_port ${httpPort}\n https_port ${httpsPort}\n}\n`;
  writeFileSync(file, options + shipped);
  return file;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      host: "127.0.0.1",
      port: httpsPort,
      servername: "localhost",
      ca: authority,
      agent: false,
      path,
      headers: { host: "localhost", ...headers },
    };
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    asked.once("error", reject).end();
  });

describe.runIf(hasCaddy)("behind Caddy", () => {
  beforeAll(async () => {
    [httpPort, httpsPort] = [await freePort(), await freePort()];
    const settings = {
      DATA_DIR: join(folder.path, "data"),
      TRUST_PROXY: "1",
      PUBLIC_ORIGIN: "https://localhost",
    };
    sites = [await startSiteProcess(settings), await startSiteProcess(settings)];
    caddy = spawn("caddy", ["run", "--config", writeConfiguration(), "--adapter", "caddyfile"], {
      env: {
        PATH,
        SITE_HOST: "localhost",
        XDG_DATA_HOME: folder.path,
        XDG_CONFIG_HOME: folder.path,
      },
      stdio: "ignore",
    });
    await vi.waitFor(
      async () => {
        authority = readFileSync(join(folder.path, "caddy/pki/authorities/local/root.crt"));
        const { status } = await get("/readyz");
        if (status !== 200) throw new Error(`Caddy answers ${status}`);
      },
      { timeout: 30_000, interval: 100 },
    );
  }, 120_000);
  afterAll(async () => {
    caddy?.kill("SIGTERM");
    await Promise.all(sites.map((site) => site.end()));
    folder.remove();
  });

  it("visitors come over TLS, and those without are sent there", async () => {
    expect((await get("/en/about")).status).toBe(200);
    const plain = await fetch(`http://127.0.0.1:${httpPort}/en/about`, {
      headers: { host: "localhost" },
      redirect: "manual",
    });
    expect(plain.status).toBe(308);
    expect(plain.headers.get("location")).toMatch(/^https:\/\//);
  });

  it("the site's own headers and compression arrive as it sent them", async () => {
    const { headers } = await get("/en/about", { "accept-encoding": "br" });
    const direct = await fetch(`${sites[0]?.address}/en/about`, { headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
    const named = [
      "content-security-policy",
      "cache-control",
      "x-content-type-options",
      "referrer-policy",
      "vary",
    ];
    for (const name of named) expect([name, headers[name]]).toEqual([name, direct.headers.get(name)]);
  });

  it("an address that a visitor makes up is not believed", async () => {
    const remaining = async (forged: string): Promise<number> => {
      const { headers } = await get(`/v1/application/list?key=caddy-${forged}`, {
        "x-forwarded-for": forged,
      });
      return Number(headers["ratelimit-remaining"]);
    };
    const points = [];
    for (let n = 1; n <= 6; n += 1) points.push(await remaining(`198.51.100.${n}`));
    // Two sites with counters of their own: six requests cost at least one of them three.
    expect(Math.max(...points) - Math.min(...points)).toBeGreaterThanOrEqual(2);
  });

  it("nobody notices that one of the sites is killed", async () => {
    await sites[0]?.end("SIGKILL");
    const statuses = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await get("/en/about")).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
