/** Imports DApps while a site with visitors uses the same database. */
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
  /** Imports this many rows, half of them known DApps, while visitors use the site. */
  readonly importMore: (rows: number) => Promise<MoreImported>;
  /** Requests a file and returns for how long the site was blocked meanwhile. */
  readonly holdOf: (path: string) => Promise<number>;
  readonly remove: () => Promise<void>;
}

interface MoreImported {
  readonly tookMs: number;
  /** The slowest request of a visitor who searches, reads a list and subscribes. */
  readonly longestVisitMs: number;
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
  const take = () =>
    importDapps(source, { db, clock: systemClock, versions, progress: { write: () => undefined } });
  const { value, tookMs, holdMs } = await longestHold(take);
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
    catalogue: createCatalogueService({
      store,
      snapshots,
      trending: () => Promise.resolve([]),
      text,
      clock: systemClock,
    }),
    importMore: (rows) => importSome({ source, dapps: dapps.slice(0, rows), visitors, take }),
    holdOf: (path) => holdOf(site, address + path),
    async remove() {
      await close();
      site.send("stop");
      await once(site, "exit");
    },
  };
}

interface Some {
  readonly source: string;
  readonly dapps: readonly { readonly title: string; readonly url: string }[];
  readonly visitors: ReturnType<typeof createVisitors>;
  readonly take: () => Promise<unknown>;
}

async function importSome({ source, dapps, visitors, take }: Some): Promise<MoreImported> {
  const rows = dapps.length;
  const some = dapps.map((dapp, at) => {
    const title = `${dapp.title} of ${rows}`;
    return at % 2 === 0 ? { ...dapp, title } : { ...dapp, title, url: `https://more${rows}-${at}.example` };
  });
  writeFileSync(source, JSON.stringify(some));
  const began = performance.now();
  let isOver = false;
  const visiting = visitors.come(() => Promise.resolve(isOver));
  await take();
  const tookMs = performance.now() - began;
  isOver = true;
  const { longestMs } = await visiting;
  // The site has read the new rows when it finds one of them.
  const title = some.at(-1)?.title ?? "";
  while ((await visitors.found(title)) === 0) await sleep(VISIT_MS);
  return { tookMs, longestVisitMs: longestMs };
}

async function holdOf(site: ChildProcess, url: string): Promise<number> {
  site.send("measure");
  await (await fetch(url)).arrayBuffer();
  const measured = nextMessage<{ holdMs: number }>(site);
  site.send("measured");
  return (await measured).holdMs;
}

async function nextMessage<Message>(site: ChildProcess): Promise<Message> {
  const [message] = (await once(site, "message")) as [Message];
  return message;
}

/** Visitors search, open uncached pages and subscribe. */
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
