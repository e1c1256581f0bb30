/** `METRICS_PORT`: a server of its own, so that no visitor can reach it by the site's address. */
import { createServer, type Server } from "node:http";
import { metricsText, type Family } from "#platform/metrics/metrics.ts";
import type { Config } from "#server/config.ts";
import { listenFailure } from "#server/start-error.ts";

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Returns null if no port is set. */
export async function serveMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Pick<Config, "METRICS_PORT" | "METRICS_HOST">,
  collect: () => Promise<readonly Family[]>,
): Promise<Server | null> {
  if (port === undefined) return null;
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    collect().then(
      (families) => response.writeHead(200, { "content-type": TYPE }).end(metricsText(families)),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, host, port)));
    // In a serving process of several, the parent would share the port among them.
    server.listen({ port, host, exclusive: true }, resolve);
  });
  return server;
}
