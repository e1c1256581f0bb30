/** What the site does to the database during an import, in a process of its own: reads lists, writes now and then. */
import { setTimeout as sleep } from "node:timers/promises";
import { createSubscriptionStore } from "#features/subscriptions/server/store.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { longestHold } from "./holds.ts";

const { db, close } = openDatabase(JSON.parse(process.argv[2] ?? "") as DatabaseTarget);
const catalogue = createCatalogueStore(db);
const subscriptions = createSubscriptionStore(db);
const over = new AbortController();
process.once("disconnect", () => over.abort());
process.once("message", () => over.abort());

await catalogue.list({ categoryId: 1, networkId: 1 }, null, 60);
process.send?.("ready");

const { value: writes, holdMs } = await longestHold(async () => {
  let count = 0;
  while (!over.signal.aborted) {
    await catalogue.list({ categoryId: 1, networkId: 1 }, null, 60);
    const email = `reader${count}@example.org`;
    await subscriptions.ask({ email, language: "en", at: new Date(), unsubscribeToken: email });
    count += 1;
    await sleep(20);
  }
  return count;
});
await close();
process.send?.({ writes, holdMs });
