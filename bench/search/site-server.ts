/** A whole site in a process of its own, which says afterwards for how long at a time it could answer nobody. */
import { once } from "node:events";
import { startSite } from "#tests/fixtures/site.ts";
import { longestHold } from "./holds.ts";

const site = await startSite();
process.send?.({ address: site.address, folder: site.folder });
await once(process, "message");
const { holdMs } = await longestHold(() => once(process, "message"));
process.send?.({ holdMs });
await once(process, "message");
await site.stop();
process.disconnect();
