/**
 * Splits a multipart form (RFC 7578) into its parts. It is strict and linear in the size of the body: every byte is
 * searched once. It works chunk by chunk and lets other requests in between, because a form may have 26 MB.
 */
import { EventLoopYield } from "#platform/event-loop-yield.ts";
import { FORM_LIMITS } from "./form-limits.ts";

export interface Part {
  readonly name: string;
  readonly isFile: boolean;
  /** The content in order, not joined yet: most of a large form is refused or joined by somebody else. */
  readonly pieces: readonly Buffer[];
  /** The size including the header, which counts against the limits. */
  readonly bytes: number;
}

const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/;
const PARAMETER = /;[ \t]{0,8}([\w*-]{1,40})=(?:"([^"]*)"|([^\s;"]*))/y;
const LINE_END = "\r\n";
const HEADER_END = Buffer.from("\r\n\r\n");

/** Parses the parameters of a header such as `form-data; name="logo"; filename="a.png"`. */
function parametersOf(value: string): Map<string, string> {
  const found = new Map<string, string>();
  PARAMETER.lastIndex = Math.max(0, value.indexOf(";"));
  for (let match = PARAMETER.exec(value); match; match = PARAMETER.exec(value)) {
    const [, name = "", quoted, bare = ""] = match;
    found.set(name.toLowerCase(), quoted ?? bare);
  }
  return found;
}

/** Returns null if the header has no valid boundary. */
export function boundaryOf(contentType: string): string | null {
  const boundary = parametersOf(contentType).get("boundary") ?? "";
  return BOUNDARY.test(boundary) && !boundary.endsWith(" ") ? boundary : null;
}

/** Browsers percent-encode these three characters of a name. */
const unescape = (name: string): string =>
  name.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");

function dispositionOf(header: string): Pick<Part, "name" | "isFile"> | null {
  const lines = header.split(LINE_END);
  const line = lines.find((one) => one.toLowerCase().startsWith("content-disposition:"));
  const value = line?.slice(line.indexOf(":") + 1).trim() ?? "";
  if (!/^form-data\s?;/i.test(value)) return null;
  const parameters = parametersOf(value);
  const name = parameters.get("name");
  return name === undefined ? null : { name: unescape(name), isFile: parameters.has("filename") };
}

/** The bytes of a body that were not read yet, of which only one chunk is joined. */
class UnreadBytes {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #turns = new EventLoopYield();
  #held: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Returns false at the end of the body. */
  async #readMore(): Promise<boolean> {
    await this.#turns.yieldIfDue();
    const next = await this.#chunks.next();
    if (next.done === true) return false;
    this.#held = Buffer.concat([this.#held, next.value]);
    return true;
  }

  /** Fewer than `length` at the end of the body. */
  async take(length: number): Promise<string> {
    while (this.#held.length < length && (await this.#readMore())) continue;
    const taken = this.#held.toString("latin1", 0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  /** Reads up to the delimiter and skips it; null if it is not within `maxBytes`. */
  async takeUntil(delimiter: Buffer, maxBytes = Number.POSITIVE_INFINITY): Promise<Buffer[] | null> {
    const pieces: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const at = this.#held.indexOf(delimiter);
      // Without a match, the last bytes may be the beginning of a delimiter.
      const length = at < 0 ? Math.max(0, this.#held.length - delimiter.length + 1) : at;
      if (length > 0) pieces.push(this.#held.subarray(0, length));
      bytes += length;
      this.#held = this.#held.subarray(at < 0 ? length : length + delimiter.length);
      if (bytes > maxBytes) return null;
      if (at >= 0) return pieces;
      if (!(await this.#readMore())) return null;
    }
  }
}

/** Yields each part, then null if the body is malformed. Nothing follows a null. */
export async function* partsOf(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part | null> {
  const delimiter = `--${boundary}`;
  const between = Buffer.from(LINE_END + delimiter);
  const unread = new UnreadBytes(chunks);
  if ((await unread.take(delimiter.length)) !== delimiter) return yield null;
  for (;;) {
    const after = await unread.take(2);
    if (after === "--") return undefined;
    if (after !== LINE_END) return yield null;
    const header = await unread.takeUntil(HEADER_END, FORM_LIMITS.partHeaderBytes);
    const disposition = header && dispositionOf(Buffer.concat(header).toString("utf8"));
    if (!disposition) return yield null;
    const pieces = await unread.takeUntil(between);
    if (!pieces) return yield null;
    yield { ...disposition, pieces, bytes: sizeOf(header) + HEADER_END.length + sizeOf(pieces) };
  }
}

const sizeOf = (pieces: readonly Buffer[]): number => pieces.reduce((sum, { length }) => sum + length, 0);
