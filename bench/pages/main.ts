/** Compares a cached page with a bare node:http server that sends the same bytes, and with nginx if it is installed. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestsPerSecond } from "./load.ts";
import { startBare, startNginx, startSite, type Answer, type Served } from "./servers.ts";

const ROUNDS = 11;
const SECONDS = 1;
const CONNECTIONS = 32;
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

/**
 * Requests per second of each server, round by round. The servers alternate, so that a busy moment affects all of them.
 */
async function measure(servers: readonly Served[], path: string): Promise<Map<string, number[]>> {
  const samples = new Map<string, number[]>(servers.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, port } of servers) {
      const load = { port, path, headers: HEADERS, connections: CONNECTIONS, seconds: SECONDS };
      samples.get(name)?.push(await requestsPerSecond(load));
    }
  }
  return samples;
}

/** The median of each round's own ratio, because whatever slows a round slows both servers in it. */
function report(results: ReadonlyMap<string, number[]>, reference: readonly number[]): void {
  for (const [name, rates] of results) {
    const ratio = median(rates.map((rate, round) => rate / (reference[round] ?? 1)));
    const rate = Math.round(median(rates)).toString().padStart(7);
    console.log(`${name.padEnd(36)} ${rate} requests/s  ${ratio.toFixed(2)} × bare`);
  }
}

export async function run(): Promise<void> {
  const path = "/en";
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  // nginx reads its configuration as another user.
  chmodSync(folder, 0o755);
  const running: Served[] = [];
  try {
    // The site closes its data folder to all other users.
    const site = await startSite(FIRST_PORT, join(folder, "data"));
    running.push(site);
    const answer = await fetchSettled(site.port, path);
    const bare = await startBare(FIRST_PORT + 1, folder, answer);
    running.push(bare);
    const nginx = await startNginx(FIRST_PORT + 2, folder, answer);
    if (nginx) running.push(nginx);
    console.log(
      `${path}: ${answer.body.length} bytes of brotli, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`,
    );
    const results = await measure(running, path);
    report(results, results.get(bare.name) ?? []);
    if (!nginx) console.log("nginx is not installed, so it was not measured.");
  } finally {
    for (const server of running) server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
