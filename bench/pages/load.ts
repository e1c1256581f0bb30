/**
 * Load from raw sockets, because an HTTP client costs more than the servers measured here. Every response of a run has
 * the same length, so counting bytes counts responses.
 */
import { connect, type Socket } from "node:net";

export interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

const requestText = ({ port, path, headers }: LoadOptions): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join("")}\r\n`;
};

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.setNoDelay(true)));
    socket.once("error", reject);
  });

/** Sends one request to learn the length of the response and to check that it is a 200. */
function firstAnswer(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const read = (chunk: Buffer): void => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = received.subarray(0, end).toString("latin1");
      const body = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (!head.startsWith("HTTP/1.1 200") || Number.isNaN(body)) {
        reject(new Error(`unexpected answer: ${head.split("\r\n", 1)[0] ?? ""}`));
      } else if (received.length >= end + 4 + body) {
        socket.off("data", read);
        resolve(end + 4 + body);
      }
    };
    socket.on("data", read);
    socket.write(request);
  });
}

/** Responses per second. Each connection sends its next request when the response is complete. */
export async function requestsPerSecond(options: LoadOptions): Promise<number> {
  const request = requestText(options);
  const sockets = await Promise.all(Array.from({ length: options.connections }, () => open(options.port)));
  const lengths = await Promise.all(sockets.map((socket) => firstAnswer(socket, request)));
  let answers = 0;
  let isRunning = true;
  for (const [index, socket] of sockets.entries()) {
    const length = lengths[index] ?? 0;
    let pending = length;
    socket.on("data", (chunk: Buffer) => {
      pending -= chunk.length;
      if (pending > 0) return;
      answers += 1;
      pending = length;
      if (isRunning) socket.write(request);
    });
    socket.write(request);
  }
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, options.seconds * 1_000));
  isRunning = false;
  const seconds = (performance.now() - started) / 1_000;
  for (const socket of sockets) socket.destroy();
  return answers / seconds;
}
