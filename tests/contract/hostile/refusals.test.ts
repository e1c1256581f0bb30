/** What is refused before Hono gets the headers of every response, and a page says which methods it takes. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRaw } from "#tests/contract/connections/raw-http.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function send(bytes: string): Promise<string> {
  const raw = await openRaw(site.address);
  raw.write(bytes);
  return (await raw.ended).toLowerCase();
}

it.each([
  ["a backslash in the path", "GET /en\\about HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n"],
  ["a host that no URL can have", "GET /en/nope HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n"],
])("%s is a bad request with the headers of every response", async (_name, bytes) => {
  const answer = await send(bytes);
  expect(answer).toContain("http/1.1 400");
  for (const header of ["x-content-type-options: nosniff", "default-src 'none'", "cache-control: no-store"])
    expect(answer).toContain(header);
});

it("a backslash in the query is a character like others", async () => {
  const bytes = "GET /en?a=\\ HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n";
  expect(await send(bytes)).toContain("http/1.1 200");
});

it.each([`/feeds/receipts/${"a".repeat(22)}.atom`, "/feeds/en/dapp-999999.atom", "/data/none.json"])(
  "a cache may not keep that %s does not exist",
  async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control") ?? "").toMatch(/no-store|max-age=0/);
  },
);

describe("a page", () => {
  const READ = "GET, HEAD, OPTIONS";
  const FORM = "GET, HEAD, POST, OPTIONS";
  it.each([
    ["POST", "/en/about", READ],
    ["PUT", "/zh/dappstore", READ],
    ["DELETE", `/en/receipt/${"a".repeat(22)}`, FORM],
    ["PATCH", "/en/submit/dapp", FORM],
  ])("refuses %s %s in the reader’s language and names its methods", async (method, path, allow) => {
    const answer = await site.get(path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = path.startsWith("/zh") ? "此地址不接受这类请求。" : "This address doesn’t accept";
    expect(await answer.text()).toContain(text);
    const options = await site.get(path, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
  });
});

describe("requests sent ahead on one connection", () => {
  const ahead = (count: number, path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(count - 1) +
    `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`;
  const statusesOf = (answer: string): string[] =>
    [...answer.matchAll(/http\/1\.1 (\d{3})/g)].map(([, status = ""]) => status);

  it("are answered up to sixteen; the next one is refused and ends the connection", async () => {
    const path = "/api/receipts/none";
    expect(statusesOf(await send(ahead(16, path)))).toEqual(Array.from({ length: 16 }, () => "404"));
    const answer = await send(ahead(400, path));
    expect(statusesOf(answer)).toEqual([...Array.from({ length: 16 }, () => "404"), "429"]);
    expect(answer).toMatch(/connection: close\s+retry-after: \d|retry-after: \d[\s\S]*connection: close/);
  });

  it("are all answered if they are for kept pages", async () => {
    await site.get("/en");
    expect(statusesOf(await send(ahead(100, "/en")))).toHaveLength(100);
  });
});
