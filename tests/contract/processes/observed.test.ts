/** What operators see of a running site: metrics of every kind, and one request id in its log line and its trace. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "#tests/contract/connections/free-port.ts";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const folder = temporaryFolder();
const spans: Span[] = [];
const collector = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    if (request.url === "/v1/traces")
      for (const { scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
let log = "";
let site: SiteProcess;
let metricsPort: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  metricsPort = await freePort();
  site = await startSiteProcess({
    DATA_DIR: folder.path,
    LOG_LEVEL: "info",
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  site.child.stdout?.on("data", (chunk: Buffer) => (log += chunk.toString()));
}, 60_000);
afterAll(async () => {
  await site.end();
  collector.close();
  folder.remove();
});

it("a request has one id in its response, its log line and its span, and its statements are below that span", async () => {
  const response = await fetch(`${site.address}/en/dappstore/detail?id=1001`);
  await response.arrayBuffer();
  const id = response.headers.get("x-request-id") ?? "";
  expect(id).not.toBe("");
  const lines = log.split("\n").filter((line) => line.includes(id));
  expect(lines.length).toBeGreaterThan(0);
  const hasId = (span: Span): boolean => span.attributes.some(({ value }) => value["stringValue"] === id);
  await vi.waitFor(() => expect(spans.filter(hasId)).toHaveLength(1), { timeout: 20_000, interval: 100 });
  const own = spans.find(hasId);
  const below = spans.filter(({ traceId, parentSpanId }) => traceId === own?.traceId && parentSpanId);
  expect(below.length).toBeGreaterThan(0);
});

/** Each part of the site that operators watch, and a sample of its metric. */
const FAMILIES = {
  "requests by route and status": /^site_requests_total\{[^}]*route="[^"]+"[^}]*status="200"/m,
  "time of renders": /^site_render_seconds_bucket\{/m,
  "time of queries": /^site_query_seconds_bucket\{/m,
  "the cache": /^site_cache_bytes\{/m,
  "answers from it": /^site_cached_responses_total/m,
  "the queue of renders": /^site_render_queue\{[^}]*state="waiting"/m,
  "refused renders": /^site_render_refused_total\{/m,
  "the outbox": /^site_outbox_mails\{[^}]*state="queued"/m,
  "donations by state": /^site_donations\{[^}]*state="manual"/m,
  "the event loop": /^site_event_loop_delay_seconds\{[^}]*point="p99"/m,
};

it.each(Object.entries(FAMILIES))("the metrics tell of %s", async (_part, sample) => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(sample);
});
