// `npm run bench -- attack [seconds]`: runs one attack after another against a site with readers and a submitter.
// Readers must keep 90 % of their requests, and the submission must succeed within five seconds.
import { setTimeout as sleep } from "node:timers/promises";
import { goodLogo } from "#bench/pictures/files.ts";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";
import { ATTACKS, type Attack } from "./attacks.ts";
import { read, submit, type Reading } from "./visitors.ts";

const SECONDS = 15;
const KEPT = 0.9;
const SUBMIT_MS = 5_000;
const QUIET: Attack = { name: "nothing", run: () => Promise.resolve() };

interface Outcome {
  readonly kept: number;
  readonly p99: number;
  readonly submittedMs: number | null;
  readonly answers: Readonly<Record<string, number>>;
  readonly memory: number;
  readonly cpu: number;
}

async function under(attack: Attack, site: SiteProcess, round: number, seconds: number): Promise<Outcome> {
  const over = new AbortController();
  const seen = new Map<string, number>();
  const reading: Reading = { asked: 0, kept: 0, times: [] };
  const cpuBefore = site.cpuSeconds();
  const attacking = attack.run({
    address: site.address,
    client: `203.0.113.${round}`,
    over: over.signal,
    seen: (what) => void seen.set(what, (seen.get(what) ?? 0) + 1),
  });
  const readers = read(site.address, over.signal, reading);
  await sleep((seconds * 1_000) / 3);
  const submitting = submit(site.address, await goodLogo(), round);
  let memory = 0;
  for (let second = 0; second < (seconds * 2) / 3; second += 1) {
    await sleep(1_000);
    memory = Math.max(memory, site.memory());
  }
  const submittedMs = await submitting;
  over.abort();
  await Promise.all([attacking, readers]);
  const p99 = reading.times.toSorted((a, b) => a - b)[Math.floor(reading.times.length * 0.99)] ?? 0;
  const cpu = site.cpuSeconds() - cpuBefore;
  return {
    kept: reading.kept / reading.asked,
    p99,
    submittedMs,
    answers: Object.fromEntries(seen),
    memory,
    cpu,
  };
}

function report(name: string, { kept, p99, submittedMs, answers, memory, cpu }: Outcome): boolean {
  const holds = kept >= KEPT && submittedMs !== null && submittedMs <= SUBMIT_MS;
  const submitted = submittedMs === null ? "refused" : `${(submittedMs / 1_000).toFixed(2)} s`;
  console.log(
    `${holds ? "ok  " : "FAIL"} ${name.padEnd(40)} readers ${(kept * 100).toFixed(1)} %, p99 ${Math.round(p99)} ms; ` +
      `submission ${submitted}; ${Math.round(memory)} MB; ${cpu.toFixed(1)} CPU s; ${JSON.stringify(answers)}`,
  );
  return holds;
}

export async function run([seconds = String(SECONDS)]: readonly string[]): Promise<void> {
  const folder = temporaryFolder();
  const site = await startSiteProcess({ DATA_DIR: folder.path, TRUST_PROXY: "1" });
  for (const [round, attack] of [QUIET, QUIET, ...ATTACKS].entries()) {
    const outcome = await under(attack, site, round, Number(seconds));
    // The first round fills the page cache, so it does not count.
    if (round > 0 && !report(attack.name, outcome)) process.exitCode = 1;
    await sleep(1_000);
  }
  await site.end();
  folder.remove();
}
