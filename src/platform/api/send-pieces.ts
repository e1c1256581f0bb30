/** Sends a long JSON document as it is written, compressed where the client takes it. */
import type { Context } from "hono";

/** Whether a list such as `gzip;q=0.5, br` takes gzip. */
export const takesGzip = (acceptEncoding = ""): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding);

interface Document {
  /** Known beforehand: nobody has the whole text to make it from. */
  readonly etag: string;
  readonly cacheControl: string;
  readonly pieces: () => AsyncGenerator<string, void, undefined>;
}

export function sendPieces(c: Context, { etag, cacheControl, pieces }: Document): Response {
  const isGzip = takesGzip(c.req.header("accept-encoding"));
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": cacheControl,
    vary: "Accept-Encoding",
    etag,
  };
  // The ETag is enough for the answer, so nothing is written that nobody reads.
  const isKnown = c.req.header("if-none-match")?.includes(etag) === true;
  if (isKnown || c.req.method === "HEAD") return c.body(null, 200, headers);
  if (!isGzip) return c.body(streamOf(pieces()), 200, headers);
  return c.body(streamOf(pieces()).pipeThrough(new CompressionStream("gzip")), 200, {
    ...headers,
    "content-encoding": "gzip",
  });
}

function streamOf(pieces: AsyncGenerator<string, void, undefined>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // A client that leaves ends the reading of the database too.
    async cancel() {
      await pieces.return();
    },
  });
}
