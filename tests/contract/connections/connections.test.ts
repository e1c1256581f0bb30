/** Time limits of clients, malformed HTTP, and how a site stops. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRaw, postHead } from "./raw-http.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

describe("a connection", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it("without complete headers is cut after ten seconds", { timeout: 20_000 }, async () => {
    const started = performance.now();
    const [silent, slow] = [await openRaw(site.address), await openRaw(site.address)];
    slow.write("GET /en HTTP/1.1\r\nHost: localhost\r\n");
    const drip = setInterval(() => slow.write("X-A: b\r\n"), 500);
    const [, answer] = await Promise.all([silent.ended, slow.ended]);
    clearInterval(drip);
    expect(performance.now() - started).toBeLessThan(13_000);
    expect(answer).toContain("HTTP/1.1 408");
  });

  it.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["two lengths", "POST /en HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
    ["17 KB of headers", `GET /en HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(17_000)}\r\n\r\n`, 431],
  ])("that sends %s gets the headers of every response and closes", async (_what, text, status) => {
    const raw = await openRaw(site.address);
    raw.write(text);
    const answer = (await raw.ended).toLowerCase();
    expect(answer).toContain(`http/1.1 ${status}`);
    for (const header of ["x-content-type-options: nosniff", "default-src 'none'", "connection: close"])
      expect(answer).toContain(header);
  });
});

describe("a site that stops", () => {
  it("closes each connection with its next response, finishes an upload and resets none", async () => {
    const site = await startSite();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const seen: { at: number; close: boolean }[] = [];
    const failed: string[] = [];
    const over = new AbortController();
    const ask = (): Promise<void> =>
      new Promise((resolve) => {
        const asked = request(`${site.address}/en`, { agent }, (response) => {
          seen.push({ at: performance.now(), close: response.headers.connection === "close" });
          response.resume().once("end", resolve);
        });
        asked.once("error", (error: NodeJS.ErrnoException) => {
          failed.push(error.code ?? "");
          resolve();
        });
        asked.end();
      });
    const readers = Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) await ask();
    });
    const upload = await openRaw(site.address);
    const json = JSON.stringify({ email: "ann@example.org" });
    const length = { "Content-Type": "application/json", "Content-Length": String(json.length) };
    upload.write(postHead("/api/tokenPocket/subscribe", length) + json.slice(0, 5));
    await sleep(300);
    const began = performance.now();
    const stopped = site.stopGently();
    await sleep(500);
    upload.write(json.slice(5));
    over.abort();
    await Promise.all([...readers, stopped]);
    agent.destroy();
    expect(await upload.ended).toContain('"result":0');
    expect(failed).toEqual([]);
    const after = seen.filter(({ at }) => at > began + 200);
    expect(after.length).toBeGreaterThan(0);
    expect(after.every(({ close }) => close)).toBe(true);
    expect(performance.now() - began).toBeLessThan(9_500);
  });

  it("closes idle connections", async () => {
    const site = await startSite();
    const idle = await openRaw(site.address);
    idle.write("GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await idle.head();
    await sleep(100);
    const began = performance.now();
    await site.stopGently();
    await idle.ended;
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
