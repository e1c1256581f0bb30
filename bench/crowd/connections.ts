/** Connections that ask again as soon as they are answered. Raw sockets, because an HTTP client costs more than a page. */
import { connect, type Socket } from "node:net";

export interface Answered {
  readonly status: number;
  readonly ms: number;
}

interface Requests {
  readonly port: number;
  readonly count: number;
  readonly pathOf: () => string;
}

const LENGTH = /content-length: (\d+)/i;
const END_OF_HEAD = "\r\n\r\n";
const END_OF_CHUNKS = "0\r\n\r\n";

/** Whether these bytes are a whole response. */
function isWhole(received: Buffer): boolean {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return false;
  const length = LENGTH.exec(received.toString("latin1", 0, end))?.[1];
  if (length !== undefined) return received.length >= end + END_OF_HEAD.length + Number(length);
  return received.subarray(-END_OF_CHUNKS.length).toString("latin1") === END_OF_CHUNKS;
}

function openOne({ port, pathOf }: Requests, onAnswer: (answer: Answered) => void): Socket {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  let chunks: Buffer[] = [];
  let sentMs = 0;
  const ask = (): void => {
    sentMs = performance.now();
    socket.write(`GET ${pathOf()} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  };
  socket.once("connect", ask).on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    const received = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    if (!isWhole(received)) return;
    chunks = [];
    onAnswer({ status: Number(received.toString("latin1", 9, 12)), ms: performance.now() - sentMs });
    ask();
  });
  return socket;
}

export function openRequests(
  requests: Requests,
  onAnswer: (answer: Answered) => void,
): { readonly stop: () => void } {
  const sockets = Array.from({ length: requests.count }, () => openOne(requests, onAnswer));
  return {
    stop() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
