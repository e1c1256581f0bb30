/**
 * The answers that are kept in memory: pages, the data of their islands, calls, data files and feeds. Anybody can make up
 * addresses, so they are kept in parts that do not push each other out.
 */
import type { CacheSize } from "#server/metrics/site-metrics.ts";
import { AnswerCache } from "./answer-cache.ts";
import { BestCompression } from "./best-compression.ts";
import type { Effort, StoredAnswer } from "#server/pages/stored-answer.ts";

/** The parts of the memory. */
const SHARES = {
  /** Requested at least twice. */
  used: 0.55,
  /** Requested once. */
  tried: 0.15,
  /** Addresses with a visitor's own text or number, which are unlimited. */
  searched: 0.2,
  /** Addresses without a page, which are unlimited too. */
  missing: 0.1,
};

/** Parameters with any text, number or set of ids. */
const OWN_TEXT = /[?&](?:key|ids|sha256|start|after)=/;

/** A call, a feed or a data file accepts any parameter. */
const isMadeUp = (key: string): boolean =>
  OWN_TEXT.test(key) || (key.startsWith("call ") && key.includes("?"));

export class AnswerStore {
  readonly #used: AnswerCache;
  readonly #tried: AnswerCache;
  readonly #searched: AnswerCache;
  readonly #missing: AnswerCache;
  readonly #best: BestCompression;

  constructor(maxBytes: number, best = new BestCompression()) {
    this.#best = best;
    this.#used = new AnswerCache(maxBytes * SHARES.used);
    this.#tried = new AnswerCache(maxBytes * SHARES.tried);
    this.#searched = new AnswerCache(maxBytes * SHARES.searched);
    this.#missing = new AnswerCache(maxBytes * SHARES.missing);
  }

  /** See AnswerCache: read before an answer is made, passed when it is kept. */
  get generation(): number {
    return this.#used.generation;
  }

  get(key: string): StoredAnswer | undefined {
    return this.#used.get(key) ?? this.#promoted(key) ?? this.#again(key) ?? this.#missing.get(key);
  }

  /** Moves an answer that is requested again to those that are used. */
  #promoted(key: string): StoredAnswer | undefined {
    const answer = this.#tried.get(key);
    if (!answer || this.#best.isFull) return answer;
    this.#tried.drop(key);
    this.#used.put(key, answer, this.generation);
    this.#improve(this.#used, key, answer, "best");
    return answer;
  }

  #again(key: string): StoredAnswer | undefined {
    const answer = this.#searched.get(key);
    if (answer) this.#improve(this.#searched, key, answer, "good");
    return answer;
  }

  #improve(part: AnswerCache, key: string, answer: StoredAnswer, effort: Effort): void {
    this.#best.improve(answer, {
      effort,
      isKept: () => part.holds(key, answer),
      replace: (better) => part.replace(key, answer, better),
    });
  }

  /** The key ends with the address. */
  keep(key: string, answer: StoredAnswer, begunInGeneration: number): void {
    this.#partFor(key, answer)?.put(key, answer, begunInGeneration);
  }

  #partFor(key: string, answer: StoredAnswer): AnswerCache | undefined {
    const { status } = answer;
    if (status === 404 || status === 410) return this.#missing;
    if (status !== 200) return undefined;
    if (isMadeUp(key)) return this.#searched;
    return this.#tried.canHold(key, answer) ? this.#tried : this.#used;
  }

  /** Of each part, for the metrics. */
  get sizes(): Readonly<Record<string, CacheSize>> {
    const parts = { used: this.#used, tried: this.#tried, searched: this.#searched, missing: this.#missing };
    return Object.fromEntries(
      Object.entries(parts).map(([name, { size, bytes }]) => [name, { answers: size, bytes }]),
    );
  }

  clear(): void {
    for (const part of [this.#used, this.#tried, this.#searched, this.#missing]) part.clear();
  }
}
