/**
 * Of several processes, the one that woke up first accepts all connections that arrive together, and clients keep them:
 * one process would work and the others rest. So a busy process that has more than its share closes the surplus, each
 * with its next response, which loses nothing. The clients connect again, and a process that is waiting accepts them.
 */
export class Surplus {
  #connections = 0;

  set(connections: number): void {
    this.#connections = connections;
  }

  /** Whether this response closes its connection. */
  take(): boolean {
    if (this.#connections === 0) return false;
    this.#connections -= 1;
    return true;
  }
}

/** Smaller differences are normal among many connections. */
const TOLERANCE = 0.1;

/** How many of its connections a process should close, given those of all processes, its own included. */
export function surplusOf(own: number, all: readonly number[]): number {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const surplus = own - Math.ceil(mean);
  const isUneven = own - Math.min(...all) >= 2 && surplus > mean * TOLERANCE;
  return isUneven ? surplus : 0;
}
