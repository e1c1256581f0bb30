/**
 * Runs jobs in child processes that can be killed. Native code on one of our threads cannot: a decoder that never
 * returns would block its thread forever, and one that corrupts memory would end the site.
 */
import { fork, type ChildProcess } from "node:child_process";
import { OUT_OF_TIME } from "./child-jobs.ts";
import { Semaphore } from "./semaphore.ts";

interface ChildPoolOptions {
  /** A module that calls `answerJobs` of child-jobs.ts. */
  readonly module: URL;
  readonly size: number;
  /** Length of the queue. */
  readonly waiting: number;
  /** Wall time, in case a child cannot watch itself. */
  readonly wallMs: number;
  /** An idle child ends after this time and frees its memory. */
  readonly idleMs: number;
  /** Heap of a child in megabytes. */
  readonly heapMb: number;
}

export type JobOutcome<Answer> =
  | { readonly kind: "done"; readonly answer: Answer }
  /** The child used up its memory or crashed. The job caused it, because the child had no other. */
  | { readonly kind: "ended" }
  /** Out of wall time or CPU time. A crowded host slows both, so it is no verdict about the job. */
  | { readonly kind: "late" }
  | { readonly kind: "full" };

export class ChildPool<Job, Answer> {
  readonly #options: ChildPoolOptions;
  readonly #places: Semaphore;
  readonly #idle: ChildProcess[] = [];
  readonly #leaving = new WeakMap<ChildProcess, NodeJS.Timeout>();

  constructor(options: ChildPoolOptions) {
    this.#options = options;
    this.#places = new Semaphore({ permits: options.size, maxWaiting: options.waiting });
  }

  async run(job: Job): Promise<JobOutcome<Answer>> {
    return (await this.#places.run(() => this.#runInChild(job))) ?? { kind: "full" };
  }

  async #runInChild(job: Job): Promise<JobOutcome<Answer>> {
    const child = this.#takeChild();
    const outcome = await converse<Job, Answer>(child, job, this.#options.wallMs);
    if (outcome.kind === "done") this.#keepChild(child);
    else child.kill("SIGKILL");
    return outcome;
  }

  #takeChild(): ChildProcess {
    const known = this.#idle.pop();
    if (known?.connected) {
      clearTimeout(this.#leaving.get(known));
      known.ref();
      known.channel?.ref();
      return known;
    }
    const { module, heapMb } = this.#options;
    return fork(module, {
      // A process that reads hostile files gets no settings, so its memory contains no secret.
      env: {},
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
  }

  #keepChild(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle.push(child);
    const leave = setTimeout(() => {
      const at = this.#idle.indexOf(child);
      if (at >= 0) this.#idle.splice(at, 1);
      child.kill("SIGKILL");
    }, this.#options.idleMs);
    this.#leaving.set(child, leave.unref());
  }
}

function converse<Job, Answer>(child: ChildProcess, job: Job, wallMs: number): Promise<JobOutcome<Answer>> {
  return new Promise((resolve) => {
    const settle = (outcome: JobOutcome<Answer>): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      // A child that fails to start or to receive a message may emit its error after the job has ended.
      child.on("error", () => undefined);
      resolve(outcome);
    };
    const timer = setTimeout(() => settle({ kind: "late" }), wallMs);
    child.once("message", (answer) => settle({ kind: "done", answer: answer as Answer }));
    child.once("exit", (code) => settle({ kind: code === OUT_OF_TIME ? "late" : "ended" }));
    child.once("error", () => settle({ kind: "late" }));
    child.send(job as object);
  });
}
