/** R1 to R3, R29 and R30: kills, syncs before a response, and races for one payment. */
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open.ts";
import { actRounds } from "#tests/crash/act-rounds.ts";
import { changeRounds } from "#tests/crash/change-rounds.ts";
import { crashRounds, crashSettings } from "#tests/crash/rounds.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { raceClaims } from "#tests/fixtures/payments/claim-race.ts";
import { startEvmNode } from "#tests/fixtures/payments/evm-node.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";
import type { Figure, Sizes } from "./row.ts";
import { startProcess, traceCalls } from "./site-in-process.ts";

type Engine = Figure["engine"];

export async function* kills({ kills: rounds }: Sizes): AsyncGenerator<Figure> {
  for (const { name, place } of sharedEngines) {
    const { target, remove } = await place();
    const { acknowledged, lost, doubled } = await crashRounds(target, crashSettings(target), rounds);
    await remove();
    yield {
      engine: name as Engine,
      figure: `${rounds} kills, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`,
      holds: lost === 0 && doubled === 0,
    };
  }
}

export async function* actKills({ kills: rounds }: Sizes): AsyncGenerator<Figure> {
  for (const { name, place } of sharedEngines) {
    const { target, remove } = await place();
    const { acts, rows, verbs, isChainWhole } = await actRounds(target, rounds);
    await remove();
    yield {
      engine: name as Engine,
      figure: `${rounds} kills, ${acts} acts, ${rows} audit rows, chain ${isChainWhole ? "whole" : "BROKEN"}`,
      holds: isChainWhole && rows === acts && verbs.every((one) => one.acts === one.rows),
    };
  }
}

export async function* changeKills({ kills: rounds }: Sizes): AsyncGenerator<Figure> {
  for (const { name, place } of sharedEngines) {
    const { target, remove } = await place();
    const { acknowledged, lost, doubled, torn } = await changeRounds(target, rounds);
    await remove();
    yield {
      engine: name as Engine,
      figure: `${rounds} kills, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${torn} torn`,
      holds: lost === 0 && doubled === 0 && torn === 0,
    };
  }
}

const ANSWERS = 10;

/** Checks that every acknowledged submission is synced to disk before the response leaves. */
export async function* syncs(): AsyncGenerator<Figure> {
  yield await syncsOfSqlite();
  const postgres = sharedEngines.find(({ name }) => name === "PostgreSQL");
  if (!postgres) {
    yield { engine: "PostgreSQL", figure: "NOT MEASURED: there is no server here", holds: null };
    return;
  }
  const { target, remove } = await postgres.place();
  const { db, close } = openDatabase(target);
  const { rows } = await sql<{ commit: string; fsync: string }>`
    select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync`.execute(db);
  await close();
  await remove();
  const { commit = "", fsync = "" } = rows[0] ?? {};
  yield {
    engine: "PostgreSQL",
    figure: `synchronous_commit ${commit} in the site's connections; the server's fsync is ${fsync}`,
    holds: commit !== "off",
  };
}

async function syncsOfSqlite(): Promise<Figure> {
  const site = await startProcess();
  const trace = await traceCalls(site.pid, "fsync,fdatasync");
  if (!trace) {
    await site.stop();
    return { engine: "SQLite", figure: "NOT MEASURED: strace is not installed", holds: null };
  }
  const count = (): number => trace.text().match(/sync\(/g)?.length ?? 0;
  let synced = 0;
  try {
    for (let at = 0; at < ANSWERS; at += 1) {
      const before = count();
      await submitSample(site.address, "token", { name: `Synced ${at}` });
      if (count() > before) synced += 1;
    }
  } finally {
    await trace.stop();
    await site.stop();
  }
  return {
    engine: "SQLite",
    figure: `${synced} of ${ANSWERS} answers after a sync`,
    holds: synced === ANSWERS,
  };
}

export async function* races({ rounds }: Sizes): AsyncGenerator<Figure> {
  const node = await startEvmNode();
  try {
    for (const { name, place } of sharedEngines) {
      const { target, remove } = await place();
      let single = 0;
      await raceClaims(target, node, rounds, ({ winners, claims }) => {
        if (winners === 1 && claims === 1) single += 1;
      });
      await remove();
      yield {
        engine: name as Engine,
        figure: `${single} of ${rounds} payments with one winner of 50, over two processes`,
        holds: single === rounds,
      };
    }
  } finally {
    await node.stop();
  }
}
