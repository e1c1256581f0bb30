/**
 * The parent of several serving processes: starts them, replaces one that ends, and replaces all of them on SIGHUP. It
 * holds the listening socket, so that connections wait there while a process is replaced, and the rate limits.
 */
import cluster, { type Address, type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import { createLog, type Log } from "#platform/log.ts";
import type { Config } from "#server/config.ts";
import { balanceConnections } from "./connection-messages.ts";
import { answerCounts } from "./counter-messages.ts";
import { RestartPolicy } from "./restart-policy.ts";

/** A serving process ends within 10 s of its signal; one that hangs is killed by then. */
const LAST_RESORT_MS = 9_700;

/** Ends with one sentence. */
export class CrashLoopError extends Error {}

export class Supervisor {
  readonly #log: Log;
  readonly #count: number;
  readonly #policy = new RestartPolicy();
  readonly #members = new Set<Worker>();
  readonly #crashed = Promise.withResolvers<never>();
  readonly #starting = new Set<Promise<Address | null>>();
  #isStopping = false;
  #reloading: Promise<void> | null = null;

  constructor({ LOG_LEVEL: level }: Pick<Config, "LOG_LEVEL">, count: number) {
    this.#log = createLog({ level });
    this.#count = count;
    this.#crashed.promise.catch(() => undefined);
    // Every process accepts from the one socket. If the parent passed connections on, those under way to a process that
    // is killed would never be answered or closed.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.on("message", answerCounts());
    cluster.on(
      "message",
      balanceConnections(() => this.#members),
    );
  }

  /** Rejects when processes end again and again. */
  get crashed(): Promise<never> {
    return this.#crashed.promise;
  }

  /** The first process alone, so that one migrates and a mistake in the settings is printed once. */
  async start(): Promise<Address | null> {
    const address = await this.#add();
    if (address) await Promise.all(Array.from({ length: this.#count - 1 }, () => this.#add()));
    return address;
  }

  /** Each process is replaced by one of the present build; if a new one cannot start, the rest stay as they are. */
  async reload(): Promise<void> {
    const before = this.#reloading;
    this.#reloading = (async () => {
      await before;
      // One that is being started belongs to the former ones too: it may have read the former build.
      await Promise.all(this.#starting);
      // A copy: the set grows while its members are replaced.
      const formers = [...this.#members];
      for (const former of formers) {
        const started = this.#isStopping ? null : await this.#add();
        if (this.#isStopping) return;
        if (started === null) {
          this.#log.error("the new process could not start: the former ones go on");
          return;
        }
        this.#end(former);
      }
      this.#log.info({ processes: this.#count }, "all processes were replaced");
    })();
    await this.#reloading;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const gone = [...this.#everyWorker()].map(ended);
    for (const worker of this.#everyWorker()) worker.process.kill("SIGTERM");
    const late = sleep(LAST_RESORT_MS, "late" as const, { ref: false });
    if ((await Promise.race([Promise.all(gone), late])) !== "late") return;
    for (const worker of this.#everyWorker()) worker.process.kill("SIGKILL");
  }

  #everyWorker(): Worker[] {
    return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  }

  #end(worker: Worker): void {
    this.#members.delete(worker);
    worker.process.kill("SIGTERM");
  }

  /** Resolves when it listens, or with null if it ended before. */
  async #add(): Promise<Address | null> {
    const worker = cluster.fork();
    const start = Promise.race([listening(worker), ended(worker).then(() => null)]);
    this.#starting.add(start);
    const address = await start;
    this.#starting.delete(start);
    if (address === null) return null;
    this.#members.add(worker);
    const sinceMs = performance.now();
    worker.once("exit", (status, signal) => {
      if (!this.#members.delete(worker) || this.#isStopping) return;
      this.#log.error(
        { ended: worker.process.pid, status, signal },
        "a serving process ended and is replaced",
      );
      void this.#replace(performance.now() - sinceMs);
    });
    return address;
  }

  async #replace(servedMs: number): Promise<void> {
    const delayMs = this.#policy.delayAfter(servedMs);
    if (delayMs === null) {
      this.#crashed.reject(
        new CrashLoopError("The serving processes end again and again: the log above says why."),
      );
      return;
    }
    await sleep(delayMs);
    if (!this.#isStopping && (await this.#add()) === null && !this.#isStopping) await this.#replace(0);
  }
}

const listening = (worker: Worker): Promise<Address> =>
  new Promise((resolve) => {
    worker.once("listening", resolve);
  });

const ended = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once("exit", () => resolve());
  });
