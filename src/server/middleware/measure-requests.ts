/** Counts requests for the metrics and traces them, by route. Made-up paths share one route. */
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { pathWithoutLanguage } from "#i18n/paths.ts";
import { collectQueries, type QuerySpan } from "#platform/traces/request-queries.ts";
import { readTraceParent, type Tracer } from "#platform/traces/tracer.ts";
import type { Config } from "#server/config.ts";
import type { SiteMetrics } from "#server/metrics/site-metrics.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";
import { pageAt } from "#shell/navigation/page-table.ts";

interface MeasureOptions {
  readonly config: Pick<Config, "TRUST_PROXY">;
  readonly metrics: Pick<SiteMetrics, "requests">;
  readonly tracer: Tracer | undefined;
}

export function measureRequests(options: MeasureOptions): MiddlewareHandler<ServerEnvironment> {
  const { config, metrics, tracer } = options;
  // Only a proxy of ours may name the trace that a request belongs to.
  const believesParent = config.TRUST_PROXY > 0;
  return async (c, next) => {
    const startedAt = Date.now();
    const beganMs = performance.now();
    const queries: QuerySpan[] = [];
    await (tracer ? collectQueries(queries, next) : next());
    const { status } = c.res;
    const endpoint = routePath(c, -1);
    // By the table: React Router's matching takes a millisecond, and refused requests are counted too.
    const route = (endpoint.endsWith("*") ? pageAt(pathWithoutLanguage(c.req.path)) : endpoint) ?? "none";
    metrics.requests.add({ route, status: String(status) });
    tracer?.record({
      name: `${c.req.method} ${route}`,
      parent: believesParent ? readTraceParent(c.req.header("traceparent")) : undefined,
      startedAt,
      ms: performance.now() - beganMs,
      isError: status >= 500,
      queries,
      attributes: {
        "http.request.method": c.req.method,
        "http.route": route,
        "http.response.status_code": status,
        // The same as in the log.
        "request.id": c.get("requestId"),
      },
    });
  };
}
