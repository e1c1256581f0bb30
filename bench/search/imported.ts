/** Imports DApps while a site with visitors works on the same database. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createCatalogueService, type CatalogueService } from "#features/catalogue/server/service.ts";
import { createSnapshots } from "#features/catalogue/server/snapshot/snapshot.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { systemClock } from "#platform/clock.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { openDatabase } from "#platform/database/open.ts";
import { importDapps } from "#tools/operator/catalogue/import-dapps.ts";
import { generateDapps } from "./generate.ts";
import { longestHold } from "./holds.ts";

const VISIT_MS = 20;
const WARM_UP_VISITS = 50;

export interface ImportedCatalogue {
  readonly catalogue: CatalogueService;
  readonly remove: () => Promise<void>;
}

export async function importBesideSite(size: number): Promise<ImportedCatalogue> {
  const site = fork(join(import.meta.dirname, "site-server.ts"));
  const { address, folder } = await nextMessage<{ address: string; folder: string }>(site);
  const file = join(folder, "site.sqlite");
  const { db, close } = openDatabase({ kind: "sqlite", file });
  const versions = createDataVersions(db);
  const source = join(folder, "dapps.json");
  const dapps = generateDapps(size).map(({ script: _script, ...dapp }) => dapp);
  writeFileSync(source, JSON.stringify(dapps));

  const visitors = createVisitors(address);
  for (let count = 0; count < WARM_UP_VISITS; count += 1) await visitors.visit();
  site.send("measure");
  const visits = visitors.come(async () => (await visitors.found(dapps.at(-1)?.title ?? "")) > 0);
  const { value, tookMs, holdMs } = await longestHold(() =>
    importDapps(source, { db, clock: systemClock, versions, progress: { write: () => undefined } }),
  );
  if (!value.ok) throw new Error(`${value.problems.length} rows were refused`);
  const { count, longestMs, tookMs: untilFoundMs } = await visits;
  const measured = nextMessage<{ holdMs: number }>(site);
  site.send("measured");
  console.log(
    `\nImport of ${size.toLocaleString("en")} DApps: ${seconds(tookMs)}, found in the site after ${seconds(untilFoundMs)}; ` +
      `longest hold ${holdMs.toFixed(0)} ms here, ${(await measured).holdMs.toFixed(0)} ms in the site beside it ` +
      `(${count} visits meanwhile, the longest answer ${longestMs.toFixed(0)} ms), ` +
      `${megabytes(process.memoryUsage().rss)} resident, database ${megabytes(statSync(file).size)}`,
  );
  const store = createCatalogueStore(db);
  const snapshots = createSnapshots({ store, versions });
  const text = (_language: string, key: string): string => key;
  return {
    catalogue: createCatalogueService({ store, snapshots, text, clock: systemClock }),
    async remove() {
      await close();
      site.send("stop");
      await once(site, "exit");
    },
  };
}

async function nextMessage<Message>(site: ChildProcess): Promise<Message> {
  const [message] = (await once(site, "message")) as [Message];
  return message;
}

/** They search, turn pages that no cache has, and subscribe. */
function createVisitors(address: string) {
  let count = 0;
  const asked = async (path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(address + path, {
      ...(body !== undefined && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  async function visit(): Promise<void> {
    count += 1;
    await (await asked("/v1/application/search?key=uniswp")).text();
    await (await asked(`/v1/application/list?category_id=1&count=60&start=${count % 40}`)).text();
    await (
      await asked("/api/tokenPocket/subscribe", { email: `reader${count}@example.org`, lang: "en" })
    ).text();
  }
  return {
    visit,
    async found(title: string): Promise<number> {
      const response = await asked(`/v1/application/search?key=${encodeURIComponent(title)}`);
      const { data } = (await response.json()) as { data: readonly { title: string }[] | null };
      return (data ?? []).filter((dapp) => dapp.title === title).length;
    },
    async come(isOver: () => Promise<boolean>) {
      const began = performance.now();
      let longestMs = 0;
      do {
        const before = performance.now();
        await visit();
        longestMs = Math.max(longestMs, performance.now() - before);
        await sleep(VISIT_MS);
      } while (!(await isOver()));
      return { count: count - WARM_UP_VISITS, longestMs, tookMs: performance.now() - began };
    },
  };
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
