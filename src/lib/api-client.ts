/**
 * Calls a JSON API whose answers are `{result, message, data}` (§7). Data comes only with status 200 and result 0;
 * any other answer is a value that says why. No answer at all (no connection, too slow, unreadable) is logged and
 * rejects (§8): the caller decides whether the reader hears of it.
 */

/** §9 */
const DEFAULT_TIMEOUT_MS = 30_000;

export interface Refusal {
  readonly ok: false;
  readonly status: number;
  /** 0 where the answer carried no number of its own. */
  readonly result: number;
  /** The server's words for the reader; may be empty. */
  readonly message: string;
}

export type ApiAnswer = { readonly ok: true; readonly data: unknown } | Refusal;

export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface ApiClient {
  get(path: string, options?: CallOptions): Promise<ApiAnswer>;
  post(path: string, body: unknown, options?: CallOptions): Promise<ApiAnswer>;
}

interface ApiClientOptions {
  /** Where the API lives, without a slash at the end; empty for the page's own origin. */
  readonly origin: string;
  readonly timeoutMs?: number;
  readonly logFailure?: (call: string, error: unknown) => void;
}

interface Content {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Envelope {
  readonly result?: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
}

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "TimeoutError";

function address(origin: string, path: string, query: CallOptions["query"] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${origin}${path}${search.size > 0 ? `?${search}` : ""}`;
}

/** A proxy's HTML page with an error status is a refusal without words; with status 200 it is no answer. */
async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return ((await response.json()) ?? {}) as Envelope;
  } catch (error) {
    if (response.status === 200 || !(error instanceof SyntaxError)) throw error;
    return {};
  }
}

async function readAnswer(response: Response): Promise<ApiAnswer> {
  const { result, message, data } = await readEnvelope(response);
  if (response.status === 200 && result === 0) return { ok: true, data };
  return {
    ok: false,
    status: response.status,
    result: typeof result === "number" ? result : 0,
    message: typeof message === "string" ? message : "",
  };
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { origin, timeoutMs = DEFAULT_TIMEOUT_MS, logFailure = console.error } = options;

  async function call(path: string, content: Content, { query, headers, signal }: CallOptions = {}) {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(address(origin, path, query), {
        ...content,
        headers: { accept: "application/json", ...content.headers, ...headers },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      return await readAnswer(response);
    } catch (error) {
      // A caller that took its call back knows; that is no failure.
      if (!signal?.aborted) logFailure(`${content.method} ${path}`, error);
      throw error;
    }
  }

  return {
    get: (path, given) => call(path, { method: "GET", headers: {} }, given),
    post: (path, body, given) => {
      const headers = { "content-type": "application/json" };
      return call(path, { method: "POST", headers, body: JSON.stringify(body) }, given);
    },
  };
}
