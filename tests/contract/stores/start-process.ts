/** One of several processes that start together on a new database: migrates it, seeds it, prints what it did. */
import { setTimeout as sleep } from "node:timers/promises";
import { systemClock } from "#platform/clock.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { applySeed } from "#platform/database/seed.ts";

const [given = "", startAt = "0"] = process.argv.slice(2);
const target = JSON.parse(given) as DatabaseTarget;
await sleep(Math.max(0, Number(startAt) - Date.now()));

const { db, close } = openDatabase(target);
const applied = await migrate(db);
const seeded = await applySeed(db, systemClock, {
  name: "words",
  contentHash: "1",
  async apply(tx) {
    await tx.insertInto("data_version").values({ name: "words", version: 1 }).execute();
    await sleep(50);
  },
});
await close();
process.stdout.write(JSON.stringify({ applied, seeded }));
