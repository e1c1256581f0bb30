/** Requests that no browser sends get one response with the right status, and never a 5xx. */
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Sends raw bytes and returns the status lines of all responses until the connection closes or is quiet. */
function send(bytes: string | Buffer): Promise<number[]> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (): void => {
      socket.destroy();
      resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)));
    };
    socket.setTimeout(10_000, end);
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", () => undefined).on("close", end);
  });
}

const get = (target: string, headers = "Host: site.example\r\n"): Promise<number[]> =>
  send(`GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

describe("the address", () => {
  it.each([
    ["a whole address, as proxies write it", "http://site.example/en", 200],
    ["a whole address without a path", "http://site.example", 200],
    ["a whole address with a query alone", "http://site.example?a=b", 200],
    ["a whole address with a user name", "http://a@x/", 400],
    ["a user name and 7 KB", `http://a@x/${"a".repeat(7_000)}`, 400],
    ["a user name and a password", "https://a:b@site.example/en", 400],
    ["another scheme", "ftp://site.example/en", 400],
    ["no slash", "en", 400],
    ["a star", "*", 400],
    ["an empty host", "http:///en", 400],
    ["a backslash", "/en\\about", 400],
    ["9 KB", `/${"a".repeat(9_000)}`, 414],
    ["8,000 slashes", `/a${"/".repeat(8_000)}b/`, 308],
    ["8,000 dots", `/${"../".repeat(2_700)}`, 200],
    ["percent signs", `/en/${"%".repeat(4_000)}`, 404],
    ["a NUL", "/en/%00", 404],
    ["broken UTF-8", "/en/%E0%A4%A", 404],
    ["a query of 2,000 parameters", `/en/dappstore?${"key=a&".repeat(1_300)}`, 200],
  ])("%s", async (_name, target, status) => {
    expect(await get(target)).toEqual([status]);
  });

  it("a host in the target takes precedence over the header", async () => {
    expect(await get("http://site.example/en", "Host: other.example\r\n")).toEqual([200]);
  });
});

describe("the host", () => {
  it.each([
    ["none", ""],
    ["an empty one", "Host:\r\n"],
    ["two", "Host: site.example\r\nHost: other.example\r\n"],
    ["the same twice", "Host: site.example\r\nhost: site.example\r\n"],
    ["one with a path", "Host: site.example/en\r\n"],
    ["one with a user name", "Host: a@site.example\r\n"],
    ["two in one", "Host: site.example, other.example\r\n"],
    ["one of 5,000 letters", `Host: ${"a".repeat(5_000)}\r\n`],
    ["an address of five numbers", "Host: 1.2.3.4.5\r\n"],
    ["an address beyond 255", "Host: 256.1.1.1:80\r\n"],
    ["a number, which is an address to URLs", "Host: 0x7f\r\n"],
    ["a port beyond 65,535", "Host: site.example:65536\r\n"],
    ["half an IPv6 address", "Host: [::1\r\n"],
    ["an escaped one", "Host: %61.example\r\n"],
  ])("%s is a bad request, for cached pages too", async (_name, headers) => {
    await get("/en");
    expect(await get("/en", headers)).toEqual([400]);
    expect(await get("/v1/nope", headers)).toEqual([400]);
    expect(await get("/healthz", headers)).toEqual([400]);
  });
});

describe("headers", () => {
  it.each([
    ["Accept-Language", ",;q=".repeat(3_000)],
    ["Accept-Language", "a-".repeat(6_000)],
    ["Cookie", "lang=;".repeat(2_000)],
    ["If-None-Match", 'W/"'.repeat(4_000)],
    ["Accept-Encoding", "br;q=0 ".repeat(1_700)],
    ["Range", "bytes=0-,".repeat(1_300)],
    ["X-Forwarded-For", "1.2.3.4,".repeat(1_500)],
    ["Origin", `http://${"a.".repeat(6_000)}`],
    ["Idempotency-Key", "x".repeat(12_000)],
    ["Content-Type", `multipart/form-data${";a=b".repeat(3_000)}`],
    ["Content-Type", `multipart/form-data; boundary="${'"'.repeat(9_000)}`],
  ])("12 KB of %s are read once", async (name, value) => {
    for (const path of ["/en", "/", "/v1/news/list", "/openapi.json", "/healthz", "/en/submit/nft"]) {
      const [status = 0] = await get(path, `Host: site.example\r\n${name}: ${value}\r\n`);
      expect(status, path).toBeGreaterThanOrEqual(200);
      expect(status, path).toBeLessThan(500);
    }
    const post = `POST /api/submissions/nft HTTP/1.1\r\nHost: site.example\r\n${name}: ${value}\r\n`;
    const [status = 0] = await send(`${post}Connection: close\r\nContent-Length: 2\r\n\r\n{}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it("beyond Node's limit are refused", async () => {
    expect(await get("/en", `Host: site.example\r\nX: ${"x".repeat(20_000)}\r\n`)).toEqual([431]);
  });
});

it("no address is printed to the console, where nothing removes secrets", async () => {
  const written = [vi.spyOn(console, "warn"), vi.spyOn(console, "error"), vi.spyOn(console, "log")];
  for (const path of ["/%", "/en/receipt/SECRET%", "/en/%E0%A4%A?token=SECRET", "/%/%%"]) await get(path);
  for (const spy of written) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "LINK", "PURGE", "get", "FOO", "POST"])(
  "the method %s gets one response, and never a 5xx",
  async (method) => {
    for (const path of ["/en", "/en/submit/nft", "/api/uploads", "/v1/news/list", "/healthz", "/nope"]) {
      const statuses = await send(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(statuses.length, path).toBe(1);
      expect(statuses[0], path).toBeLessThan(500);
    }
  },
);
