/** Reads the elements of a JSON array one by one: parsing a large file at once would block the event loop. */
import { createReadStream } from "node:fs";

/** The file is not a JSON array. */
export class NotAnArrayError extends Error {
  /** The row, or 0 for the file as a whole. */
  readonly row: number;

  constructor(message: string, row = 0) {
    super(message);
    this.row = row;
  }
}

const SPACE = new Set([" ", "\n", "\r", "\t", "\ufeff"]);

export async function* readJsonArray(file: string): AsyncGenerator<unknown, void, undefined> {
  const splitter = new ArraySplitter();
  const stream = createReadStream(file, { encoding: "utf8", highWaterMark: 64 * 1024 });
  for await (const chunk of stream) yield* splitter.feed(chunk as string);
  splitter.end();
}

/** Splits at the commas between elements. It counts brackets to recognise commas inside an element. */
class ArraySplitter {
  #state: "before" | "inside" | "after" = "before";
  #element = "";
  #depth = 0;
  #isString = false;
  #isEscaped = false;
  #count = 0;

  *feed(chunk: string): Generator<unknown, void, undefined> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk[at] ?? "";
      if (this.#state !== "inside") {
        this.#outside(sign);
        from = at + 1;
      } else if (this.#isEnd(sign)) {
        yield* this.#take(chunk.slice(from, at), sign === "]");
        if (sign === "]") this.#state = "after";
        from = at + 1;
      }
    }
    if (this.#state === "inside") this.#element += chunk.slice(from);
  }

  end(): void {
    if (this.#state !== "after") throw new NotAnArrayError("the file ends before its array does");
  }

  #outside(sign: string): void {
    if (SPACE.has(sign)) return;
    if (this.#state === "after") throw new NotAnArrayError("something follows the array");
    if (sign !== "[") throw new NotAnArrayError("the file must hold one JSON array");
    this.#state = "inside";
  }

  /** Whether the character ends an element or the array. */
  #isEnd(sign: string): boolean {
    if (this.#isString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (sign === "\\") this.#isEscaped = true;
      else if (sign === '"') this.#isString = false;
      return false;
    }
    if (sign === '"') this.#isString = true;
    else if (sign === "{" || sign === "[") this.#depth += 1;
    else if (this.#depth > 0 && (sign === "}" || sign === "]")) this.#depth -= 1;
    else return this.#depth === 0 && (sign === "," || sign === "]");
    return false;
  }

  *#take(rest: string, isLast: boolean): Generator<unknown, void, undefined> {
    const text = this.#element + rest;
    this.#element = "";
    // Only an empty array may have no element.
    if (isLast && this.#count === 0 && text.trim() === "") return;
    this.#count += 1;
    yield parse(text, this.#count);
  }
}

function parse(text: string, row: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NotAnArrayError(`row ${row} is no JSON: ${(error as Error).message}`, row);
  }
}
