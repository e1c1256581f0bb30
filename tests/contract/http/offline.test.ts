import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
let without: RunningSite;
beforeAll(async () => {
  site = await startSite();
  without = await startSite({ SERVICE_WORKER: "off" });
});
afterAll(() => Promise.all([site.stop(), without.stop()]));

it("the worker is revalidated each time, and may request only this site", async () => {
  for (const { get } of [site, without]) {
    const { status, headers } = await get("/sw.js");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/javascript");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'; connect-src 'self';");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

it("pages allow this worker and no other", async () => {
  const policy = (await site.get("/en")).headers.get("content-security-policy");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("trusted-types offline-worker");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

it("the worker is one file and knows the scripts of the file check", async () => {
  const code = await (await site.get("/sw.js")).text();
  expect(code).not.toMatch(/\bimport\b/);
  const files = Array.from(code.matchAll(/\/assets\/[\w.-]+\.js/g), ([file]) => file);
  expect(files.some((file) => file.includes("file-check"))).toBe(true);
  for (const file of files) expect((await site.get(file)).status, file).toBe(200);
});

it("SERVICE_WORKER=off serves the worker that removes itself, and pages register none", async () => {
  expect(await (await without.get("/sw.js")).text()).toContain("registration.unregister()");
  expect(await (await site.get("/sw.js")).text()).not.toContain("unregister");
  expect(await (await site.get("/en")).text()).toMatch(/<html [^>]*data-worker=""/);
  expect(await (await without.get("/en")).text()).not.toContain("data-worker");
});

it("the offline page is not personal and has noindex", async () => {
  const response = await site.get("/th/offline");
  expect(response.headers.get("cache-control")).toContain("public");
  const html = await response.text();
  expect(html).toContain("คุณออฟไลน์อยู่");
  expect(html).toContain('<meta name="robots" content="noindex"');
});
