/**
 * Splits a multipart form (RFC 7578) into its parts. It is strict and linear in the size of the body: every byte is
 * searched once, and nothing is copied.
 */
import { FORM_LIMITS } from "./form-limits.ts";

export interface Part {
  readonly name: string;
  readonly isFile: boolean;
  readonly content: Buffer;
  /** The size including the header, which counts against the limits. */
  readonly bytes: number;
}

const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/;
const PARAMETER = /;[ \t]{0,8}([\w*-]{1,40})=(?:"([^"]*)"|([^\s;"]*))/y;
const LINE_END = "\r\n";
const HEADER_END = "\r\n\r\n";

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

/** Yields each part, then null if the body is malformed. Nothing follows a null. */
export function* partsOf(body: Buffer, boundary: string): Generator<Part | null> {
  const delimiter = Buffer.from(`--${boundary}`);
  const between = Buffer.from(`${LINE_END}--${boundary}`);
  if (!body.subarray(0, delimiter.length).equals(delimiter)) return yield null;
  let at = delimiter.length;
  while (body.toString("latin1", at, at + 2) !== "--") {
    if (body.toString("latin1", at, at + 2) !== LINE_END) return yield null;
    const start = at + LINE_END.length;
    const header = body.subarray(start, start + FORM_LIMITS.partHeaderBytes);
    const length = header.indexOf(HEADER_END);
    const disposition = length < 0 ? null : dispositionOf(header.toString("utf8", 0, length));
    if (!disposition) return yield null;
    const from = start + length + HEADER_END.length;
    const to = body.indexOf(between, from);
    if (to < 0) return yield null;
    yield { ...disposition, content: body.subarray(from, to), bytes: to - start };
    at = to + between.length;
  }
  return undefined;
}
