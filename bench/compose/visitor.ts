/** A visitor of the site behind Caddy: by TLS, under the name of SITE_HOST, on this machine. */
import { Agent, request, type RequestOptions } from "node:https";
import type { IncomingHttpHeaders } from "node:http";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
}

/** `authority` is the certificate that Caddy made for itself. */
export const visit = (
  authority: string,
  host: string,
  path: string,
  { method = "GET", headers = {}, body, agent }: Sent = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      host: "127.0.0.1",
      port: 443,
      servername: host,
      ca: authority,
      agent: agent ?? false,
      path,
      method,
      headers: { host, ...headers },
    };
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.once("error", reject).on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    asked.once("error", reject).end(body);
  });

const READERS = 8;
const PATHS = ["/en", "/zh/about", "/en/dappstore", "/healthz"];

export interface Readers {
  /** Resolves to how often each status, or error, was the answer, and the longest wait. */
  readonly end: () => Promise<{ readonly answers: Map<string, number>; readonly slowestMs: number }>;
}

/** Readers who ask one page after another, each on a connection of its own that stays open. */
export function startReaders(authority: string, host: string): Readers {
  const answers = new Map<string, number>();
  const over = new AbortController();
  let slowestMs = 0;
  const read = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0; !over.signal.aborted; n += 1) {
      const startMs = performance.now();
      const outcome = await visit(authority, host, PATHS[n % PATHS.length] ?? "/", { agent }).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      slowestMs = Math.max(slowestMs, performance.now() - startMs);
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
    }
    agent.destroy();
  };
  const reading = Array.from({ length: READERS }, read);
  return {
    async end() {
      over.abort();
      await Promise.all(reading);
      return { answers, slowestMs };
    },
  };
}
