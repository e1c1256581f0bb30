/** A whole site in its own process that reports how long its event loop was blocked. */
import { once } from "node:events";
import { startSite } from "#tests/fixtures/site.ts";
import { longestHold } from "./holds.ts";

const site = await startSite();
process.send?.({ address: site.address, folder: site.folder });
/** "measure" starts a measurement, "measured" ends it, "stop" ends the process. */
for (;;) {
  const [message] = (await once(process, "message")) as [string];
  if (message === "stop") break;
  const { holdMs } = await longestHold(() => once(process, "message"));
  process.send?.({ holdMs });
}
await site.stop();
process.disconnect();
