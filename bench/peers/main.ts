/**
 * `npm run bench -- peers [rounds]`: pages without a cache beside the same slice on other frameworks, in one run. The
 * slices have less to render than our pages: no icons, no pictures made of shapes, no filters, no structured data.
 * Linux only. The first run downloads both frameworks into build/peers.
 */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { startSiteProcess, temporaryFolder } from "#tests/contract/connections/site-process.ts";
import { environmentWith } from "#tools/launch.mjs";
import { buildSlice, SLICES_TO_BUILD, type Slice } from "./slices.ts";

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 4;
const FIRST_PORT = 4_630;
const START_TIMEOUT_MS = 30_000;
const PAGES = ["/dappstore", "/about"];

interface Server {
  readonly title: string;
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface Sample {
  readonly rate: number;
  /** Of all threads; our site compresses and reads nothing meanwhile. */
  readonly cpuMs: number;
  readonly bytes: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Answers with the page's bytes. */
const fetchPage = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${address} answered ${response.statusCode}`)),
      );
    }).on("error", reject);
  });

/** Processor time of all threads of a process, in milliseconds. */
const cpuMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ", 1)[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);

async function load({ address, pid }: Server, path: string, seconds: number): Promise<Sample> {
  const until = performance.now() + seconds * 1_000;
  const before = cpuMs(pid);
  const began = performance.now();
  let pages = 0;
  let bytes = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      bytes = await fetchPage(address + path);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const rate = pages / ((performance.now() - began) / 1_000);
  return { rate, cpuMs: (cpuMs(pid) - before) / pages, bytes };
}

async function startSlice(slice: Slice, folder: string, port: number): Promise<Server> {
  const child = spawn(process.execPath, slice.start(port), {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: environmentWith(folder, { NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1" }),
  });
  const address = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await fetchPage(address + PAGES[0]);
      break;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const stop = async (): Promise<void> => void child.kill();
  return { title: slice.title, address, pid: child.pid ?? 0, stop };
}

async function startOurs(): Promise<Server> {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, PAGE_CACHE_MB: "0", RATE_LIMIT_FACTOR: "100000" };
  const site = await startSiteProcess(settings);
  const stop = async (): Promise<void> => {
    await site.end();
    folder.remove();
  };
  return { title: "this site", address: `${site.address}/en`, pid: site.child.pid ?? 0, stop };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(servers: readonly Server[], path: string, rounds: number): Promise<void> {
  const samples = new Map<Server, Sample[]>(servers.map((server) => [server, []]));
  for (const server of servers) await load(server, path, SECONDS);
  // The servers alternate, so that a busy moment affects all of them.
  for (let round = 0; round < rounds; round += 1)
    for (const server of servers) samples.get(server)?.push(await load(server, path, SECONDS));
  const [ours = [], ...others] = samples.values();
  console.log(`${path}, ${CONNECTIONS} connections, ${rounds} rounds of ${SECONDS} s`);
  for (const [{ title }, own] of samples) {
    const rate = median(own.map((one) => one.rate)).toFixed(0);
    const cpu = median(own.map((one) => one.cpuMs)).toFixed(1);
    // The median of each round's own ratio, because whatever slows a round slows all servers in it.
    const ratio = median(own.map((one, round) => (ours[round]?.rate ?? 0) / one.rate)).toFixed(2);
    console.log(
      `  ${title.padEnd(14)} ${rate.padStart(5)} pages/s  ${cpu.padStart(5)} ms of processor per page  ` +
        `${((own[0]?.bytes ?? 0) / 1_000).toFixed(0).padStart(4)} KB  ours is ${ratio} × as fast`,
    );
  }
  const isAhead = others.every((own) => median(own.map((one, at) => (ours[at]?.rate ?? 0) / one.rate)) > 1);
  console.log(isAhead ? "  Ours is ahead of both." : "  OURS IS BEHIND.");
}

export async function run([rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  const folders = SLICES_TO_BUILD.map(buildSlice);
  const servers: Server[] = [];
  try {
    servers.push(await startOurs());
    for (const [at, slice] of SLICES_TO_BUILD.entries())
      servers.push(await startSlice(slice, folders[at] ?? "", FIRST_PORT + at));
    for (const path of PAGES) await compare(servers, path, Number(rounds));
  } finally {
    for (const server of servers) await server.stop();
    agent.destroy();
  }
}
