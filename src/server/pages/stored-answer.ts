/** A response ready to send: every encoding of its body with its headers. */
import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { PreparedHead, PreparedResponse } from "#server/connections/prepared-response.ts";
import { chooseEncoding, matchesTag, type Encoding } from "./encoding.ts";

type StoredHeaders = Readonly<Record<string, string | number>>;

interface StoredForm {
  readonly body: Buffer;
  readonly headers: StoredHeaders;
  /** The headers as alternating names and values, which Node writes faster. */
  readonly lines: readonly string[];
  readonly head: PreparedHead;
}

export interface StoredAnswer {
  readonly status: number;
  readonly etag: string;
  readonly forms: Readonly<Partial<Record<Encoding, StoredForm>>> & { readonly identity: StoredForm };
  readonly bytes: number;
}

type CompressedBodies = Partial<Record<Exclude<Encoding, "identity">, Buffer>>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Only tells two versions apart, for which SHA-1 is enough; without help of the processor it takes half as long as SHA-256. */
export const tagOf = (body: Uint8Array): string => `"${hash("sha1", body, "base64url").slice(0, 22)}"`;

const linesOf = (headers: StoredHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

function storeForm(status: number, body: Buffer, headers: StoredHeaders): StoredForm {
  let lines: readonly string[] | undefined;
  let head: PreparedHead | undefined;
  return {
    body,
    headers,
    // Made when the form is sent from memory: most addresses that anybody can make up are requested once.
    get lines() {
      return (lines ??= linesOf(headers));
    },
    get head() {
      return (head ??= new PreparedHead(status, this.lines));
    },
  };
}

/** Of an answer, beside its bodies and heads. */
const OTHER_BYTES = 2_048;
const STATUS_LINE = "HTTP/1.1 200 OK\r\n";

/** Memory of the two texts of a head, before it is made. */
function headBytes(headers: StoredHeaders): number {
  let length = STATUS_LINE.length;
  for (const [name, value] of Object.entries(headers)) length += `${name}: ${value}\r\n`.length;
  return 2 * length;
}

type StoredForms = StoredAnswer["forms"];

function answerOf(status: number, etag: string, forms: StoredForms): StoredAnswer {
  const sizes = Object.values(forms).map(({ body, headers }) => body.length + headBytes(headers));
  return { status, etag, forms, bytes: sizes.reduce((sum, one) => sum + one, OTHER_BYTES) };
}

export function storeAnswer(
  status: number,
  headers: StoredHeaders,
  bodies: CompressedBodies & { identity: Buffer },
  etag = tagOf(bodies.identity),
): StoredAnswer {
  const identity = storeForm(status, bodies.identity, {
    ...headers,
    etag,
    "content-length": bodies.identity.length,
  });
  return withForms(answerOf(status, etag, { identity }), bodies);
}

/**
 * Each time that its output is full, the compressor returns to the main thread. No page compresses to more than this;
 * with zlib's default of 16 KB the store needs two turns.
 */
const OUTPUT_BYTES = 32_768;

/** A window of 256 KB holds a page, and the encoder needs less memory than by default. */
const WINDOW_BITS = 18;

function brotliOf(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    ...(quality < constants.BROTLI_MAX_QUALITY && { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS }),
  };
  return trimmed(compressBrotli(body, { params, chunkSize: OUTPUT_BYTES }));
}

const gzipOf = (body: Buffer, level: number): Promise<Buffer> =>
  trimmed(compressGzip(body, { level, chunkSize: OUTPUT_BYTES }));

/** A view would keep the rest of the output alive for as long as the answer. */
const trimmed = async (compressed: Promise<Buffer>): Promise<Buffer> => Buffer.from(await compressed);

const QUICK = { br: 3, gzip: 1 };

/** Compressing less than a packet saves nothing. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Whether the answer can be sent to this client as it is. */
export function hasForm({ forms }: StoredAnswer, acceptEncoding: string | null | undefined): boolean {
  return (
    forms[chooseEncoding(acceptEncoding)] !== undefined || forms.identity.body.length < MIN_COMPRESSED_BYTES
  );
}

/** Adds the form that this client accepts, compressed quickly, off the main thread. */
export async function withQuickForm(
  answer: StoredAnswer,
  acceptEncoding: string | null | undefined,
): Promise<StoredAnswer> {
  if (hasForm(answer, acceptEncoding)) return answer;
  const encoding = chooseEncoding(acceptEncoding);
  const { body } = answer.forms.identity;
  const compressed = encoding === "br" ? await brotliOf(body, QUICK.br) : await gzipOf(body, QUICK.gzip);
  return withForms(answer, { [encoding]: compressed });
}

/** The best level takes a tenth of a second, the good one a few milliseconds. */
const LEVELS = {
  best: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  good: { br: 5, gzip: 6 },
} as const;

export type Effort = keyof typeof LEVELS;

/** All forms, off the main thread. */
export async function withAllForms(answer: StoredAnswer, effort: Effort): Promise<StoredAnswer> {
  const { body } = answer.forms.identity;
  if (body.length < MIN_COMPRESSED_BYTES) return answer;
  const level = LEVELS[effort];
  const br = await brotliOf(body, level.br);
  return withForms(answer, { br, gzip: await gzipOf(body, level.gzip) });
}

function withForms(answer: StoredAnswer, { br, gzip: gzipped }: CompressedBodies): StoredAnswer {
  const { status, etag, forms } = answer;
  const { "content-length": _length, etag: _etag, ...headers } = forms.identity.headers;
  const form = (encoding: Encoding, body: Buffer): StoredForm =>
    storeForm(status, body, {
      ...headers,
      "content-encoding": encoding,
      etag,
      "content-length": body.length,
    });
  return answerOf(status, etag, {
    ...forms,
    ...(br ? { br: form("br", br) } : {}),
    ...(gzipped ? { gzip: form("gzip", gzipped) } : {}),
  });
}

function formFor(answer: StoredAnswer, acceptEncoding: string | undefined): StoredForm {
  return answer.forms[chooseEncoding(acceptEncoding)] ?? answer.forms.identity;
}

/** Prefetching spends the reader's data on a guess. */
const savesData = (saveData: string | null | undefined): boolean => saveData?.toLowerCase() === "on";

function withoutGuesses({ "speculation-rules": _rules, ...headers }: StoredHeaders): StoredHeaders {
  return headers;
}

/**
 * Writes directly to Node's response: Request and Response objects would halve the throughput. `connection` contains
 * the lines of a connection that stays open.
 */
export function sendStored(
  answer: StoredAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  connection = "",
): void {
  const { body, headers: all, lines, head } = formFor(answer, request.headers["accept-encoding"]);
  if (connection !== "" && response instanceof PreparedResponse && response.isPlain) {
    if (response.sendPrepared(answer.status, head.text(Date.now(), connection), body)) return;
  }
  const isSaving = savesData(request.headers["save-data"]?.toString());
  const headers = isSaving ? withoutGuesses(all) : all;
  if (answer.status === 200 && matchesTag(request.headers["if-none-match"], answer.etag)) {
    const { "content-length": _length, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  if (isSaving) response.writeHead(answer.status, headers);
  else response.writeHead(answer.status, lines as string[]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The same for a response that passes through Hono, because it was not cached yet. */
export function storedResponse(answer: StoredAnswer, request: Request): Response {
  const { body, headers: all } = formFor(answer, request.headers.get("accept-encoding") ?? undefined);
  const headers = savesData(request.headers.get("save-data")) ? withoutGuesses(all) : all;
  const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  if (answer.status === 200 && matchesTag(request.headers.get("if-none-match") ?? undefined, answer.etag)) {
    delete text["content-length"];
    return new Response(null, { status: 304, headers: text });
  }
  const content = request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>);
  return new Response(content, { status: answer.status, headers: text });
}
