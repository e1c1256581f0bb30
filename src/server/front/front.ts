/** A listening server with pages, from the build or from Vite. */
import type { Server } from "node:http";
import type { MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import type { App } from "#server/app.ts";
import type { Stopping } from "#server/connections/drain.ts";
import type { Surplus } from "#server/connections/surplus.ts";
import type { Config } from "#server/config.ts";
import type { SiteMetrics } from "#server/metrics/site-metrics.ts";
import type { Limits } from "#server/middleware/limits.ts";
import type { RenderQueue } from "#server/overload/render-queue.ts";
import type { Refreshing } from "#server/pages/public-cache.ts";
import type { PageServer } from "#server/pages/page-server.ts";
import type { PageServices } from "#server/services.ts";

export interface Front {
  readonly server: Server;
  readonly pages: Pick<
    PageServer,
    "hasPage" | "methodsOf" | "render" | "screen" | "head" | "beginCall" | "cacheSizes"
  >;
  /** Clears all pages, because their data has changed. */
  readonly invalidate: () => void;
  readonly close: () => Promise<void>;
}

export interface FrontParts {
  readonly app: App;
  readonly config: Config;
  readonly catalogue: MessageCatalogue;
  readonly services: PageServices;
  /** The rate limits for pages and the API. */
  readonly limits: Limits;
  readonly queue: RenderQueue;
  readonly refreshing: Readonly<Refreshing>;
  readonly stopping: Readonly<Stopping>;
  readonly surplus: Surplus;
  readonly metrics: SiteMetrics;
}

export type OpenFront = (parts: FrontParts) => Promise<Front>;
