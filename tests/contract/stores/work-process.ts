/** One of several processes that use one database at once: writes, subscribes and sends mail. */
import { setTimeout as sleep } from "node:timers/promises";
import { createSubscriptions } from "#features/subscriptions/server/service.ts";
import { createSubscriptionStore } from "#features/subscriptions/server/store.ts";
import { systemClock } from "#platform/clock.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { createLog } from "#platform/log.ts";
import { createMail, createOutbox } from "#platform/mail/outbox.ts";
import { createSmtpTransport } from "#platform/mail/smtp.ts";
import { createMailWorker } from "#platform/mail/worker.ts";

const [given = "", startAt = "0", smtpUrl = ""] = process.argv.slice(2);
await sleep(Math.max(0, Number(startAt) - Date.now()));

const { db, close } = openDatabase(JSON.parse(given) as DatabaseTarget);
const subscriptions = createSubscriptions({
  store: createSubscriptionStore(db),
  mail: createMail({ enabled: true, clock: systemClock }),
  clock: systemClock,
  texts: { origin: "https://wallet.example", text: (_language, key) => key },
});
const versions = createDataVersions(db);
const answers: string[] = [];
for (let n = 0; n < 20; n += 1) {
  const result = await subscriptions.subscribe({ email: `reader${n}@example.org`, language: "en" });
  answers.push(result.ok ? result.value.state : result.code);
  await db.transaction().execute((tx) => versions.bump(tx, "catalogue"));
}
const sent = await createMailWorker({
  outbox: createOutbox(db, systemClock),
  transport: createSmtpTransport({ url: smtpUrl, from: "Site <news@wallet.example>" }),
  log: createLog({ level: "silent" }),
}).drain();
await close();
process.stdout.write(JSON.stringify({ answers, sent }));
