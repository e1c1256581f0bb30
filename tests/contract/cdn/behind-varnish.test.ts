/** The site behind a real Varnish with deploy/varnish.vcl. Skipped, loudly, where Varnish is not installed. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "#tests/contract/connections/free-port.ts";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";
import { operate } from "#tests/fixtures/operator.ts";

const VCL = join(import.meta.dirname, "../../../deploy/varnish.vcl");
const hasVarnish = spawnSync("varnishd", ["-V"]).error === undefined;
if (!hasVarnish) console.warn("Varnish is not installed: deploy/varnish.vcl and purging were NOT tried.");

const folder = temporaryFolder();
const data = join(folder.path, "data");
let site: SiteProcess | undefined;
let varnish: ChildProcess | undefined;
let address: string;

const siteAddress = (): string => site?.address ?? "";

async function startVarnish(port: number): Promise<ChildProcess> {
  const vcl = join(folder.path, "site.vcl");
  const { port: sitePort } = new URL(siteAddress());
  writeFileSync(vcl, readFileSync(VCL, "utf8").replace('.port = "4000"', `.port = "${sitePort}"`));
  const settings = ["-p", "http_gzip_support=off", "-s", "malloc,32m", "-n", join(folder.path, "varnish")];
  const child = spawn("varnishd", ["-F", "-a", `127.0.0.1:${port}`, "-f", vcl, ...settings], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await vi.waitFor(() => fetch(`${address}/healthz`), { timeout: 20_000, interval: 50 });
  return child;
}

const get = (path: string): Promise<Response> => fetch(address + path, { redirect: "manual" });
const textOf = async (path: string): Promise<string> => (await get(path)).text();

/** Varnish names two requests for a hit: this one, and the one that stored the page. */
const isHit = async (path: string): Promise<boolean> => {
  const response = await get(path);
  await response.arrayBuffer();
  return /\d \d/.test(response.headers.get("x-varnish") ?? "");
};

const edit = (words: string): Promise<string> =>
  operate({ folder: data }, "dapps", "edit", "1001", "--set", `desc.en=${words}`, "--reason", "test");

const DAPP = "/en/dappstore/detail?id=1001";

/** Whether each answer had the words. */
async function readUntil(endMs: number, words: string): Promise<boolean[]> {
  const seen: boolean[] = [];
  while (performance.now() < endMs) seen.push((await textOf(DAPP)).includes(words));
  return seen;
}

describe.runIf(hasVarnish)("behind Varnish", () => {
  beforeAll(async () => {
    // Varnish works as another user.
    chmodSync(folder.path, 0o755);
    mkdirSync(data);
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    site = await startSiteProcess({
      PROCESSES: "2",
      DATA_DIR: data,
      TRUST_PROXY: "1",
      CDN: "on",
      CDN_PURGE: "varnish",
      CDN_PURGE_URLS: address,
    });
    varnish = await startVarnish(port);
  }, 90_000);
  afterAll(async () => {
    varnish?.kill("SIGTERM");
    await site?.end();
    folder.remove();
  });

  it("pages are kept for minutes, and say so only to the cache", async () => {
    // For one second only, while data is read again, as it is once after the start.
    await vi.waitFor(
      async () => {
        const { headers } = await fetch(`${siteAddress()}/en/about`);
        expect(headers.get("cache-control")).toBe(
          "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=600",
        );
        expect(headers.get("cache-tag")).toBe("pages");
      },
      { timeout: 10_000, interval: 100 },
    );
    // The site purges everything when it starts, and once more a second later.
    await vi.waitFor(async () => expect(await isHit("/en/about")).toBe(true), { timeout: 5_000 });
    expect((await get("/en/about")).headers.get("cache-tag")).toBeNull();
  });

  it("a page carries the tags of the data it shows", async () => {
    const tags = async (path: string): Promise<string[]> =>
      (await fetch(siteAddress() + path)).headers.get("cache-tag")?.split(",").toSorted() ?? [];
    expect(await tags("/en")).toEqual(["catalogue", "news", "pages", "releases"]);
    expect(await tags(DAPP)).toEqual(["catalogue", "contracts", "pages"]);
    expect(await tags("/en/download/app")).toEqual(["pages", "releases"]);
    expect(await tags("/islands/en/dappstore")).toEqual(["catalogue", "pages"]);
  });

  it("a change is seen within two seconds while readers ask all the time, and stays", async () => {
    for (const words of ["First words.", "Second words.", "Third words."]) {
      await textOf(DAPP);
      await edit(words);
      const changedMs = performance.now();
      await vi.waitFor(async () => expect(await textOf(DAPP)).toContain(words), {
        timeout: 2_000,
        interval: 10,
      });
      // What an outdated process sends after the purge must not stay either.
      await readUntil(changedMs + 2_000, words);
      expect(await readUntil(changedMs + 2_500, words)).not.toContain(false);
      expect(await isHit(DAPP)).toBe(true);
    }
  }, 120_000);

  it("a change of listings leaves other pages where they are", async () => {
    await textOf("/en/about");
    expect(await isHit("/en/about")).toBe(true);
    await edit("Fourth words.");
    await vi.waitFor(async () => expect(await textOf(DAPP)).toContain("Fourth words."), { timeout: 2_000 });
    expect(await isHit("/en/about")).toBe(true);
  });

  it.each(["/", "/en/submit/nft", "/v1/block_chain/list"])("%s is never kept there", async (path) => {
    await textOf(path);
    expect(await isHit(path)).toBe(false);
  });

  it("a reader with a cookie gets the stored page, and brotli stays brotli", async () => {
    const read = async (headers: Record<string, string>): Promise<Headers> => {
      const response = await fetch(`${address}/en/about`, { headers });
      await response.arrayBuffer();
      return response.headers;
    };
    await read({ "accept-encoding": "gzip, deflate, br, zstd" });
    const headers = await read({ "accept-encoding": "br, gzip", cookie: "lang=zh" });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("x-varnish")).toMatch(/\d \d/);
  });

  it("nobody else can purge with a made-up expression", async () => {
    const response = await fetch(address, {
      method: "PURGE",
      headers: { "cache-tag": '.*" || obj.age > 0' },
    });
    expect(response.status).toBe(403);
  });
});
