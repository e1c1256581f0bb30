/**
 * Compares kept answers with a bare node:http server that sends the same bytes, and a page with nginx if it is installed.
 * With wrk, if it is installed, and with a generator of our own.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mainThreadMs } from "#bench/processor-time.ts";
import { requestsPerSecond, type LoadOptions } from "./load.ts";
import { startBare, startNginx, startSite, type Answer, type Served } from "./servers.ts";
import { hasWrk, wrkPerSecond } from "./wrk.ts";

/** What is asked of each answer, as a share of the bare server's requests per second. */
const TARGETS: readonly (readonly [path: string, least: number])[] = [
  ["/en", 0.9],
  ["/en/dappstore", 0.9],
  ["/v1/application/list", 0.5],
];

interface Generator {
  readonly name: string;
  readonly connections: number;
  readonly rate: (options: LoadOptions) => Promise<number>;
}

const GENERATORS: readonly Generator[] = [
  { name: "our generator", connections: 32, rate: requestsPerSecond },
  ...(hasWrk() ? [{ name: "wrk", connections: 16, rate: wrkPerSecond }] : []),
];

const ROUNDS = 9;
const SECONDS = 1;
const SETTLE_MS = 500;
const SETTLED_ROUNDS = 4;
const FIRST_PORT = 4_480;
const HEADERS = { "Accept-Encoding": "br" };

/** Fetches the page without decompressing it. */
function fetchRaw(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, host: "127.0.0.1", headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const {
          date: _date,
          connection: _connection,
          "keep-alive": _keepAlive,
          ...headers
        } = response.headers;
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) });
      });
    });
    asked.on("error", reject).end();
  });
}

/**
 * The site compresses a page better after its second request, and clears its pages once when the search index is ready.
 * The bench waits for the final form, because otherwise it would compare different bytes.
 */
async function fetchSettled(port: number, path: string): Promise<Answer> {
  let answer = await fetchRaw(port, path);
  for (let same = 0; same < SETTLED_ROUNDS;) {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const next = await fetchRaw(port, path);
    same = next.body.length === answer.body.length ? same + 1 : 0;
    answer = next;
  }
  return answer;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Sample {
  readonly rate: number;
  /** Processor time of one answer. */
  readonly microseconds: number;
}

const timeOf = (pid: number | undefined): number => (pid === undefined ? Number.NaN : mainThreadMs(pid));

/**
 * The samples of each server, round by round. The servers alternate, so that a busy moment affects all of them. The first
 * round does not count.
 */
async function measure(servers: readonly Served[], path: string, by: Generator): Promise<Sample[][]> {
  const samples: Sample[][] = servers.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, { port, pid }] of servers.entries()) {
      const before = timeOf(pid);
      const { connections } = by;
      const rate = await by.rate({ port, path, headers: HEADERS, connections, seconds: SECONDS });
      const microseconds = ((timeOf(pid) - before) * 1_000) / (rate * SECONDS);
      if (round > 0) samples[at]?.push({ rate, microseconds });
    }
  }
  return samples;
}

/** The median of each round's own ratio, because whatever slows a round slows both servers in it. */
function report(servers: readonly Served[], samples: readonly Sample[][], least: number): void {
  const [ours = [], bare = []] = samples;
  for (const [at, { name }] of servers.entries()) {
    const own = samples[at] ?? [];
    const ratio = median(own.map(({ rate }, round) => rate / (bare[round]?.rate ?? 1)));
    const rate = Math.round(median(own.map((one) => one.rate)));
    const time = median(own.map(({ microseconds }) => microseconds));
    const limit = own === ours ? `, asked ${least}: ${ratio >= least ? "ok" : "FAIL"}` : "";
    console.log(
      `  ${name.padEnd(34)} ${String(rate).padStart(6)} requests/s  ` +
        `${Number.isNaN(time) ? "  –" : time.toFixed(0).padStart(3)} µs  ${ratio.toFixed(2)} × bare${limit}`,
    );
  }
}

async function compare(site: Served, port: number, folder: string, target: (typeof TARGETS)[number]) {
  const [path, least] = target;
  const answer = await fetchSettled(site.port, path);
  const bare = await startBare(port, folder, answer);
  const nginx = path === "/en" ? await startNginx(port + 1, folder, answer) : null;
  const servers = [site, bare, ...(nginx ? [nginx] : [])];
  try {
    for (const by of GENERATORS) {
      console.log(`${path}: ${answer.body.length} bytes, ${by.name} with ${by.connections} connections`);
      report(servers, await measure(servers, path, by), least);
    }
  } finally {
    bare.stop();
    nginx?.stop();
  }
}

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  // nginx reads its configuration as another user.
  chmodSync(folder, 0o755);
  // The site closes its data folder to all other users.
  const site = await startSite(FIRST_PORT, join(folder, "data"));
  try {
    for (const [at, target] of TARGETS.entries())
      await compare(site, FIRST_PORT + 1 + 2 * at, folder, target);
    if (GENERATORS.length === 1) console.log("wrk is not installed, so nothing was measured with it.");
  } finally {
    site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
