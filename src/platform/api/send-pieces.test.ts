import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { sendPieces, takesGzip } from "./send-pieces.ts";

let written = 0;
const app = new Hono().get("/list", (c) =>
  sendPieces(c, {
    etag: 'W/"1"',
    cacheControl: "public",
    async *pieces() {
      for (const piece of ["[", "1,", "2]"]) {
        written += 1;
        yield piece;
      }
    },
  }),
);

it("pieces arrive as one document, compressed or not", async () => {
  const plain = await app.request("/list");
  expect(await plain.json()).toEqual([1, 2]);
  const answer = await app.request("/list", { headers: { "accept-encoding": "br, gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe("[1,2]");
});

it("nothing is written for who has it already, or asks for the headers only", async () => {
  written = 0;
  const known = await app.request("/list", { headers: { "if-none-match": 'W/"0", W/"1"' } });
  const head = await app.request("/list", { method: "HEAD" });
  expect([known.headers.get("etag"), head.headers.get("etag"), written]).toEqual(['W/"1"', 'W/"1"', 0]);
});

it.each([
  ["gzip", true],
  ["br;q=1, gzip;q=0.5", true],
  ["gzip;q=0", false],
  ["gzip; q=0.0, br", false],
  ["br", false],
  [undefined, false],
])("%s takes gzip: %s", (accepted, takes) => {
  expect(takesGzip(accepted)).toBe(takes);
});
