/** Entry point: reads the settings, prints one line, and exits with one sentence if the start fails. */
import { readEnvironment, SettingError } from "./config.ts";
import type { OpenFront } from "./front/front.ts";
import { serve } from "./serve.ts";
import { StartError } from "./start-error.ts";
import { stopOnSignals } from "./stop.ts";

async function chooseFront(): Promise<OpenFront | undefined> {
  if (!process.argv.includes("--dev")) return undefined;
  return (await import("./front/development-front.ts")).openDevelopmentFront;
}

try {
  const site = await serve(readEnvironment(), await chooseFront());
  console.log(`Serving on ${site.address}`);
  stopOnSignals(site);
} catch (error) {
  if (!(error instanceof SettingError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
