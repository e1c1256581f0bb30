// `npm run bench -- restarts [restarts] [requests]`: replaces the site under load many times; no request may be lost.
// Each new process listens beside the old one (REUSE_PORT) before the old one gets SIGTERM.
import { Agent, request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";

const RESTARTS = 20;
const REQUESTS = 200_000;
const CLIENTS = 64;
const PATHS = ["/en", "/zh/about", "/ru", "/en/dappstore", "/v1/block_chain/list", "/healthz"];
/** An upload starts before the signal and ends after it. */
const UPLOAD_MS = 1_500;

interface Tally {
  answered: number;
  readonly lost: Map<string, number>;
  readonly refused: Map<number, number>;
  uploads: number;
}

const count = <Key>(map: Map<Key, number>, key: Key): void => void map.set(key, (map.get(key) ?? 0) + 1);

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function ask(address: string, path: string, agent: Agent, tally: Tally): Promise<void> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      count(tally.lost, error.code ?? error.message);
      resolve();
    };
    const asked = request(address + path, { agent }, (response) => {
      response.once("error", fail).once("end", () => {
        tally.answered += 1;
        if (response.statusCode !== 200) count(tally.refused, response.statusCode ?? 0);
        resolve();
      });
      response.resume();
    });
    asked.once("error", fail).end();
  });
}

async function client(address: string, tally: Tally, over: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let n = 0; !over.aborted; n += 1) await ask(address, PATHS[n % PATHS.length] ?? "/en", agent, tally);
  agent.destroy();
}

/** Sends a body in two halves on its own connection. */
function upload(address: string, tally: Tally): Promise<void> {
  const body = JSON.stringify({ email: `reader-${Math.random()}@example.org` });
  const headers = { "content-type": "application/json", "content-length": body.length };
  return new Promise((resolve) => {
    const path = `${address}/api/tokenPocket/subscribe`;
    const sent = request(path, { method: "POST", headers, agent: false }, (response) => {
      if (response.statusCode === 200) tally.uploads += 1;
      response.resume().once("end", resolve);
    });
    sent.once("error", () => resolve());
    sent.write(body.slice(0, 10));
    setTimeout(() => sent.end(body.slice(10)), UPLOAD_MS);
  });
}

export async function run([restarts = String(RESTARTS), requests = String(REQUESTS)]: readonly string[]) {
  const folder = temporaryFolder();
  const settings = {
    PORT: String(await freePort()),
    REUSE_PORT: "on",
    DATA_DIR: folder.path,
    RATE_LIMIT_FACTOR: "100000",
  };
  let site: SiteProcess = await startSiteProcess(settings);
  const tally: Tally = { answered: 0, lost: new Map(), refused: new Map(), uploads: 0 };
  const over = new AbortController();
  const clients = Array.from({ length: CLIENTS }, () => client(site.address, tally, over.signal));
  const exits: number[] = [];
  const each = Number(requests) / Number(restarts);
  for (let round = 1; round <= Number(restarts); round += 1) {
    while (tally.answered < each * (round - 1)) await sleep(50);
    const next = await startSiteProcess(settings);
    const uploading = upload(site.address, tally);
    await sleep(200);
    exits.push(await site.end());
    await uploading;
    site = next;
  }
  while (tally.answered < Number(requests)) await sleep(50);
  over.abort();
  await Promise.all(clients);
  await site.end();
  folder.remove();
  report(tally, exits);
}

function report({ answered, lost, refused, uploads }: Tally, exits: readonly number[]): void {
  console.log(`${exits.length} restarts, ${answered} answers, ${CLIENTS} keep-alive clients`);
  console.log(
    `lost ${JSON.stringify(Object.fromEntries(lost))}, not 200 ${JSON.stringify(Object.fromEntries(refused))}`,
  );
  console.log(`uploads under way that completed: ${uploads} of ${exits.length}`);
  console.log(`from the signal to the end at most ${(Math.max(...exits) / 1_000).toFixed(1)} s`);
  // A 503 counts as a lost request too.
  if (lost.size > 0 || refused.size > 0 || uploads < exits.length) process.exitCode = 1;
}
