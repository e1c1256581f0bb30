/** Sends a raw request and reads the whole response. */
import { request, type Agent } from "node:http";
import type { HostileRequest } from "./hostile-requests.ts";

export interface Answer {
  /** 0 if the connection closed without a response, which is allowed once a body is refused. */
  readonly status: number;
  /** The beginning of the response body. */
  readonly text: string;
}

const CUT: Answer = { status: 0, text: "" };
const TIMEOUT_MS = 60_000;

export function send(
  agent: Agent,
  address: string,
  { method, target, headers, body }: HostileRequest,
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const options = { agent, hostname, port, method, path: target, headers, timeout: TIMEOUT_MS };
    const asked = request(options, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        if (text.length < 300) text += chunk.toString("utf8");
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text: text.slice(0, 300) }));
      response.on("error", () => resolve(CUT));
    });
    asked.on("error", () => resolve(CUT));
    asked.on("timeout", () => asked.destroy());
    asked.end(body);
  });
}
