/** R15: the system clock of a running site jumps by 400 days, forwards and back. */
import { setTimeout as sleep } from "node:timers/promises";
import { submitSample } from "#tests/fixtures/submitted.ts";
import type { Figure } from "./row.ts";
import { startProcess, type SiteProcess } from "./site-in-process.ts";

const DAYS_400 = 400 * 86_400_000;

/** Sends the request as a client behind the proxy. */
async function subscribe(site: SiteProcess, client: string): Promise<number> {
  const { status } = await site.get("/api/tokenPocket/subscribe", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": client },
    body: JSON.stringify({ email: "reader@example.com" }),
  });
  return status;
}

export async function* clockJumps(): AsyncGenerator<Figure> {
  const site = await startProcess({
    settings: { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "0.5" },
    nodeOptions: ["--import", "./bench/faults/shifted-date.ts"],
  });
  try {
    const token = await submitSample(site.address, "token");
    let last = 200;
    for (let at = 0; at < 40 && last !== 429; at += 1) last = await subscribe(site, "192.0.2.1");
    for (const [name, shift] of [
      ["+400 days", DAYS_400],
      ["−400 days", -DAYS_400],
    ] as const) {
      site.child.send(shift);
      await sleep(1_500);
      const refused = await subscribe(site, "192.0.2.1");
      const fresh = await subscribe(site, `198.51.100.${shift > 0 ? 1 : 2}`);
      const receipt = (await site.get(`/api/receipts/${token}`)).status;
      const page = (await site.get("/ja/news")).status;
      const ready = (await site.get("/readyz")).status;
      yield {
        engine: "SQLite",
        figure: `${name}: who was refused gets ${refused}, a new client ${fresh}, the receipt ${receipt}, a page ${page}, /readyz ${ready}`,
        holds:
          last === 429 &&
          refused === 429 &&
          fresh === 200 &&
          [receipt, page, ready].every((one) => one === 200),
      };
    }
  } finally {
    await site.stop();
  }
}
