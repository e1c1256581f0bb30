/**
 * Begins requests in an order that leaves each turn of the event loop short. A thousand connections may send their
 * requests in the same moment; begun in one turn, they would hold up cached responses and everybody else.
 */

/** Of one turn. A request takes up to three milliseconds until it waits for something. */
const TURN_MS = 20;
/** Browsers open six connections. Only an overloaded process lets a client's requests wait at all. */
const MAX_WAITING_PER_CLIENT = 100;

interface Waiting {
  readonly client: string;
  readonly begin: () => void;
}

export class BeginQueue {
  readonly #mostPerClient: number;
  readonly #nowMs: () => number;
  #waiting: Waiting[] = [];
  /** The first of them that has not begun. */
  #first = 0;
  readonly #perClient = new Map<string, number>();
  #turnBeganMs: number | null = null;

  /** `factor` multiplies how many requests of a client may wait. */
  constructor(factor = 1, nowMs: () => number = () => performance.now()) {
    this.#mostPerClient = Math.max(1, Math.round(MAX_WAITING_PER_CLIENT * factor));
    this.#nowMs = nowMs;
  }

  /** Begins now if this turn has time left. Returns false, and drops it, if the client has too many waiting already. */
  run(begin: () => void, clientOf: () => string): boolean {
    if (this.#waiting.length === 0 && this.#hasTime()) {
      begin();
      return true;
    }
    const client = clientOf();
    const waiting = this.#perClient.get(client) ?? 0;
    if (waiting >= this.#mostPerClient) return false;
    this.#perClient.set(client, waiting + 1);
    this.#waiting.push({ client, begin });
    return true;
  }

  /** The first request of a turn begins its time. */
  #hasTime(): boolean {
    if (this.#turnBeganMs !== null) return this.#nowMs() - this.#turnBeganMs < TURN_MS;
    this.#turnBeganMs = this.#nowMs();
    setImmediate(this.#nextTurn);
    return true;
  }

  /** Those that wait get a turn each, because what one does in its promises cannot be measured before they are over. */
  readonly #nextTurn = (): void => {
    this.#turnBeganMs = null;
    const next = this.#waiting[this.#first];
    if (!next) return;
    this.#first += 1;
    if (this.#first * 2 > this.#waiting.length) {
      this.#waiting = this.#waiting.slice(this.#first);
      this.#first = 0;
    }
    this.#leave(next.client);
    setImmediate(this.#nextTurn);
    next.begin();
  };

  #leave(client: string): void {
    const left = (this.#perClient.get(client) ?? 1) - 1;
    if (left > 0) this.#perClient.set(client, left);
    else this.#perClient.delete(client);
  }
}
