/** Entry point: reads the settings, prints one line, and exits with one sentence if the start fails. */
import cluster from "node:cluster";
import { readEnvironment, SettingError, type Config } from "./config.ts";
import { processCount, supervise } from "./processes/supervise.ts";
import { StartError } from "./start-error.ts";
import { stopOnSignals } from "./stop.ts";

const isDevelopment = process.argv.includes("--dev");

/** Imported here, so that the parent of several processes does not load the site. */
async function serveHere(config: Config): Promise<void> {
  const { serve } = await import("./serve.ts");
  const { openDevelopmentFront } = isDevelopment
    ? await import("./front/development-front.ts")
    : { openDevelopmentFront: undefined };
  const counters = cluster.isWorker
    ? (await import("./processes/counter-messages.ts")).askParent()
    : undefined;
  const site = await serve(config, { openFront: openDevelopmentFront, counters });
  if (!cluster.isWorker) console.log(`Serving on ${site.address}`);
  stopOnSignals(site);
}

try {
  const config = readEnvironment();
  const isParent = cluster.isPrimary && !isDevelopment && processCount(config) > 1;
  await (isParent ? supervise(config) : serveHere(config));
} catch (error) {
  if (!(error instanceof SettingError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
