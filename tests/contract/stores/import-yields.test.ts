/** A long import yields the database to others every few milliseconds. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { NEWS_IMAGES, NEWS_KINDS } from "#features/news/model.ts";
import { importNews } from "#features/news/server/intake.ts";
import { systemClock } from "#platform/clock.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { openDatabase, type OpenedDatabase } from "#platform/database/open.ts";
import { migrate } from "#platform/database/migrate.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";

const sqlite = sharedEngines[0]!;
let site: OpenedDatabase;
let operator: OpenedDatabase;
let remove: () => Promise<void>;
beforeAll(async () => {
  const place = await sqlite.place();
  ({ remove } = place);
  site = openDatabase(place.target);
  await migrate(site.db);
  operator = openDatabase(place.target);
});
afterAll(async () => {
  await site.close();
  await operator.close();
  await remove();
});

async function* articles(count: number) {
  for (let hid = 1; hid <= count; hid += 1) {
    const text = { title: `Article ${hid}`, summary: "Short", content: "Long ".repeat(400) };
    yield {
      hid,
      kind: NEWS_KINDS[0],
      create_time: "2026-01-31T08:00:00Z",
      image: NEWS_IMAGES[0],
      tags: [],
      texts: { en: text },
    };
  }
}

it("a form that is sent meanwhile waits for one small step of it, not for the whole", async () => {
  const versions = createDataVersions(operator.db);
  const over = new AbortController();
  const importing = importNews(
    { db: operator.db, clock: systemClock, versions, onProgress: () => undefined },
    () => articles(1_000),
  ).finally(() => over.abort());
  let longest = 0;
  for (let n = 0; !over.signal.aborted; n += 1) {
    // A pause, as between requests from outside: SQLite alone would never let the import's timers run.
    await sleep(2);
    const began = performance.now();
    await site.db
      .insertInto("seed")
      .values({ name: `form ${n}`, content_hash: "", applied_at: 0 })
      .execute();
    longest = Math.max(longest, performance.now() - began);
  }
  expect(await importing).toMatchObject({ ok: true, rows: 1_000, added: 1_000 });
  expect(longest).toBeLessThan(1_000);
}, 60_000);
