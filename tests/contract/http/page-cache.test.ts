import { brand } from "#brand/brand.ts";
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const body = async (path: string, headers: Record<string, string> = {}) =>
  (await site.get(path, { headers })).text();

/** fetch() sets the Host header itself, so this uses node:http. */
function underHost(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(site.address + path, { headers: { host } }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve(text));
    });
    asked.on("error", reject).end();
  });
}

it("a page has an ETag and responds 304 to it, just rendered or cached", async () => {
  const first = await site.get("/es");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const tag of [etag, `"x", W/${etag}`, "*"]) {
    const again = await site.get("/es", { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  }
});

it("HEAD responds like GET, without a body", async () => {
  const get = await site.get("/en");
  const head = await site.get("/en", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  expect(await head.text()).toBe("");
});

it.each(["br", "gzip", "identity"])("is the same page in %s", async (encoding) => {
  const response = await site.get("/pt", { headers: { "accept-encoding": encoding } });
  expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
  expect(await response.text()).toContain("</html>");
});

it("unknown parameters are neither shown nor cached", async () => {
  const plain = await body("/en");
  const withJunk = await body("/en?utm_source=%3Cscript%3Ejunk&x=1");
  expect(withJunk).toBe(plain);
});

it("each host variant has its own page", async () => {
  const pro = await underHost("wallet.pro", "/en/demo/swap");
  const io = await underHost("wallet.io", "/en/demo/swap");
  const other = await underHost("127.0.0.1", "/en/demo/swap");
  expect(pro).toContain(`.pro.${brand.officialHost}`);
  expect(io).toContain(`.io.${brand.officialHost}`);
  expect(io).not.toContain(`.pro.${brand.officialHost}`);
  expect(other).toContain(`.pro.${brand.officialHost}`);
});

it("personal pages are never cached, and their address is sent to no other site", async () => {
  const response = await site.get("/en/subscription");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("same-origin");
});

it("built files are immutable and compressed", async () => {
  const asset = /\/assets\/[\w.-]+\.js/.exec(await body("/en"))?.[0] ?? "";
  const response = await site.get(asset, { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
});
