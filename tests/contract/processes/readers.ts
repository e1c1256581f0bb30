/** Readers with a connection each, who count what is answered and what is lost. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Tally {
  answered: number;
  /** By error code or status. */
  readonly lost: Map<string, number>;
}

const LONGEST_MS = 8_000;
/** Cached pages are so cheap that readers without a pause would leave no processor time to start a process. */
const PAUSE_MS = 20;

function ask(url: string, agent: Agent, tally: Tally): Promise<void> {
  const lose = (reason: string): void => void tally.lost.set(reason, (tally.lost.get(reason) ?? 0) + 1);
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      lose(error.code ?? error.message);
      resolve();
    };
    const asked = request(url, { agent, timeout: LONGEST_MS }, (response) => {
      response
        .once("error", fail)
        .once("end", () => {
          if (response.statusCode === 200) tally.answered += 1;
          else lose(String(response.statusCode));
          resolve();
        })
        .resume();
    });
    asked.once("timeout", () => asked.destroy(Object.assign(new Error("silent"), { code: "SILENT" })));
    asked.once("error", fail).end();
  });
}

/** Returns a function that ends them and tells what they counted. */
export function startReaders(url: string, count: number): () => Promise<Tally> {
  const tally: Tally = { answered: 0, lost: new Map() };
  const over = new AbortController();
  const readers = Array.from({ length: count }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over.signal.aborted) {
      await ask(url, agent, tally);
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  });
  return async () => {
    over.abort();
    await Promise.all(readers);
    return tally;
  };
}
