/** A process that is killed while decisions take effect loses none of them and repeats none. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { confirmMail, mailsTo, openDesk } from "#tests/contract/submissions/review-desk.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { ANN, inReview } from "./reviewing.ts";

const script = fileURLToPath(new URL("./carry-out-process.ts", import.meta.url));
const EMAIL = "killed@one.example";
const DECISIONS = 20;
const KILLS = 2;

/** Runs the process; with a time, kills it that long after it began its work. */
async function carryOut(target: DatabaseTarget, killAfterMs?: number): Promise<void> {
  const child = spawn(process.execPath, [script, JSON.stringify(target)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  if (killAfterMs !== undefined) {
    await once(child.stdout, "data");
    await sleep(killAfterMs);
    child.kill("SIGKILL");
  }
  await gone;
}

describe.each(sharedEngines)("kill -9 while decisions leave, on $name", ({ place }) => {
  it("every decision has one event and one mail", async () => {
    const { target, remove } = await place();
    onTestFinished(remove);
    const { db, close } = openDatabase(target);
    onTestFinished(close);
    await migrate(db);
    const desk = await openDesk(db);
    const { number } = await inReview(desk, "token", { email: EMAIL });
    await confirmMail(desk, db, EMAIL);
    const mails = (await mailsTo(db, EMAIL)).length;
    for (let at = 0; at < DECISIONS; at += 1) {
      const version = (await desk.submissions.versionOf(number))?.version ?? 0;
      const message = { kind: "message", note: `Note ${at}`, reasons: [], fields: [], version } as const;
      expect((await desk.services.review.decide(number, ANN, message)).ok).toBe(true);
    }
    for (let kill = 0; kill < KILLS; kill += 1) await carryOut(target, Math.random() * 60);
    await carryOut(target);
    const shown = await desk.submissions.show(number);
    if (!shown.ok) throw new Error(shown.code);
    const notes = shown.value.messages.map(({ text }) => text);
    expect(notes).toHaveLength(DECISIONS);
    expect(new Set(notes).size).toBe(DECISIONS);
    expect(await mailsTo(db, EMAIL)).toHaveLength(mails + DECISIONS);
    expect(await desk.services.review.held()).toEqual([]);
  }, 60_000);
});
