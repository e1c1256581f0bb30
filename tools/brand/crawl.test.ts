import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ATTEMPTS, MOST_MISSING, readPage, readPages } from "./crawl.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const HTML = { "content-type": "text/html; charset=utf-8" };
const FAST = { pauseMs: 1, progressMs: 5, progress: () => undefined };

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a page whose connection is dropped is read again", async () => {
  let asked = 0;
  const address = await listen((request, response) => {
    asked += 1;
    if (asked < ATTEMPTS) request.socket.destroy();
    else response.writeHead(200, HTML).end("here");
  });
  expect(await readPage(address, "/about", FAST)).toMatchObject({ status: 200, text: "here" });
});

test.each([408, 429, 503])("a page that fails for a moment with %i is read again", async (status) => {
  let asked = 0;
  const address = await listen((_, response) => {
    asked += 1;
    response.writeHead(asked === 1 ? status : 200, HTML).end(asked === 1 ? "busy" : "here");
  });
  expect(await readPage(address, "/about", FAST)).toMatchObject({ status: 200, text: "here" });
});

test("a page that never comes is asked for a bounded number of times and named with the reason", async () => {
  let asked = 0;
  const address = await listen((request) => {
    asked += 1;
    request.socket.destroy();
  });
  const taken: string[] = [];
  const missing = await readPages(address, ["/gone"], ({ path }) => taken.push(path), FAST);
  expect(missing).toEqual([{ path: "/gone", reason: expect.stringContaining("fetch failed") as string }]);
  expect(taken).toEqual([]);
  expect(asked).toBe(ATTEMPTS);
});

test("a page that is never finished is given up after its time", async () => {
  const address = await listen((_, response) => response.write("half"));
  const page = await readPage(address, "/slow", { ...FAST, timeoutMs: 50 });
  expect(page).toEqual({ path: "/slow", reason: expect.stringMatching(/timeout|abort/i) as string });
});

test("a site that has stopped ends the crawl", async () => {
  const address = await listen((request) => request.socket.destroy());
  const paths = Array.from({ length: MOST_MISSING * 4 }, (_, at) => `/page-${at}`);
  const missing = await readPages(address, paths, () => undefined, FAST);
  expect(missing.length).toBeGreaterThanOrEqual(MOST_MISSING);
  expect(missing.length).toBeLessThan(paths.length);
});

test("the crawl tells how far it is", async () => {
  const address = await listen((_, response) => setTimeout(() => response.end("here"), 30));
  const lines: string[] = [];
  const paths = ["/a", "/b", "/c", "/d", "/e"];
  await readPages(address, paths, () => undefined, { ...FAST, progress: (line) => lines.push(line) });
  expect(lines.at(-1)).toMatch(/^\d of 5 pages read, 0 did not come$/);
});

test("a redirect is not followed to the public address", async () => {
  const address = await listen((_, response) =>
    response.writeHead(302, { location: "https://driftwood.example/en/news?x=1" }).end(),
  );
  expect(await readPage(address, "/old", FAST)).toMatchObject({ status: 302, location: "/en/news" });
});

test.each([
  ["application/zip", ""],
  ["image/png", ""],
  ["image/svg+xml", "here"],
  ["application/feed+json", "here"],
  ["application/atom+xml; charset=utf-8", "here"],
  ["text/plain; charset=utf-8", "here"],
  ["application/manifest+json", "here"],
])("of a file of type %s the text is %j", async (type, text) => {
  const address = await listen((_, response) =>
    response.writeHead(200, { "content-type": type }).end("here"),
  );
  expect(await readPage(address, "/file", FAST)).toMatchObject({ status: 200, text });
});
