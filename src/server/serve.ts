/** Builds the site from its settings and listens. */
import cluster from "node:cluster";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brand } from "#brand/brand.ts";
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { SharedWork } from "#lib/shared-work.ts";
import type { Clock } from "#platform/clock.ts";
import { isWritable } from "#platform/database/health.ts";
import type { Log } from "#platform/log.ts";
import { isOffered } from "#shell/navigation/offer.ts";
import { runAct } from "#platform/operator/act-context.ts";
import type { AskCount } from "#platform/steady/counter-host.ts";
import { createTracer, type Tracer } from "#platform/traces/tracer.ts";
import { apiDocument } from "./api-document.ts";
import { createApiReplies, mountApi } from "./api.ts";
import { purgerOf } from "./cdn/purger.ts";
import { drain, type Stopping } from "./connections/drain.ts";
import { Surplus } from "./connections/surplus.ts";
import { createApp, type App } from "./app.ts";
import { readBrandKit } from "./front/brand-kit.ts";
import type { Config } from "./config.ts";
import { readDeskFiles } from "./desk/desk-files.ts";
import { mountDeskShell } from "./desk/desk-shell.ts";
import { mountDiscovery } from "./discovery/mount-discovery.ts";
import { failureRows, failureTexts } from "./failure-texts.ts";
import { databaseLocation, createFoundation, PROJECT_FOLDER, type Foundation } from "./foundation.ts";
import { openBuiltFront } from "./front/built-front.ts";
import type { Front, OpenFront } from "./front/front.ts";
import { startBackgroundWork } from "./housekeeping/background-work.ts";
import { mountBadges } from "./badges/mount-badges.ts";
import { mountIcons } from "./icons/icon-files.ts";
import { serveMetrics } from "./metrics/metrics-server.ts";
import { collectMetrics } from "./metrics/site-metrics.ts";
import { reportConnections } from "./processes/connection-messages.ts";
import { answerMeasurements } from "./processes/metric-messages.ts";
import { createLimits, PER_MINUTE, type Limits } from "./middleware/limits.ts";
import { BODY_LIMIT_BYTES } from "./middleware/bodies.ts";
import type { Refreshing } from "./pages/public-cache.ts";
import { RenderQueue } from "./overload/render-queue.ts";
import { createRefusals } from "./refusals.ts";
import { seedDatabase } from "./seed.ts";
import { createServices, type PageServices, type Services } from "./services.ts";
import { mountScreens } from "./screens/mount-screens.ts";
import { mountShare } from "./share/mount-share.ts";
import { databaseFailure, listenFailure } from "./start-error.ts";
import type { Site } from "./stop.ts";
import { startUsageWriter } from "./housekeeping/usage-writer.ts";
import { watchChanges } from "./housekeeping/watch-changes.ts";
import { mountRemovingWorker } from "./worker/removing-worker.ts";

const BODY_LIMIT = `${BODY_LIMIT_BYTES / 1024} KB`;

interface ServeOptions {
  /** Provides the pages, built or from Vite. */
  readonly openFront?: OpenFront | undefined;
  /** The rate limits that this process shares with others of its parent. */
  readonly counters?: AskCount | undefined;
  /** Tests move it; periods of days cannot be waited for. */
  readonly clock?: Clock | undefined;
}

export async function serve(config: Config, options: ServeOptions = {}): Promise<Site> {
  const { openFront = openBuiltFront } = options;
  const foundation = await createFoundation(config, { clock: options.clock });
  const { log, database, catalogue, metrics } = foundation;
  await runAct({ actor: "system", source: "job", act: "seed" }, () => seedDatabase(foundation)).catch(
    (error: unknown) => {
      throw databaseFailure(error, databaseLocation(config));
    },
  );
  const services = createServices(foundation);
  const tracer = tracerOf(foundation);
  const parts = {
    limits: createLimits(foundation, options.counters),
    queue: new RenderQueue(undefined, metrics),
    stopping: { hasBegun: false },
    surplus: new Surplus(),
    refreshing: { running: 0 },
  };
  const app = assembleApp(foundation, { ...parts, services, tracer, pages: () => front.pages });
  const pageParts = { ...parts, services: pageServices(app, foundation, services) };
  const front = await openFront({ app, config, catalogue, metrics, ...pageParts });
  if (openFront === openBuiltFront)
    await Promise.all([warmUp(front, config, log), services.operators.warmUp()]);
  const address = await listen(front.server, config);
  const purger = purgerOf(config, log);
  const refresh = (): void => void refreshData(front, services, parts.refreshing, log);
  refresh();
  const watching = watchChanges(foundation, services.review.bell, (changed) => {
    refresh();
    purger?.changed(changed);
  });
  const background = startBackgroundWork(foundation, services, purger);
  const stopReports = cluster.isWorker ? reportConnections(front.server, parts.surplus) : null;
  const measured = await measure(foundation, parts.queue, front);
  const stopUsageWriter = startUsageWriter(services.usage, log);
  return {
    address,
    async stop(quietMs) {
      await watching.stop();
      stopReports?.();
      measured?.close();
      await Promise.all([drain(front.server, parts.stopping, quietMs), front.close(), background.stop()]);
      await tracer?.stop();
      await stopUsageWriter();
      await database.close();
    },
  };
}

/** Serves the metrics. Of several processes the parent serves them, and asks each. */
async function measure(
  { config, database, metrics }: Foundation,
  queue: RenderQueue,
  { pages }: Front,
): Promise<Server | null> {
  if (config.METRICS_PORT === undefined) return null;
  const { cacheSizes } = pages;
  const collect = collectMetrics({ metrics, queue, cacheSizes, db: database.db });
  if (!cluster.isWorker) return serveMetrics(config, () => collect(true));
  answerMeasurements(collect);
  return null;
}

/** The first render takes ten times as long as the next, so it happens before the site listens. */
async function warmUp({ pages }: Front, { PUBLIC_ORIGIN }: Config, log: Log): Promise<void> {
  const reportError = (error: unknown): void => log.error({ err: error }, "page failed");
  for (const path of ["/", "/dappstore"].filter((one) => isOffered(one))) {
    const address = PUBLIC_ORIGIN + localPath(FALLBACK_LANGUAGE, path);
    await pages.render(new Request(address), { client: "", reportError }).catch(reportError);
  }
}

async function refreshData(
  front: Front,
  { catalogue }: Services,
  refreshing: Refreshing,
  log: Log,
): Promise<void> {
  refreshing.running += 1;
  front.invalidate();
  try {
    await catalogue.refresh();
  } catch (error) {
    log.error({ err: error }, "the catalogue could not be refreshed");
  } finally {
    refreshing.running -= 1;
    // Pages that were rendered while the index was rebuilt show old data.
    front.invalidate();
  }
}

const pageServices = (app: App, { config, catalogue }: Foundation, services: Services): PageServices => ({
  ...services,
  apiDocument: () => apiDocument(app, config),
  apiLimits: PER_MINUTE,
  failures: (language) => failureRows(failureTexts(catalogue), language),
  brandKit: readBrandKit,
});

const tracerOf = ({ config, log }: Foundation): Tracer | undefined =>
  config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? createTracer({ endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT, service: brand.name, log })
    : undefined;

interface AppParts {
  readonly tracer: Tracer | undefined;
  readonly services: Services;
  readonly limits: Limits;
  readonly queue: RenderQueue;
  readonly stopping: Readonly<Stopping>;
  readonly pages: () => Front["pages"];
}

function assembleApp(foundation: Foundation, parts: AppParts): App {
  const { services, limits, queue, stopping, tracer, pages } = parts;
  const { config, log, catalogue, metrics } = foundation;
  const replies = createApiReplies(foundation, BODY_LIMIT);
  const readiness = new SharedWork<boolean>();
  const app = createApp({
    config,
    log,
    replies,
    refusals: createRefusals({ catalogue, replies, log, bodyLimit: BODY_LIMIT }),
    limits,
    queue,
    stopping,
    metrics,
    tracer,
    staticHost: config.STATIC_CONTENT_HOST ?? brand.staticContentHost,
    isReady: () => readiness.run("", () => isWritable(foundation.database)),
    pages,
  });
  mountApi(app, foundation, { services, limits, replies });
  mountIcons(app, { origin: config.PUBLIC_ORIGIN, catalogue: services.catalogue });
  mountBadges(app, { catalogue: services.catalogue, messages: catalogue });
  mountDeskShell(app, { operators: services.operators, files: () => readDeskFiles(PROJECT_FOLDER) });
  mountRemovingWorker(app);
  mountScreens(app, { pages });
  mountShare(app, { log, pages, logoPixels: services.submissions.logoPixels });
  mountDiscovery(app, { origin: config.PUBLIC_ORIGIN, clock: foundation.clock, services });
  return app;
}

function listen(server: Server, { HOST, PORT, REUSE_PORT }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, HOST, PORT)));
    server.listen({ port: PORT, host: HOST, reusePort: REUSE_PORT === "on" }, () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${port}`);
    });
  });
}
