/** Sends hostile requests to a site in its own process, while another process polls its health. */
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { LANGUAGES } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { INDEXED_PATHS } from "#server/addresses/page-paths.ts";
import { HostileRequests, worstRequests, type HostileRequest } from "./hostile-requests.ts";
import { ask, start, withMeasuredSite } from "./measured-site.ts";
import { createRandom } from "./random.ts";
import { send } from "./send.ts";
import type { SelfReport } from "./site-process.ts";
import type { WatchReport } from "./watchdog-process.ts";

interface FuzzOptions {
  /** The worst ones come first, and are counted too. */
  readonly requests: number;
  readonly seed: number;
  /** Open requests at once. */
  readonly connections: number;
  readonly maxSeconds: number;
}

export interface FuzzReport {
  readonly sent: number;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** The first request that made the site fail. */
  readonly failures: readonly string[];
  /** Memory after the warm-up, and its maximum afterwards. */
  readonly warmRssMb: number;
  readonly site: SelfReport;
  readonly watchdog: WatchReport;
}

const MOST_FAILURES = 10;
const SETTLE_MS = 1_000;

export const runFuzz = ({ requests, seed, connections, maxSeconds }: FuzzOptions): Promise<FuzzReport> =>
  withMeasuredSite(async ({ address, report }) => {
    const calls = await warmUp(address, connections);
    const { rssMb: warmRssMb } = await report();
    const watchdog = start("./watchdog-process.ts", address);
    const began = performance.now();
    const sender = { address, connections, until: began + maxSeconds * 1_000 };
    const outcome = await sendAll(sender, shuffledIn(seed, requests, calls));
    const seconds = (performance.now() - began) / 1_000;
    await sleep(SETTLE_MS);
    const watched = await ask<WatchReport>(watchdog);
    watchdog.disconnect();
    return { ...outcome, seconds, warmRssMb, site: await report(), watchdog: watched };
  });

/**
 * Warms up with ordinary requests: all code is loaded, the page cache has every page in every language, and memory has
 * reached its normal size. Any growth after that comes from hostile requests. Returns the paths of the JSON API.
 */
async function warmUp(address: string, connections: number): Promise<string[]> {
  const pages = LANGUAGES.flatMap((language) =>
    [...INDEXED_PATHS, "/nope"].map((path) => localPath(language, path)),
  );
  // Rendered for each visitor.
  const forms = Array.from({ length: 200 }, (_, at) => `/en/submit/${["dapp", "token", "nft"][at % 3]}`);
  const pictures = pages.slice(1, 4).map((path) => `/share${path}.png`);
  const asked = [...pages, ...forms, ...pictures].values();
  const read = async (): Promise<void> => {
    for (const path of asked) await (await fetch(address + path)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: connections }, read));
  const document = (await (await fetch(`${address}/openapi.json`)).json()) as { paths: object };
  await sleep(SETTLE_MS);
  return Object.keys(document.paths);
}

function* shuffledIn(seed: number, requests: number, calls: readonly string[]): Generator<HostileRequest> {
  const generated = new HostileRequests(createRandom(seed), calls);
  const worst = worstRequests();
  for (let at = 0; at < requests; at += 1) yield worst[at] ?? generated.next();
}

interface Sender {
  readonly address: string;
  readonly connections: number;
  readonly until: number;
}

async function sendAll({ address, connections, until }: Sender, requests: Generator<HostileRequest>) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  let sent = 0;
  const work = async (): Promise<void> => {
    for (const request of requests) {
      if (performance.now() > until) return;
      const { status, text } = await send(agent, address, request);
      sent += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500 && failures.length < MOST_FAILURES)
        failures.push(describeFailure(request, status, text));
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { sent, statuses, failures };
}

const describeFailure = (
  { method, target, headers, body }: HostileRequest,
  status: number,
  text: string,
): string =>
  [
    status,
    method,
    target.slice(0, 300),
    JSON.stringify(headers).slice(0, 300),
    body?.toString("utf8", 0, 300),
    text,
  ].join(" | ");
