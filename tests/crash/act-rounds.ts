/** Kills processes that act at the desk, several at a time, and compares what they did with the audit log. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import type { Db } from "#platform/database/schema.ts";
import { verifyAudit } from "#platform/operator/audit-log.ts";
import { inReview } from "#tests/contract/review/reviewing.ts";
import { openDesk } from "#tests/contract/submissions/review-desk.ts";

const script = fileURLToPath(new URL("./acting-process.ts", import.meta.url));
/** Each has a submission of its own, and they wait for each other at the head of the chain. */
const AT_ONCE = 4;
const LONGEST_MS = 200;

export interface ActReport {
  readonly kills: number;
  /** By verb: how often it changed something, and how many rows the audit log has for it. */
  readonly verbs: readonly { readonly verb: string; readonly acts: number; readonly rows: number }[];
  readonly acts: number;
  readonly rows: number;
  /** No row of the chain is missing or changed. */
  readonly isChainWhole: boolean;
}

async function actUntilKilled(target: DatabaseTarget, number: string): Promise<void> {
  const child = spawn(process.execPath, [script, JSON.stringify(target), number], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), gone]);
  await sleep(Math.random() * LONGEST_MS);
  child.kill("SIGKILL");
  await gone;
}

export async function actRounds(target: DatabaseTarget, kills: number): Promise<ActReport> {
  const { db, close } = openDatabase(target);
  try {
    await migrate(db);
    const desk = await openDesk(db, { SMTP_URL: undefined });
    const numbers: string[] = [];
    while (numbers.length < AT_ONCE) numbers.push((await inReview(desk, "token")).number);
    for (let done = 0; done < kills; done += AT_ONCE)
      await Promise.all(numbers.slice(0, kills - done).map(async (number) => actUntilKilled(target, number)));
    return { kills, ...(await compare(db)) };
  } finally {
    await close();
  }
}

async function compare(db: Db): Promise<Omit<ActReport, "kills">> {
  const notes = await db.selectFrom("review_note").select("id").execute();
  const messages = await db.selectFrom("review_decision").select("state").execute();
  const audit = await db.selectFrom("audit").select("act").where("source", "=", "desk").execute();
  const rowsOf = (verb: string): number => audit.filter(({ act }) => act === verb).length;
  const verbs = [
    { verb: "review.note", acts: notes.length },
    { verb: "review.message", acts: messages.length },
    { verb: "review.undo", acts: messages.filter(({ state }) => state === "undone").length },
  ].map((one) => ({ ...one, rows: rowsOf(one.verb) }));
  return {
    verbs,
    acts: verbs.reduce((sum, { acts }) => sum + acts, 0),
    rows: audit.length,
    isChainWhole: (await verifyAudit(db)).fault === null,
  };
}
