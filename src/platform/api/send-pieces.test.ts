import { Hono } from "hono";
import { expect, it } from "vitest";
import { sendPieces } from "./send-pieces.ts";

let written = 0;
const app = new Hono().get("/list", (c) =>
  sendPieces(c, {
    etag: 'W/"1"',
    headers: { "cache-control": "public" },
    async *pieces() {
      for (const piece of ["[", "1,", "2]"]) {
        written += 1;
        yield piece;
      }
    },
  }),
);

it("pieces arrive as one document", async () => {
  expect(await (await app.request("/list")).json()).toEqual([1, 2]);
});

it("nothing is generated for a matching ETag or a HEAD request", async () => {
  written = 0;
  const known = await app.request("/list", { headers: { "if-none-match": 'W/"0", W/"1"' } });
  const head = await app.request("/list", { method: "HEAD" });
  expect([known.headers.get("etag"), head.headers.get("etag"), written]).toEqual(['W/"1"', 'W/"1"', 0]);
});

it("other requests get a turn of the event loop between two pieces", async () => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await (await app.request("/list")).text();
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(3);
});
