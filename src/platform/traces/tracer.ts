/** Sends spans to an OpenTelemetry collector: OTLP over HTTP in JSON, in batches, beside the requests. */
import { randomBytes } from "node:crypto";
import type { Log } from "#platform/log.ts";
import type { QuerySpan } from "./request-queries.ts";

export interface Span {
  readonly name: string;
  /** From the header `traceparent` of a proxy in front of the site. */
  readonly parent?: TraceParent | undefined;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly ms: number;
  readonly isError: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The database statements it took; each becomes a span below it. */
  readonly queries: readonly QuerySpan[];
}

export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;

export function readTraceParent(header: string | undefined): TraceParent | undefined {
  const [, traceId, spanId] = TRACE_PARENT.exec(header ?? "") ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

export interface Tracer {
  record(span: Span): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

interface TracerOptions {
  readonly endpoint: string;
  readonly service: string;
  readonly log: Log;
  readonly everyMs?: number;
}

const EVERY_MS = 5_000;
const TIMEOUT_MS = 10_000;
/** While the collector is away, further spans are dropped. */
const MAX_SPANS = 2_000;

const SERVER_SPAN = 2;
const CLIENT_SPAN = 3;
const ERROR_STATUS = 2;

const attributeOf = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
});

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const spanId = (): string => randomBytes(8).toString("hex");

const times = (startedAt: number, ms: number) => ({
  startTimeUnixNano: nanoseconds(startedAt),
  endTimeUnixNano: nanoseconds(startedAt + ms),
});

/** The span of a request, and those of its statements. */
function otlpSpans({ name, parent, startedAt, ms, isError, attributes, queries }: Span) {
  const traceId = parent?.traceId ?? randomBytes(16).toString("hex");
  const own = {
    traceId,
    spanId: spanId(),
    ...(parent && { parentSpanId: parent.spanId }),
    name,
    kind: SERVER_SPAN,
    ...times(startedAt, ms),
    attributes: Object.entries(attributes).map(attributeOf),
    status: isError ? { code: ERROR_STATUS } : {},
  };
  const below = queries.map((query) => ({
    traceId,
    spanId: spanId(),
    parentSpanId: own.spanId,
    name: query.sql.split(" ", 1)[0] ?? "",
    kind: CLIENT_SPAN,
    ...times(query.startedAt, query.ms),
    attributes: [attributeOf(["db.query.text", query.sql])],
    status: {},
  }));
  return [own, ...below];
}

export function createTracer({ endpoint, service, log, everyMs = EVERY_MS }: TracerOptions): Tracer {
  const url = `${endpoint}/v1/traces`;
  const resource = { attributes: [attributeOf(["service.name", service])] };
  let spans: Span[] = [];
  let isAway = false;

  async function send(): Promise<void> {
    if (spans.length === 0) return;
    const batch = spans;
    spans = [];
    const scopeSpans = [{ scope: { name: "site" }, spans: batch.flatMap(otlpSpans) }];
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the collector answered ${response.status}`);
      isAway = false;
    } catch (error) {
      // Once per outage, not every five seconds.
      if (!isAway) log.warn({ err: error }, "traces could not be sent");
      isAway = true;
    }
  }

  const timer = setInterval(() => void send(), everyMs).unref();
  return {
    record(span) {
      if (spans.length < MAX_SPANS) spans.push(span);
    },
    stop() {
      clearInterval(timer);
      return send();
    },
  };
}
