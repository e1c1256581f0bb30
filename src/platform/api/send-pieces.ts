/** Streams a long document. The middleware in app.ts compresses it. */
import { setImmediate } from "node:timers/promises";
import type { Context } from "hono";

interface Document {
  readonly headers: Readonly<Record<string, string>>;
  /** Known in advance, because the whole text never exists at once. */
  readonly etag?: string;
  readonly pieces: () => AsyncGenerator<string, void, undefined>;
}

export function sendPieces(c: Context, { headers, etag, pieces }: Document): Response {
  const all = { ...headers, vary: "Accept-Encoding", ...(etag === undefined ? {} : { etag }) };
  // The ETag is enough for the response, so nothing is generated.
  const isKnown = etag !== undefined && c.req.header("if-none-match")?.includes(etag) === true;
  if (isKnown || c.req.method === "HEAD") return c.body(null, 200, all);
  return c.body(streamOf(pieces()), 200, all);
}

function streamOf(pieces: AsyncGenerator<string, void, undefined>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      // The embedded database answers without a turn of the event loop; other requests go in between.
      await setImmediate();
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // A client that disconnects also ends the database query.
    async cancel() {
      await pieces.return();
    },
  });
}
