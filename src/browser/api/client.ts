/**
 * The one client of our JSON API in the browser. Calls, their inputs and their answers are typed from the OpenAPI
 * document (generated/calls.ts, which `npm run check` writes):
 *
 *     const answer = await api.get("/v1/application/search", { query: { key }, language, signal });
 *     if (answer.ok) answer.data[0]?.icon_url; else answer.status;
 *
 * Components do not use it directly: the modules beside it (dapps.ts, reference-lists.ts) and a feature's calls.ts
 * turn the wire's names into the model's.
 *
 * Answers are `{result, message, data}` (§7). Data comes only with status 200 and result 0; any other answer is a
 * value that says why. No answer at all (no connection, too slow, unreadable) is logged and rejects (§8).
 */
import type { ApiCalls } from "./generated/calls.ts";
import { servedOrigin } from "./origins.ts";

/** §9. */
const DEFAULT_TIMEOUT_MS = 30_000;

export interface Refusal {
  readonly ok: false;
  readonly status: number;
  /** 0 if the response has no result code. */
  readonly result: number;
  /** The server's message for the reader; may be empty. */
  readonly message: string;
  /** The refused fields, if the call reports any. */
  readonly data: unknown;
  /** 0 if the server sends no Retry-After. */
  readonly retryAfterSeconds: number;
}

interface Call {
  readonly input: object;
  readonly answer: unknown;
}

export type ApiAnswer<Answer> =
  | {
      readonly ok: true;
      readonly data: Answer extends { readonly data?: infer Data } ? Data : never;
      /** The whole response, for calls with fields beside `data`. */
      readonly envelope: Answer;
    }
  | Refusal;

interface Extra {
  /** The `lang` header: the response has its texts in this language. */
  readonly language?: string;
  readonly signal?: AbortSignal;
}

/**
 * The values of a form have no type until the server has validated them, so they are sent as `form` instead of
 * `body`.
 */
type Input<C extends Call> = Extra &
  (C["input"] | (C["input"] extends { readonly body: object } ? Unchecked<C["input"]> : never));
type Unchecked<Given> = Omit<Given, "body"> & { readonly form: object };

/** The input is optional if none of its fields is required. */
type Arguments<C extends Call> =
  Partial<C["input"]> extends C["input"] ? [input?: Input<C>] : [input: Input<C>];

export interface ApiClient {
  get<Path extends keyof ApiCalls["get"]>(
    path: Path,
    ...input: Arguments<ApiCalls["get"][Path]>
  ): Promise<ApiAnswer<ApiCalls["get"][Path]["answer"]>>;
  post<Path extends keyof ApiCalls["post"]>(
    path: Path,
    ...input: Arguments<ApiCalls["post"][Path]>
  ): Promise<ApiAnswer<ApiCalls["post"][Path]["answer"]>>;
}

interface ApiClientOptions {
  /** The origin of the API, without a trailing slash; empty for the page's own origin. */
  readonly originOf: (path: string) => string;
  readonly timeoutMs?: number;
  readonly logFailure?: (call: string, error: unknown) => void;
}

/** The union of all inputs, as the client reads them. */
interface AnyInput extends Extra {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly form?: unknown;
}

interface Envelope {
  readonly result?: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
}

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "TimeoutError";

function addressOf(path: string, { path: names = {}, query = {} }: AnyInput): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(names[name] ?? ""));
  return `${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/** The browser sets the content type of multipart forms itself, because it includes the boundary. */
function contentOf({ body, form = body, headers, language }: AnyInput): RequestInit {
  const sent = new Headers({ accept: "application/json" });
  for (const [name, value] of Object.entries({ ...headers, lang: language })) {
    if (value !== undefined) sent.set(name, value);
  }
  if (form === undefined || form instanceof FormData) return { headers: sent, body: form ?? null };
  sent.set("content-type", "application/json");
  return { headers: sent, body: JSON.stringify(form) };
}

/** A proxy's HTML page with an error status is a refusal without a message; with status 200 it throws. */
async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return ((await response.json()) ?? {}) as Envelope;
  } catch (error) {
    if (response.status === 200 || !(error instanceof SyntaxError)) throw error;
    return {};
  }
}

async function readAnswer(response: Response): Promise<ApiAnswer<Envelope>> {
  const envelope = await readEnvelope(response);
  const { result, message, data = null } = envelope;
  if (response.status === 200 && result === 0) return { ok: true, data, envelope };
  return {
    ok: false,
    status: response.status,
    result: typeof result === "number" ? result : 0,
    message: typeof message === "string" ? message : "",
    data,
    retryAfterSeconds: Number(response.headers.get("retry-after") ?? 0),
  };
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { originOf, timeoutMs = DEFAULT_TIMEOUT_MS, logFailure = console.error } = options;

  const caller =
    (method: "GET" | "POST") =>
    async (path: string, input: AnyInput = {}): Promise<ApiAnswer<Envelope>> => {
      const limit = AbortSignal.timeout(timeoutMs);
      const { signal } = input;
      try {
        const response = await fetch(originOf(path) + addressOf(path, input), {
          method,
          ...contentOf(input),
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        return await readAnswer(response);
      } catch (error) {
        // An aborted call is not a failure.
        if (!signal?.aborted) logFailure(`${method} ${path}`, error);
        throw error;
      }
    };

  // The types come from the OpenAPI document; responses are not validated again.
  return { get: caller("GET"), post: caller("POST") } as unknown as ApiClient;
}

export const api = createApiClient({ originOf: servedOrigin });

/** Thrown if the server refuses a call. */
export class RefusedCall extends Error {
  readonly status: number;

  constructor({ status }: Pick<Refusal, "status">) {
    super(`The call was refused with ${status}`);
    this.status = status;
  }
}
