import { createSocket } from "node:dgram";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkCdn, checkOutbound, checkTraces } from "./calls-out.ts";

interface Called {
  readonly url: string;
  readonly asked: { method: string; path: string; headers: IncomingMessage["headers"] }[];
}

/** A server that answers every call with this status and remembers it. */
async function server(status: number): Promise<Called> {
  const asked: Called["asked"] = [];
  const http = createServer(({ method = "", url: path = "", headers }, response) => {
    asked.push({ method, path, headers });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void http.close());
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, asked };
}

const NOBODY = "http://127.0.0.1:9";
const NO_CDN = {
  CDN: "off",
  CDN_PURGE: undefined,
  CDN_PURGE_URLS: undefined,
  CDN_PURGE_TOKEN: undefined,
} as const;

describe("the cache in front", () => {
  it.each(["on", "off"] as const)("without purging nothing can be wrong: CDN=%s", async (CDN) => {
    expect((await checkCdn({ ...NO_CDN, CDN })).map(({ state }) => state)).toEqual(["ok"]);
  });

  it("is asked to forget a tag that no page has", async () => {
    const cache = await server(200);
    const config = { ...NO_CDN, CDN: "on", CDN_PURGE: "varnish", CDN_PURGE_URLS: [cache.url] } as const;
    expect((await checkCdn(config))[0]?.state).toBe("ok");
    expect(cache.asked).toMatchObject([{ method: "PURGE", headers: { "cache-tag": "doctor" } }]);
  });

  it("that refuses or is away is named, without its key", async () => {
    const cache = await server(403);
    const config = {
      CDN: "on",
      CDN_PURGE: "fastly",
      CDN_PURGE_URLS: [cache.url, NOBODY],
      CDN_PURGE_TOKEN: "secret-key",
    } as const;
    const findings = await checkCdn(config);
    expect(findings.map(({ state }) => state)).toEqual(["wrong", "wrong"]);
    expect(findings[0]?.says).toContain("answers 403");
    expect(findings[1]?.says).toContain("does not answer");
    expect(JSON.stringify(findings)).not.toContain("secret-key");
  });

  it.each([
    ["purging without CDN=on", { CDN_PURGE: "varnish", CDN_PURGE_URLS: [NOBODY] }, "warning"],
    ["a service without its key", { CDN: "on", CDN_PURGE: "cloudflare", CDN_PURGE_URLS: [NOBODY] }, "wrong"],
  ] as const)("%s is found without a call", async (_name, settings, state) => {
    expect((await checkCdn({ ...NO_CDN, ...settings })).map((one) => one.state)).toEqual([state]);
  });
});

it("a collector that takes traces is fine, another server is not", async () => {
  const [collector, other] = [await server(200), await server(404)];
  const stateOf = async (endpoint?: string): Promise<string> =>
    (await checkTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).state;
  expect(await stateOf()).toBe("ok");
  expect(await stateOf(collector.url)).toBe("ok");
  expect(collector.asked).toMatchObject([{ method: "POST", path: "/v1/traces" }]);
  expect(await stateOf(other.url)).toBe("wrong");
  expect(await stateOf(NOBODY)).toBe("wrong");
});

/** A DNS server that answers every question with this code: 0 without a record, 3 for a name that does not exist. */
async function dnsServer(code: number): Promise<string> {
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    const answer = Buffer.from(question);
    answer.writeUInt16BE(0x8180 + code, 2);
    answer.writeUInt16BE(0, 10);
    socket.send(answer.subarray(0, question.indexOf(0, 12) + 5), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

describe("looking at websites", () => {
  const settings = {
    OUTBOUND: "on",
    OUTBOUND_RESOLVERS: "127.0.0.1:9, 127.0.0.1:9",
    OUTBOUND_PROXY: undefined,
    PUBLIC_ORIGIN: "https://wallet.example",
  } as const;

  it("needs nothing while it is off", async () => {
    expect((await checkOutbound({ ...settings, OUTBOUND: "off" })).state).toBe("ok");
  });

  it("needs two DNS servers that answer", async () => {
    expect((await checkOutbound(settings)).state).toBe("wrong");
    const servers = [await dnsServer(3), await dnsServer(3)];
    const answered = await checkOutbound({ ...settings, OUTBOUND_RESOLVERS: servers.join(", ") });
    expect([answered.state, answered.says]).toEqual([
      "warning",
      "Both DNS servers answer, but know no wallet.example.",
    ]);
  });

  it("needs its proxy", async () => {
    const finding = await checkOutbound({ ...settings, OUTBOUND_PROXY: NOBODY });
    expect([finding.state, finding.says]).toEqual([
      "wrong",
      expect.stringContaining("The proxy does not answer"),
    ]);
  });
});
