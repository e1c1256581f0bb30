/** Which addresses the site fetches, and what a hostile server can cost it. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLimiter } from "#platform/rate-limit.ts";
import { startDnsServer, type DnsRecords, type DnsServer } from "#tests/fixtures/outbound/dns-server.ts";
import { startHttpsServer, type HttpsServer } from "#tests/fixtures/outbound/https-server.ts";
import { createResolvers, type NameResolvers } from "./agreeing-resolvers.ts";
import { createOutbound, noOutbound, type Outbound, type OutboundOptions } from "./outbound.ts";
import { isPublicAddress } from "./public-address.ts";

/** Of the addresses that no visitor may make the site connect to; the first ones are loopback. */
const SPELLINGS = [
  "127.0.0.1",
  "127.0.0.1.",
  "127.255.255.254",
  "[::1]",
  "0.0.0.0",
  "0",
  "2130706433",
  "0x7f000001",
  "017700000001",
  "0x7f.1",
  "127.1",
  "0177.0.0.1",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[0:0:0:0:0:ffff:7f00:0001]",
  "[::ffff:0:127.0.0.1]",
  "１２７.０.０.１",
  "①②⑦.⓪.⓪.①",
  "127。0。0。1",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[2001:0:7f00:1::1]",
  "0.1.2.3",
  "10.0.0.1",
  "0xa.1",
  "167772161",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "2852039166",
  "[::ffff:169.254.169.254]",
  "[fe80::1]",
  "[fd00:ec2::254]",
  "[fec0::1]",
  "[::]",
  "[100::1]",
];

/** What a name of IPv6 alone can lead to. */
const IPV6 = [
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "fe80::1",
  "fd00::1",
];

const HOSTS = ["site.example", "site.example.", "www.site.example", "other.example", "one.medium.com"];

let server: HttpsServer;
let wrongName: HttpsServer;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
const tables: [Record<string, DnsRecords>, Record<string, DnsRecords>] = [{}, {}];
let dns: DnsServer[];
let resolvers: NameResolvers;

beforeAll(async () => {
  server = await startHttpsServer(HOSTS, (request, response) => respond(request, response));
  wrongName = await startHttpsServer(["wrong.example"], (_request, response) => response.end("no"), [
    "else.example",
  ]);
  dns = await Promise.all(tables.map((table) => startDnsServer((name) => table[name])));
  resolvers = createResolvers(dns.map(({ address }) => address) as [string, string]);
});

afterAll(async () => {
  server.stop();
  wrongName.stop();
  await Promise.all(dns.map(({ stop }) => stop()));
});

const setDns = (name: string, first: DnsRecords, second: DnsRecords | null = first): void => {
  for (const [at, records] of [first, second].entries()) {
    const table = tables[at] ?? {};
    if (records) table[name] = records;
    else delete table[name];
  }
};

/** Every fetch of a test is the first of its minute. */
const unlimited = () => createLimiter({ name: "outbound", points: 1_000, seconds: 60, factor: 1 });

const outbound = (options: Partial<OutboundOptions> = {}): Outbound =>
  createOutbound({ resolvers, perHost: unlimited(), userAgent: "Test", hosts: server.hosts, ...options });

const codeOf = async (url: string, options: Partial<OutboundOptions> = {}): Promise<string> => {
  const result = await outbound(options).fetchText(url);
  return result.ok ? `text: ${result.value.text}` : result.code;
};

describe("no private address is connected to", () => {
  test.each(SPELLINGS)("however it is written: %s", async (spelling) => {
    const before = server.connections();
    const { port } = server;
    expect(await codeOf(`https://${spelling}:${port}/`, { port, hosts: undefined })).toBe("private_address");

    // A redirect from a host that may be reached; the address is neither of its site nor public.
    const location = `https://${spelling.replace(/[^ -~]/gu, encodeURIComponent)}/`;
    respond = (_request, response) => response.writeHead(302, { location }).end();
    expect(await codeOf("https://site.example/")).toBe("redirected_away");
    expect(server.connections()).toBe(before + 1);
  });

  test("a name that resolves to it, or to a public and a private address, for one of the resolvers", async () => {
    const { port } = server;
    const before = server.connections();
    setDns("inner.example", { a: ["127.0.0.1"] });
    expect(await codeOf(`https://inner.example:${port}/`, { port })).toBe("private_address");
    setDns("mixed.example", { a: ["93.184.215.14", "10.0.0.1"] });
    expect(await codeOf(`https://mixed.example:${port}/`, { port })).toBe("private_address");
    setDns("split.example", { a: ["93.184.215.14"] }, { a: ["192.168.1.1"] });
    expect(await codeOf(`https://split.example:${port}/`, { port })).toBe("private_address");
    expect(server.connections()).toBe(before);
  });

  test.each(IPV6)("a name of IPv6, asked for or redirected to: %s", async (address) => {
    const { port } = server;
    const before = server.connections();
    setDns("six.example", { aaaa: [address] });
    expect(await codeOf(`https://six.example:${port}/`, { port })).toBe("private_address");
    // For one of the resolvers, beside a public one.
    setDns("six.example", { aaaa: ["2606:4700::1111"] }, { aaaa: ["2606:4700::1111", address] });
    expect(await codeOf(`https://six.example:${port}/`, { port })).toBe("private_address");
    setDns("six.example", { a: ["93.184.215.14"], aaaa: [address] });
    expect(await codeOf(`https://six.example:${port}/`, { port })).toBe("private_address");
    expect(server.connections()).toBe(before);
    setDns("six.site.example", { aaaa: [address] });
    respond = (_request, response) =>
      response.writeHead(307, { location: "https://six.site.example/" }).end();
    expect(await codeOf("https://site.example/")).toBe("private_address");
    expect(server.connections()).toBe(before + 1);
  });

  test("a redirect within the same site to a name that resolves to it", async () => {
    setDns("inner.site.example", { a: ["127.0.0.1"] });
    const before = server.connections();
    respond = (_request, response) =>
      response.writeHead(307, { location: "https://inner.site.example/" }).end();
    expect(await codeOf("https://site.example/")).toBe("private_address");
    expect(server.connections()).toBe(before + 1);
  });

  test("addresses of every reserved range are not public", () => {
    const reserved =
      "10.1.2.3 100.64.0.1 169.254.169.254 172.31.0.1 192.0.0.8 192.168.0.1 198.19.0.1 224.0.0.1 255.255.255.255 168.63.129.16 :: ::7f00:1 ::a9fe:a9fe fe80::1 fe80::1%eth0 fc00::1 fd12::1 ff02::1 64:ff9b::7f00:1 64:ff9b:1::7f00:1 2002:7f00:1:: 2001:0:7f00:1:: 2001:db8::1 2620:4f:8000::1 nonsense";
    expect(reserved.split(" ").filter(isPublicAddress)).toEqual([]);
    expect(["1.1.1.1", "93.184.215.14", "2606:4700::1111"].every(isPublicAddress)).toBe(true);
  });
});

describe("a fetch", () => {
  test("returns the text, its type and the address after redirects", async () => {
    respond = ({ url, headers }, response) => {
      if (url === "/") return response.writeHead(301, { location: "https://www.site.example/file" }).end();
      expect(headers).toMatchObject({ "user-agent": "Test", host: "www.site.example" });
      expect(headers.cookie).toBeUndefined();
      response.writeHead(200, {
        "content-type": "text/plain",
        "content-encoding": "gzip",
        "set-cookie": "a=1",
      });
      return response.end(gzipSync("hello"));
    };
    expect(await outbound().fetchText("https://site.example/")).toEqual({
      ok: true,
      value: { text: "hello", contentType: "text/plain", url: "https://www.site.example/file" },
    });
  });

  test("refuses other protocols, ports, credentials and texts that are no address", async () => {
    expect(await codeOf("http://site.example/")).toBe("not_https");
    expect(await codeOf("https://site.example:8443/")).toBe("wrong_port");
    expect(await codeOf("https://user:pass@site.example/")).toBe("wrong_address");
    expect(await codeOf("nonsense")).toBe("wrong_address");
  });

  test("follows three redirects and no fourth", async () => {
    const chain = (hops: number) => {
      respond = ({ url = "" }, response) => {
        const at = Number(url.slice(1));
        if (at >= hops) return response.end("end");
        return response.writeHead(302, { location: `/${at + 1}` }).end();
      };
    };
    chain(3);
    expect(await codeOf("https://site.example/0")).toBe("text: end");
    chain(4);
    expect(await codeOf("https://site.example/0")).toBe("too_many_redirects");
    respond = (_request, response) => response.writeHead(302, { location: "https://other.example/" }).end();
    expect(await codeOf("https://site.example/")).toBe("redirected_away");
    // Each of its subdomains has another owner.
    respond = (_request, response) => response.writeHead(302, { location: "https://two.medium.com/" }).end();
    expect(await codeOf("https://one.medium.com/")).toBe("redirected_away");
  });

  test("asks one host once a minute", async () => {
    respond = (_request, response) => response.end("ok");
    const once = outbound({
      perHost: createLimiter({ name: "outbound", points: 1, seconds: 60, factor: 1 }),
    });
    expect(await once.fetchText("https://site.example/")).toMatchObject({ ok: true });
    expect(await once.fetchText("https://site.example/other")).toMatchObject({ code: "asked_too_soon" });
    expect(await once.fetchText("https://site.example./")).toMatchObject({ code: "asked_too_soon" });
    expect(await once.fetchText("https://other.example/")).toMatchObject({ ok: true });
  });

  test("each failure has its code", async () => {
    respond = (_request, response) => response.writeHead(404).end();
    expect(await codeOf("https://site.example/")).toBe("wrong_status");
    respond = (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("not gzip");
    expect(await codeOf("https://site.example/")).toBe("unreadable_body");
    respond = (_request, response) => response.writeHead(200, { "content-encoding": "zstd" }).end("x");
    expect(await codeOf("https://site.example/")).toBe("unreadable_body");
    expect(await codeOf("https://wrong.example/", { hosts: wrongName.hosts })).toBe("certificate_invalid");
    respond = (request) => request.socket.destroy();
    expect(await codeOf("https://site.example/")).toBe("connection_failed");
    expect(await codeOf("https://nobody.example/")).toBe("name_not_found");
    setDns("half.example", { a: ["93.184.215.14"] }, null);
    expect(await codeOf("https://half.example/")).toBe("resolvers_disagree");
    setDns("alias.example", { isAlias: true }, { a: ["93.184.215.14"] });
    expect(await codeOf("https://alias.example/")).toBe("resolvers_disagree");
    setDns("broken.example", { failure: 2 });
    expect(await codeOf("https://broken.example/")).toBe("dns_failed");
    setDns("refused.example", { failure: 5 });
    expect(await codeOf("https://refused.example/")).toBe("dns_refused");
    setDns("empty.example", {});
    expect(await codeOf("https://empty.example/")).toBe("no_record");
    expect(await noOutbound.fetchText("https://site.example/")).toMatchObject({ code: "outbound_off" });
  });
});

const OK_HEADERS = "HTTP/1.1 200 OK\r\n";
const EMPTY_GZIP = "\x1f\x8b\x08\0\0\0\0\0\0\x03";
const EMPTY_BLOCKS = Buffer.from("000000ffff".repeat(1_600), "hex");

describe("a hostile server", () => {
  test("64 MB behind a small gzip cost less than 20 MB", async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    respond = (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    const before = process.memoryUsage().rss;
    expect(await codeOf("https://site.example/")).toBe("too_large");
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
  });

  test("a body without end stops at 64 KB", async () => {
    let sent = 0;
    respond = (_request, response) => {
      const push = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(8_192))) sent += 8_192;
      };
      response.on("drain", push);
      push();
    };
    expect(await codeOf("https://site.example/")).toBe("too_large");
    expect(sent).toBeLessThan(4 * 1024 * 1024);
  });

  test.each([
    ["a status line without end", "HTTP/1.1 200 ", Buffer.alloc(8_192, "a")],
    ["interim responses", "", Buffer.from("HTTP/1.1 103 Hints\r\n\r\n".repeat(400))],
    [
      "an extension of a chunk",
      `${OK_HEADERS}transfer-encoding: chunked\r\n\r\n1;`,
      Buffer.alloc(8_192, "a"),
    ],
    ["a gzip that is empty", `${OK_HEADERS}content-encoding: gzip\r\n\r\n${EMPTY_GZIP}`, EMPTY_BLOCKS],
  ])("%s stops too, though nothing of it becomes a text", async (_what, start, more) => {
    respond = ({ socket }) => {
      socket.write(start, "latin1");
      const push = (): void => {
        while (!socket.destroyed && socket.write(more));
      };
      socket.on("drain", push).on("error", () => undefined);
      push();
    };
    expect(await codeOf("https://site.example/")).toBe("too_large");
  });

  test("a handshake that is never answered leaves no connection behind", async () => {
    const open = new Set<Socket>();
    const tarpit = createTcpServer((socket) => {
      open.add(socket.on("close", () => open.delete(socket)).resume());
    });
    await new Promise<void>((resolve) => tarpit.listen(0, "127.0.0.1", resolve));
    const { port } = tarpit.address() as AddressInfo;
    const hosts = new Map([["site.example", { address: "127.0.0.1", port }]]);
    expect(await codeOf("https://site.example/", { hosts, deadlineMs: 200 })).toBe("fetch_timeout");
    await expect.poll(() => open.size, { timeout: 5_000 }).toBe(0);
    tarpit.close();
  });

  test("a body that drips, headers that never come and a slow chain of redirects end at one deadline", async () => {
    const drip = (_request: IncomingMessage, response: ServerResponse): void => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(timer));
    };
    const silent = (): void => undefined;
    const slowRedirects = (_request: IncomingMessage, response: ServerResponse): void => {
      setTimeout(() => response.writeHead(302, { location: "/again" }).end(), 200);
    };
    for (const handler of [drip, silent, slowRedirects]) {
      respond = handler;
      const started = performance.now();
      expect(await codeOf("https://site.example/", { deadlineMs: 500 })).toBe("fetch_timeout");
      expect(performance.now() - started).toBeLessThan(1_500);
    }
  });
});

test("a proxy gets the address that was checked, never a name", async () => {
  const asked: string[] = [];
  const proxy = createServer().on("connect", ({ url = "" }: IncomingMessage, socket) => {
    asked.push(url);
    if (!url.startsWith("127.")) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const target = connect(Number(url.split(":").at(-1)), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
    target.on("error", () => socket.destroy());
    socket.on("error", () => target.destroy());
    return socket;
  });
  const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === "::1"));
  await new Promise<void>((resolve) => proxy.listen(0, hasIpv6 ? "::" : "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  respond = (_request, response) => response.end("through the proxy");
  expect(await codeOf("https://site.example/", { proxy: address })).toBe("text: through the proxy");
  const literal = hasIpv6 ? `http://[::1]:${port}` : address;
  expect(await codeOf("https://site.example/", { proxy: literal })).toBe("text: through the proxy");
  setDns("inner.example", { a: ["127.0.0.1"] });
  expect(await codeOf("https://inner.example/", { proxy: address })).toBe("private_address");
  expect(asked).toEqual([`127.0.0.1:${server.port}`, `127.0.0.1:${server.port}`]);

  // Rebinding: the address that was checked is the one that is connected to; no second answer is asked for.
  let questions = 0;
  const rebinding: NameResolvers = {
    ...resolvers,
    addresses: () => {
      questions += 1;
      return Promise.resolve({ ok: true, value: [questions === 1 ? "93.184.215.14" : "127.0.0.1"] });
    },
  };
  expect(await codeOf("https://rebinding.example/", { proxy: address, resolvers: rebinding })).toBe(
    "proxy_failed",
  );
  expect([questions, asked.at(-1)]).toEqual([1, "93.184.215.14:443"]);
  proxy.closeAllConnections();
  proxy.close();
});

test("a TXT record counts if both resolvers name it", async () => {
  const long = "x".repeat(300);
  setDns("_challenge.site.example", { txt: ["mine", "old", long] }, { txt: ["mine", long] });
  expect(await resolvers.texts("_challenge.site.example")).toEqual({ ok: true, value: ["mine", long] });
  setDns("_challenge.other.example", { txt: ["mine"] }, { txt: ["other"] });
  expect(await resolvers.texts("_challenge.other.example")).toMatchObject({ code: "resolvers_disagree" });
});
