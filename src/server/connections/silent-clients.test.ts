import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { cutSilentClients } from "./silent-clients.ts";

const TIMES = { wholeMs: 700, bytesPerMs: 1_000_000, sweepMs: 20 };
const LARGE = Buffer.alloc(16_000_000);

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends sixteen megabytes, or responds after a delay. */
async function listen(proxies = 0): Promise<number> {
  server = createServer((request, response) => {
    const answer = (): void => void response.end(LARGE);
    if (request.url === "/late") setTimeout(answer, 1_000);
    else answer();
    watch(response);
  });
  const watch = cutSilentClients(server, proxies, TIMES);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

function ask(port: number, path: string): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

/** Returns what arrived until the connection closed or the time was over. */
function read(socket: Socket, ms: number): Promise<{ bytes: number; isOver: boolean }> {
  let bytes = 0;
  socket.on("data", (chunk: Buffer) => (bytes += chunk.length)).resume();
  return new Promise((resolve) => {
    socket.once("close", () => resolve({ bytes, isOver: true }));
    setTimeout(() => resolve({ bytes, isOver: false }), ms);
  });
}

it("a client that does not read is cut", async () => {
  const socket = ask(await listen(), "/");
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { bytes, isOver } = await read(socket, 2_000);
  expect(isOver).toBe(true);
  expect(bytes).toBeLessThan(LARGE.length);
});

it("a client that reads gets the whole response, even if it starts late", async () => {
  const port = await listen();
  for (const path of ["/", "/late"]) {
    const socket = ask(port, path);
    const { bytes, isOver } = await read(socket, 2_500);
    expect(bytes).toBeGreaterThan(LARGE.length);
    expect(isOver).toBe(false);
    socket.destroy();
  }
});

it("trusted proxies may keep idle connections longer than visitors", async () => {
  await listen(0);
  const visitors = server.keepAliveTimeout;
  server.close();
  await listen(1);
  expect(visitors).toBeLessThan(60_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});
