/** Builds the site from its settings and listens. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import brand from "#content/brand/brand.json" with { type: "json" };
import { createDataVersions } from "#platform/database/data-version.ts";
import { apiDocument, createApiReplies, mountApi } from "./api.ts";
import { BODY_LIMIT_BYTES, createApp, type App } from "./app.ts";
import { readBrandKit } from "./front/brand-kit.ts";
import type { Config } from "./config.ts";
import { mountDiscovery } from "./discovery/mount-discovery.ts";
import { failureRows, failureTexts } from "./failure-texts.ts";
import { layFoundation, type Foundation } from "./foundation.ts";
import { openBuiltFront } from "./front/built-front.ts";
import type { Front, OpenFront } from "./front/front.ts";
import { keepHouse } from "./housekeeping/keep-house.ts";
import { purgeOld } from "./housekeeping/purge-old.ts";
import { mountIcons } from "./icons/icon-files.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createRefusals } from "./refusals.ts";
import { seedDatabase } from "./seed.ts";
import { createMailSender, createServices, type Services } from "./services.ts";
import { mountShare } from "./share/mount-share.ts";
import { listenFailure } from "./start-error.ts";
import type { Site } from "./stop.ts";
import { watchData } from "./watch-data.ts";
import { mountRemovingWorker } from "./worker/removing-worker.ts";

const BODY_LIMIT = `${BODY_LIMIT_BYTES / 1024} KB`;
/** Requests under way get this long; then the connections are cut. */
const DRAIN_MS = 8_000;
const HOUR_MS = 3_600_000;

/** `openFront` brings the pages, built or from Vite. */
export async function serve(config: Config, openFront: OpenFront = openBuiltFront): Promise<Site> {
  const foundation = await layFoundation(config);
  const { log, database, catalogue } = foundation;
  await seedDatabase(foundation);
  const services = createServices(foundation);
  const limits = createLimits(foundation);
  const app = assembleApp(foundation, { services, limits, pages: () => front.pages });
  const front = await openFront({
    app,
    config,
    catalogue,
    submissionLimit: limits.forms.submissions,
    services: {
      ...services,
      apiDocument: () => apiDocument(app, config.PUBLIC_ORIGIN),
      failures: (language) => failureRows(failureTexts(catalogue), language),
      brandKit: readBrandKit,
    },
  });
  const address = await listen(front.server, config);
  const versions = createDataVersions(database.db);
  const refresh = async (): Promise<void> => {
    front.invalidate();
    try {
      await services.catalogue.refresh();
      // Pages drawn while the index was rebuilt show what was there before.
      front.invalidate();
    } catch (error) {
      log.error({ err: error }, "the catalogue could not be refreshed");
    }
  };
  void refresh();
  const endWatch = watchData({ versions, log, onChange: () => void refresh() });
  // Banners, activities and ads begin and end by the clock, which changes no data.
  const hourly = setInterval(() => front.invalidate(), HOUR_MS).unref();
  const mailSender = createMailSender(foundation);
  mailSender?.start();
  const donationWorker = services.donations.worker();
  donationWorker.start();
  const endHousekeeping = keepHouse({ log, purge: () => purgeOld(services) });
  return {
    address,
    async stop() {
      endWatch();
      endHousekeeping();
      clearInterval(hourly);
      await Promise.all([drain(front.server), front.close(), mailSender?.stop(), donationWorker.stop()]);
      await database.close();
    },
  };
}

interface AppParts {
  readonly services: Services;
  readonly limits: Limits;
  readonly pages: () => Front["pages"];
}

function assembleApp(foundation: Foundation, { services, limits, pages }: AppParts): App {
  const { config, log, catalogue } = foundation;
  const replies = createApiReplies(foundation, BODY_LIMIT);
  const app = createApp({
    config,
    log,
    replies,
    refusals: createRefusals({ catalogue, replies, log, bodyLimit: BODY_LIMIT }),
    limits,
    staticHost: config.STATIC_CONTENT_HOST ?? brand.staticContentHost,
    isReady: () => answers(foundation),
    pages,
  });
  mountApi(app, foundation, { services, limits, replies });
  mountIcons(app, { origin: config.PUBLIC_ORIGIN, catalogue: services.catalogue });
  mountRemovingWorker(app);
  mountShare(app, { log, pages });
  mountDiscovery(app, { origin: config.PUBLIC_ORIGIN, clock: foundation.clock, services });
  return app;
}

async function answers({ database }: Foundation): Promise<boolean> {
  try {
    await sql`select 1`.execute(database.db);
    return true;
  } catch {
    return false;
  }
}

function listen(server: Server, { HOST, PORT }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, HOST, PORT)));
    server.listen(PORT, HOST, () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${port}`);
    });
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
