/** Selects the stored encoding that a client accepts. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

const chosen = new Map<string, Encoding>();
/** Browsers send a handful of different headers; anything beyond is junk. */
const MAX_CHOSEN = 200;
const MAX_CHOSEN_LENGTH = 100;

/** `br;q=0` refuses brotli; `*` is too vague to act on. */
export function chooseEncoding(accept: string | null | undefined): Encoding {
  if (!accept) return "identity";
  const known = chosen.get(accept);
  if (known !== undefined) return known;
  const encoding = readAccept(accept);
  if (chosen.size < MAX_CHOSEN && accept.length <= MAX_CHOSEN_LENGTH) chosen.set(accept, encoding);
  return encoding;
}

function readAccept(accept: string): Encoding {
  for (const encoding of ["br", "gzip"] as const) {
    const entry = accept.split(",").find((one) => one.split(";", 1)[0]?.trim().toLowerCase() === encoding);
    if (entry !== undefined && !/;\s*q=0(?:\.0*)?\s*$/i.test(entry)) return encoding;
  }
  return "identity";
}

/** Whether If-None-Match (a list, weak tags and `*` included) contains this tag. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
