/** Requests that no HTTP client would send: written byte by byte, read as text. */
import { connect, type Socket } from "node:net";

export interface RawConnection {
  readonly socket: Socket;
  /** What has arrived so far. */
  readonly text: () => string;
  /** Resolves with everything received when the server closes the connection. */
  readonly ended: Promise<string>;
  write: (text: string) => void;
  /** Resolves when the headers of the response have arrived. */
  head: () => Promise<string>;
}

export function openRaw(address: string): Promise<RawConnection> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname);
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.off("error", reject);
      // These tests expect cut connections.
      socket.on("error", () => undefined);
      socket.on("data", (chunk: Buffer) => {
        text += chunk.toString("latin1");
      });
      const ended = new Promise<string>((end) => {
        socket.once("end", () => end(text));
        socket.once("close", () => end(text));
      });
      const head = async (): Promise<string> => {
        while (!text.includes("\r\n\r\n")) {
          const isOver = await Promise.race([ended.then(() => true), pause(20)]);
          if (isOver) break;
        }
        return text.split("\r\n\r\n", 1)[0] ?? "";
      };
      resolve({ socket, text: () => text, ended, head, write: (part) => void socket.write(part) });
    });
  });
}

const pause = (ms: number): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), ms));

export const postHead = (path: string, headers: Readonly<Record<string, string>>): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;

export const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
