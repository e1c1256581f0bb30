/** Writes the types of the browser's API client from the OpenAPI document. */
import { createSiteMetrics } from "#server/metrics/site-metrics.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { OpenAPIHono } from "@hono/zod-openapi";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createLog } from "#platform/log.ts";
import { apiDocument } from "#server/api-document.ts";
import { createApiReplies, mountApi } from "#server/api.ts";
import { readConfig } from "#server/config.ts";
import type { Foundation } from "#server/foundation.ts";
import { createLimits } from "#server/middleware/limits.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";
import { createServices } from "#server/services.ts";
import { pathToFileURL } from "node:url";
import { typesOfDocument, type Document } from "./types-of-document.ts";

const TARGET = "src/browser/api/generated/calls.ts";

/** Mounts the routes as the server does, on a database that receives no query. */
async function documentOf(root: string): Promise<Document> {
  const database = openDatabase({ kind: "sqlite", file: ":memory:" });
  const foundation: Foundation = {
    config: readConfig({}),
    clock: systemClock,
    log: createLog({ level: "silent" }),
    database,
    catalogue: loadMessageCatalogue(pathToFileURL(`${join(root, "build/messages")}/`)),
    metrics: createSiteMetrics(),
  };
  try {
    const app = new OpenAPIHono<ServerEnvironment>();
    const parts = {
      services: createServices(foundation),
      limits: createLimits(foundation),
      replies: createApiReplies(foundation, ""),
    };
    mountApi(app, foundation, parts);
    return JSON.parse(JSON.stringify(apiDocument(app, foundation.config))) as Document;
  } finally {
    await database.close();
  }
}

/** Runs after the messages are compiled, because the routes use their texts. */
export async function generateApiTypes(root: string): Promise<void> {
  const file = join(root, TARGET);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typesOfDocument(await documentOf(root)));
}
