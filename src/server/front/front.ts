/** What visitors meet: a listening server with pages behind it, from the build or from Vite. */
import type { Server } from "node:http";
import type { Catalogue } from "#i18n/server/catalogue.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import type { PageServer } from "#server/pages/page-server.ts";
import type { PageServices } from "#server/services.ts";

export interface Front {
  readonly server: Server;
  readonly pages: Pick<PageServer, "hasPage" | "render" | "head">;
  /** Forgets all pages, because the data they show has changed. */
  readonly invalidate: () => void;
  readonly close: () => Promise<void>;
}

export interface FrontParts {
  readonly app: App;
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly services: PageServices;
  /** How many forms one visitor may send, through a page or the API. */
  readonly submissionLimit: Limiter;
}

export type OpenFront = (parts: FrontParts) => Promise<Front>;
