import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { BodyBudget } from "./body-budget.ts";
import { receiveBody, type Received } from "./receive-body.ts";

const MAX_BYTES = 1_000_000;

/** Sends a body in so many chunks of a size, and returns how it was received. */
async function receive(chunks: number, bytes: number): Promise<Received> {
  const budget = new BodyBudget({ totalBytes: MAX_BYTES, clientBytes: MAX_BYTES, clientBodies: 2 });
  const received = Promise.withResolvers<Received>();
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const outcome = await receiveBody(incoming, { maxBytes: MAX_BYTES, budget, client: "ann" });
    received.resolve(outcome);
    response.end();
    if (!outcome.ok) incoming.destroy();
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", method: "POST" });
  sent.on("error", () => undefined);
  for (let n = 0; n < chunks; n += 1) sent.write(Buffer.alloc(bytes));
  sent.end();
  const outcome = await received.promise;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return outcome;
}

it.each([
  [900, 1],
  [3_000, 100],
  [4, 60_000],
])("%i chunks of %i bytes are a body", async (chunks, bytes) => {
  const received = await receive(chunks, bytes);
  expect(received.ok && received.chunks.reduce((sum, { length }) => sum + length, 0)).toBe(chunks * bytes);
});

it("a body in thousands of crumbs is refused", async () => {
  expect(await receive(20_000, 1)).toMatchObject({ ok: false, why: "too_slow" });
});
