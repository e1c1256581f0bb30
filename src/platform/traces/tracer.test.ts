import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createLog } from "#platform/log.ts";
import { collectQueries, noteQuery, type QuerySpan } from "./request-queries.ts";
import { createTracer, readTraceParent } from "./tracer.ts";

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
}

const log = createLog({ level: "silent" });
const span = {
  name: "GET /news",
  startedAt: 1_700_000_000_000,
  ms: 12.5,
  isError: false,
  attributes: { "http.route": "/news", "http.response.status_code": 200 },
  queries: [],
};

async function collector() {
  const bodies: unknown[] = [];
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      paths.push(request.url);
      bodies.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { bodies, paths, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it("spans are sent in one batch, in the form of OTLP", async () => {
  const { bodies, paths, endpoint } = await collector();
  const tracer = createTracer({ endpoint, service: "shop", log });
  const parent = readTraceParent(`00-${"a".repeat(32)}-${"b".repeat(16)}-01`);
  tracer.record({ ...span, parent });
  tracer.record({ ...span, isError: true });
  await tracer.stop();
  expect(paths).toEqual(["/v1/traces"]);
  expect(bodies).toMatchObject([
    {
      resourceSpans: [
        {
          resource: { attributes: [{ key: "service.name", value: { stringValue: "shop" } }] },
          scopeSpans: [
            {
              spans: [
                {
                  traceId: "a".repeat(32),
                  parentSpanId: "b".repeat(16),
                  name: "GET /news",
                  startTimeUnixNano: "1700000000000000000",
                  endTimeUnixNano: "1700000000012500000",
                  attributes: [
                    { key: "http.route", value: { stringValue: "/news" } },
                    { key: "http.response.status_code", value: { intValue: "200" } },
                  ],
                },
                { traceId: expect.stringMatching(/^[\da-f]{32}$/) as string, status: { code: 2 } },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

it("the statements of a request are spans below its own", async () => {
  const { bodies, endpoint } = await collector();
  const tracer = createTracer({ endpoint, service: "shop", log });
  const queries: QuerySpan[] = [];
  await collectQueries(queries, async () => {
    await Promise.resolve();
    noteQuery('select "id" from "news" where "id" = ?', 1.5);
  });
  noteQuery("select 1", 1);
  tracer.record({ ...span, queries });
  await tracer.stop();
  const [{ resourceSpans }] = bodies as [{ resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }];
  const [own, below, ...others] = resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
  expect(others).toEqual([]);
  expect(below).toMatchObject({
    traceId: own?.traceId,
    parentSpanId: own?.spanId,
    name: "select",
    attributes: [{ key: "db.query.text", value: { stringValue: 'select "id" from "news" where "id" = ?' } }],
  });
});

it("a collector that is away costs nothing but the spans", async () => {
  const tracer = createTracer({ endpoint: "http://127.0.0.1:9", service: "shop", log });
  tracer.record(span);
  await expect(tracer.stop()).resolves.toBeUndefined();
});

it.each(["", "00-abc-def-01", `00-${"g".repeat(32)}-${"b".repeat(16)}-01`])(
  "the header %o names no parent",
  (header) => expect(readTraceParent(header)).toBeUndefined(),
);
