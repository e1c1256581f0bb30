/** Shows the progress of a long command: one changing line on a terminal, a line at intervals elsewhere. */

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const TERMINAL_MS = 100;
const LOG_MS = 5_000;

export class ProgressLine {
  readonly #output: Output;
  #shownAt = -Infinity;
  #isOpen = false;

  constructor(output: Output) {
    this.#output = output;
  }

  show(text: string): void {
    const now = performance.now();
    if (now - this.#shownAt < (this.#output.isTTY ? TERMINAL_MS : LOG_MS)) return;
    this.#shownAt = now;
    this.#isOpen = true;
    this.#output.write(this.#output.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
  }

  end(): void {
    if (this.#isOpen && this.#output.isTTY) this.#output.write("\r\u001b[K");
    this.#isOpen = false;
  }
}
