/** R12: Postgres cuts connections, refuses them, stays silent or is read-only, under readers and submitters. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { openProxy, type DatabaseProxy } from "#tests/contract/outages/database-proxy.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";
import { percentile, seconds, type Figure } from "./row.ts";
import { startProcess, type SiteProcess } from "./site-in-process.ts";

const CUTS = 100;
const OUTAGE_MS = 20_000;
const KEPT = "/en";

export async function* outages(): AsyncGenerator<Figure> {
  const postgres = sharedEngines.find(({ name }) => name === "PostgreSQL");
  if (!postgres) {
    yield { engine: "PostgreSQL", figure: "NOT MEASURED: there is no server here", holds: null };
    return;
  }
  const { target, remove } = await postgres.place();
  if (target.kind !== "postgres") throw new Error("another engine");
  const proxy = await openProxy(target.url);
  const admin = new Client({ connectionString: target.url });
  await admin.connect();
  const site = await startProcess({ settings: { DATABASE_URL: proxy.url } });
  try {
    await sleep(1_500);
    await site.get(KEPT);
    yield await cuts(site, admin);
    yield await outage(site, proxy, "refused", () => proxy.shut());
    yield await outage(site, proxy, "silent", async () => proxy.silence());
  } finally {
    await site.stop();
    await proxy.close();
    await admin.end();
    await remove();
  }
}

async function cuts(site: SiteProcess, admin: Client): Promise<Figure> {
  const tokens: string[] = [];
  let refused = 0;
  const over = new AbortController();
  const senders = Array.from({ length: 4 }, async (_, sender) => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const sent = submitSample(site.address, "token", { name: `Cut ${sender} ${at}` });
      await sent.then(
        (token) => tokens.push(token),
        () => (refused += 1),
      );
    }
  });
  let cut = 0;
  while (cut < CUTS && site.child.exitCode === null) {
    await sleep(100);
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
    );
    cut += rowCount ?? 0;
  }
  over.abort();
  await Promise.all(senders);
  let lost = 0;
  for (const token of tokens) if (!(await site.get(`/api/receipts/${token}`)).ok) lost += 1;
  const isAlive = site.child.exitCode === null;
  return {
    engine: "PostgreSQL",
    figure: `${cut} connections cut under load: the process ${isAlive ? "lives" : "DIED"}, ${tokens.length} acknowledged, ${refused} refused, ${lost} lost`,
    holds: isAlive && lost === 0 && tokens.length > 0,
  };
}

/** Measures readers of a cached page, the response to a submitter, and the time until recovery. */
async function outage(
  site: SiteProcess,
  proxy: DatabaseProxy,
  name: string,
  begin: () => Promise<void>,
): Promise<Figure> {
  const quiet = await timedReads(site, 200);
  await begin();
  const until = performance.now() + OUTAGE_MS;
  const reads: number[] = [];
  const statuses = new Map<number, number>();
  while (performance.now() < until) {
    reads.push(...(await timedReads(site, 20)));
    const answer = await site.get("/en/subscription", {
      method: "POST",
      body: new URLSearchParams({ intent: "subscribe", email: "kept@example.com" }),
    });
    const isKept = (await answer.text()).includes("kept@example.com");
    const status = answer.status === 503 && !isKept ? 500 : answer.status;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const ready = (await site.get("/readyz")).status;
  await proxy.open();
  const began = performance.now();
  while ((await site.get("/readyz")).status !== 200 && performance.now() - began < 30_000) await sleep(50);
  await submitSample(site.address, "token", { name: `After ${name}` });
  const backMs = performance.now() - began;
  const failed = reads.filter(Number.isNaN).length;
  return {
    engine: "PostgreSQL",
    figure:
      `${name} for ${seconds(OUTAGE_MS)}: ${failed} of ${reads.length} kept pages failed, ` +
      `p99 ${percentile(reads, 99).toFixed(0)} ms (quiet ${percentile(quiet, 99).toFixed(0)}), ` +
      `/readyz ${ready}, forms ${[...statuses].map(([status, n]) => `${status}×${n}`).join(" ")}, back in ${seconds(backMs)}`,
    holds: failed === 0 && ready === 503 && [...statuses.keys()].join() === "503" && backMs < 5_000,
  };
}

/** A failed read is NaN. */
async function timedReads(site: SiteProcess, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const began = performance.now();
    const answer = await site.get(KEPT);
    await answer.arrayBuffer();
    times.push(answer.status === 200 ? performance.now() - began : Number.NaN);
  }
  return times;
}
