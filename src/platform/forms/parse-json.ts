/** Parses JSON of bounded depth and size, so that later code may recurse and copy without counting. */
import { fail, ok, type Result } from "#lib/result.ts";
import { FORM_LIMITS } from "./form-limits.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counts in the text, before any object exists. Invalid JSON is left to the parser. */
export function hasModestShape(text: string): boolean {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === COMMA) values += 1;
    else if (OPENING.has(code)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(code)) depth -= 1;
    if (depth > FORM_LIMITS.depth || values > FORM_LIMITS.jsonValues) return false;
  }
  return true;
}

export function parseJson(text: string): Result<unknown, "invalid_json" | "bad_request" | "too_large"> {
  if (text.length > FORM_LIMITS.textBytes) return fail("too_large");
  if (!hasModestShape(text)) return fail("bad_request");
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail("invalid_json");
  }
}
