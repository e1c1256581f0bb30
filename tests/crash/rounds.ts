/** Kills a site during submissions, many times, and counts the outcomes. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { logoFile } from "#tests/contract/submissions/review-desk.ts";

const script = fileURLToPath(new URL("./site-process.ts", import.meta.url));
const SENDERS = 6;

export interface CrashReport {
  readonly kills: number;
  /** Responded before the kill. */
  readonly acknowledged: number;
  /** Acknowledged, but missing afterwards. */
  readonly lost: number;
  /** Rows beyond one per key. */
  readonly doubled: number;
  /** Submissions without a response that the repeated call completed. */
  readonly repeated: number;
}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

async function start(settings: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [script, JSON.stringify(settings)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  return { child, address: chunk.toString().trim() };
}

async function kill({ child }: Running): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Submits a form with its logo. Returns the receipt's token, or null without a response. */
async function send(address: string, key: string, logo: Buffer): Promise<string | null> {
  const body = new FormData();
  const { icon_url: _logo, consent, contact, ...rest } = SAMPLE_TOKEN;
  for (const [name, value] of Object.entries({ ...rest, name: key })) body.set(name, String(value));
  for (const one of consent) body.append("consent", one);
  for (const one of contact) body.append("contact", one);
  body.set("logo", new File([new Uint8Array(logo)], "logo.png"));
  try {
    const response = await fetch(`${address}/api/submissions/token`, {
      method: "POST",
      headers: { "idempotency-key": key },
      body,
    });
    const { data } = (await response.json()) as { data: { token: string } | null };
    return response.ok ? (data?.token ?? null) : null;
  } catch {
    return null;
  }
}

export async function crashRounds(
  target: DatabaseTarget,
  settings: Record<string, string>,
  rounds: number,
): Promise<CrashReport> {
  const logo = await logoFile();
  const tokens = new Map<string, string>();
  const unanswered = new Set<string>();
  let repeated = 0;
  for (let round = 0; round < rounds; round += 1) {
    const site = await start(settings);
    for (const key of unanswered) {
      const token = await send(site.address, key, logo);
      if (token === null) continue;
      tokens.set(key, token);
      unanswered.delete(key);
      repeated += 1;
    }
    const over = new AbortController();
    const senders = Array.from({ length: SENDERS }, async (_, sender) => {
      for (let at = 0; !over.signal.aborted; at += 1) {
        const key = `round-${round}-${sender}-${at}`;
        const token = await send(site.address, key, logo);
        if (token === null) unanswered.add(key);
        else tokens.set(key, token);
      }
    });
    await sleep(150 + Math.random() * 500);
    over.abort();
    await kill(site);
    await Promise.all(senders);
  }
  return { ...(await look(target, settings, tokens)), kills: rounds, repeated };
}

async function look(
  target: DatabaseTarget,
  settings: Record<string, string>,
  tokens: ReadonlyMap<string, string>,
): Promise<Pick<CrashReport, "acknowledged" | "lost" | "doubled">> {
  const site = await start(settings);
  let lost = 0;
  for (const token of tokens.values()) {
    const response = await fetch(`${site.address}/api/receipts/${token}`);
    if (!response.ok) lost += 1;
    await response.body?.cancel();
  }
  await kill(site);
  const database = openDatabase(target);
  const rows = await database.db.selectFrom("submission").select("name").execute();
  await database.close();
  return {
    acknowledged: tokens.size,
    lost,
    doubled: rows.length - new Set(rows.map(({ name }) => name)).size,
  };
}

/** The settings for that database. */
export const crashSettings = (target: DatabaseTarget): Record<string, string> => ({
  PORT: "0",
  LOG_LEVEL: "silent",
  RATE_LIMIT_FACTOR: "100000",
  ...(target.kind === "postgres"
    ? { DATABASE_URL: target.url }
    : { DATA_DIR: target.file.replace(/\/[^/]+$/, "") }),
});
