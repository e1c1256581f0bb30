/** A process that says what it begins and what was acknowledged, until it is killed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const LONGEST_MS = 2_500;

/** By what was done, as the process names it. */
export type Said = Map<string, { began: number; done: number }>;

/** What the process said until then. It is killed at any time after its first word. */
export async function runUntilKilled(script: URL, parameters: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(script), ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  const said = text(child.stdout);
  await Promise.race([once(child.stdout, "data"), gone]);
  await sleep(Math.random() * LONGEST_MS);
  child.kill("SIGKILL");
  await gone;
  return said;
}

export function countSaid(said: Said, output: string): void {
  for (const line of output.split("\n")) {
    const [, word, what = ""] = /^(began|done) (.+)$/.exec(line) ?? [];
    if (word !== "began" && word !== "done") continue;
    const counts = said.get(what) ?? { began: 0, done: 0 };
    said.set(what, { ...counts, [word]: counts[word] + 1 });
  }
}

/** In the process: `what` names the events that the work writes. */
export async function saying(what: readonly string[], work: () => Promise<{ readonly ok: boolean }>) {
  const say = (word: string): void => {
    for (const one of what) process.stdout.write(`${word} ${one}\n`);
  };
  say("began");
  const { ok } = await work();
  say(ok ? "done" : "refused");
  return ok;
}
