/** Responds to malformed or too slow requests with the headers of every response. */
import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { INERT_POLICY, type SecurityHeaders } from "#server/middleware/security-headers.ts";

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Node stores the current response there, and its own handler of malformed requests reads it too. */
type AnsweringSocket = Socket & { readonly _httpMessage?: ServerResponse };

export function answerBrokenRequests(server: Server, shared: SecurityHeaders): void {
  const lines = Object.entries({
    ...shared,
    "content-security-policy": INERT_POLICY,
    "cache-control": "no-store",
    "content-length": "0",
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: AnsweringSocket) => {
    // If a response has begun, a second one would be read as a part of it.
    if (socket.writable && socket._httpMessage?.headersSent !== true) {
      const status = STATUS[error.code ?? ""] ?? 400;
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`, "latin1");
    }
    socket.destroySoon();
  });
}
