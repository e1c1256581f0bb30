import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { withMeasuredSite } from "./measured-site.ts";

/** No burst may hold the main thread longer, in its CPU time. */
const MOST_MS = 200;
const REQUESTS = 1_000;

const request = (n: number): string => `GET /uploads/${n} HTTP/1.1\r\nHost: site.example\r\n\r\n`;

async function open(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  await once(socket, "connect");
  return socket.resume();
}

it("a thousand requests in one packet, or on as many connections, hold the main thread for less than 200 ms", async () => {
  await withMeasuredSite(async ({ address, report }) => {
    await (await fetch(`${address}/uploads/nothing`)).text();
    /** Until probes after it are answered. */
    const heldBy = async (burst: () => void): Promise<number> => {
      await report();
      burst();
      for (let n = 0; n < 20; n += 1) await (await fetch(`${address}/healthz`)).text();
      return (await report()).heldMs;
    };
    const one = await open(address);
    const packet = Array.from({ length: REQUESTS }, (_, n) => request(n)).join("");
    expect(await heldBy(() => one.write(packet))).toBeLessThan(MOST_MS);

    const sockets: Socket[] = [];
    while (sockets.length < REQUESTS) sockets.push(await open(address));
    const atOnce = (): void => {
      for (const [n, socket] of sockets.entries()) socket.write(request(n));
    };
    expect(await heldBy(atOnce)).toBeLessThan(MOST_MS);
  });
}, 300_000);
