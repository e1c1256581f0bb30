/** `npm run bench -- review`: the reviewers' queue and a case with 10,000 submissions, on SQLite and Postgres. */
import { performance } from "node:perf_hooks";
import { SAMPLE_DAPP } from "#features/submissions/schema/sample-forms.ts";
import type { Db } from "#platform/database/schema.ts";
import { openDesk } from "#tests/contract/submissions/review-desk.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";

const SUBMISSIONS = 10_000;
const ROUNDS = 100;
const AT_ONCE = 100;
const ANN = { id: "1", name: "ann" };

async function fill(db: Db): Promise<void> {
  const start = Date.parse("2026-11-16T08:00:00Z");
  const { consent: _consent, ...fields } = SAMPLE_DAPP;
  for (let from = 0; from < SUBMISSIONS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => {
      const at = from + index;
      const host = `site-${at % 4_000}.example.org`;
      return {
        number: `N${String(at).padStart(7, "0")}`,
        token_hash: `hash ${at}`,
        kind: (["dapp", "token", "nft"] as const)[at % 3] ?? "dapp",
        state: at % 2 === 0 ? ("in_review" as const) : ("live" as const),
        name: `Project ${at}`,
        host_key: host,
        language: at % 5 === 0 ? "es" : "en",
        email: `team-${at % 3_000}@example.org`,
        email_key: `team-${at % 3_000}@example.org`,
        fields: JSON.stringify({ ...fields, url: `https://${host}` }),
        consent_version: "1",
        created_at: start + at * 1_000,
        changed_at: start + at * 1_000,
        review_since: start + at * 1_000,
      };
    });
    await db.insertInto("submission").values(rows).execute();
  }
}

/** The 95th percentile in milliseconds. */
async function p95(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = performance.now();
    await work(round);
    times.push(performance.now() - before);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? 0;
}

/** As if the worker had checked them all. */
async function markChecked(db: Db, at: Date): Promise<void> {
  await db
    .updateTable("review_case")
    .set({ points: 0, assessed_version: 1, assessed_at: at.getTime() })
    .execute();
}

export async function run(): Promise<void> {
  for (const { name, open } of sharedEngines) {
    const { db, close } = await open();
    const { services, foundation } = await openDesk(db, { SMTP_URL: undefined });
    await fill(db);
    await services.review.queue({ view: "due" }, ANN);
    await markChecked(db, foundation.clock.now());
    const queue = await p95((round) => services.review.queue({ view: "due" }, ANN, 1 + (round % 20)));
    const one = await p95((round) => services.review.open(`N${String(round * 6).padStart(7, "0")}`));
    console.log(`${name}: queue ${queue.toFixed(1)} ms, case ${one.toFixed(1)} ms (95th percentile)`);
    await close();
  }
}
