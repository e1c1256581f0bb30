/** Prints what each part of the bench measured, and keeps it in a file, so that a run that was cut short goes on there. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";

export class Results {
  readonly #file: string | undefined;
  readonly #known: ReadonlyMap<string, readonly string[]>;

  constructor(file: string | undefined) {
    this.#file = file;
    this.#known = new Map(file !== undefined && existsSync(file) ? readLines(file) : []);
  }

  /** Measures the part only if the file has none of that name. */
  async part(name: string, measure: () => Promise<readonly string[]>): Promise<void> {
    const known = this.#known.get(name);
    const lines = known ?? (await measure());
    for (const line of lines) console.log(line);
    if (known === undefined && this.#file !== undefined)
      appendFileSync(this.#file, `${JSON.stringify([name, lines])}\n`);
  }
}

const readLines = (file: string): [string, string[]][] =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as [string, string[]]);
