/** Hostile requests: every address of the site, every method, and inconsistent bodies, types and headers. */
import { flattenFields } from "#features/submissions/form-names.ts";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { INDEXED_PATHS } from "#server/addresses/page-paths.ts";
import { hostileText, repeatedTo } from "./hostile-texts.ts";
import type { Random } from "./random.ts";

export interface HostileRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const TOKEN = "a".repeat(22);
const SAMPLES = [SAMPLE_DAPP, SAMPLE_TOKEN, SAMPLE_NFT];
const FIELDS = [...new Set(SAMPLES.flatMap((sample) => Object.keys(sample)))];

const FORM_PAGES = [
  "/submit/dapp",
  "/submit/token",
  "/submit/nft",
  `/receipt/${TOKEN}`,
  "/subscription",
  "/submissions",
  "/receipt-link",
];
const FILES = [
  "/healthz",
  "/readyz",
  "/openapi.json",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/en.xml",
  "/sw.js",
  "/.well-known/security.txt",
  "/manifest.webmanifest",
  "/data/dapps.json",
  "/data/tokens.json",
  "/feeds/en/news.atom",
  `/feeds/receipts/${TOKEN}.atom`,
  "/icons/dapp/1.svg",
  "/icons/art/pool.svg",
  "/share/en/about.png",
  `/uploads/${"a".repeat(64)}.png`,
];

const METHODS = [
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "PROPFIND",
];
const QUERY_NAMES = [
  "key",
  "start",
  "count",
  "category_id",
  "chain",
  "ids",
  "id",
  "token",
  "receipt",
  "page",
  "lang",
  "sha256",
  "network",
  "address",
];
const HEADER_NAMES = [
  "accept-language",
  "accept-encoding",
  "cookie",
  "if-none-match",
  "range",
  "x-forwarded-for",
  "origin",
  "sec-fetch-site",
  "idempotency-key",
  "content-type",
  "lang",
  "accept",
  "referer",
  "if-modified-since",
];

/** Characters that a header may contain: Node's own client refuses the rest. */
const headerValue = (text: string): string =>
  text
    .replaceAll(/[^\x20-\x7e]/g, "")
    .trim()
    .slice(0, 9_000);

const pathText = (text: string): string => {
  try {
    return encodeURI(text);
  } catch {
    return "%ED%A0%80";
  }
};

export class HostileRequests {
  readonly #random: Random;
  readonly #calls: readonly string[];

  /** `calls` are the paths of the JSON API, with their parameters in braces. */
  constructor(random: Random, calls: readonly string[]) {
    this.#random = random;
    this.#calls = calls;
  }

  next(): HostileRequest {
    const random = this.#random;
    const method = random.pick(METHODS);
    const hasBody = method !== "GET" && method !== "HEAD" && random.chance(0.9);
    const { type, body } = hasBody ? this.#body() : { type: "", body: undefined };
    const headers = { ...(type !== "" && { "content-type": type }), ...this.#headers() };
    return { method, target: this.#target(hasBody), headers, body };
  }

  #target(takesBody: boolean): string {
    const random = this.#random;
    const path = this.#path(takesBody);
    const isSpoilt = random.chance(path.startsWith("/v1") || path.startsWith("/api") ? 0.3 : 0.05);
    const spoilt = isSpoilt ? `${path}/${this.#segment()}` : path || "/";
    const host = random.chance(0.02) ? `http://${random.pick(["x", "a@x", "a:b@x", "[::1]"])}` : "";
    return (host + spoilt + (random.chance(0.4) ? this.#query() : "")).slice(0, 12_000);
  }

  /** Mostly API calls, because rendering a page takes as long as twenty of them. */
  #path(takesBody: boolean): string {
    const random = this.#random;
    const kind = random.below(10);
    if (kind < 7) return random.pick(this.#calls).replaceAll(/\{\w+\}/g, () => this.#segment());
    if (kind < 9) return random.pick(FILES);
    const page = random.pick(takesBody ? FORM_PAGES : [...INDEXED_PATHS, ...FORM_PAGES]);
    return random.chance(0.8) ? localPath(random.pick(LANGUAGES), page) : page;
  }

  #segment(): string {
    const random = this.#random;
    return random.chance(0.5) ? TOKEN : pathText(hostileText(random, 2_000)).replaceAll("?", "%3F") || "x";
  }

  #query(): string {
    const random = this.#random;
    const pairs = Array.from({ length: 1 + random.below(4) }, () => {
      const value = hostileText(random, 2_000);
      return `${random.pick(QUERY_NAMES)}=${random.chance(0.5) ? String(random.below(5_000)) : pathText(value)}`;
    });
    return `?${pairs.join("&")}`;
  }

  #headers(): Record<string, string> {
    const random = this.#random;
    const count = random.below(4);
    return Object.fromEntries(
      Array.from({ length: count }, () => [random.pick(HEADER_NAMES), headerValue(hostileText(random))]),
    );
  }

  #body(): { type: string; body: Buffer } {
    const random = this.#random;
    const kind = random.below(10);
    if (kind < 4) return { type: "application/json", body: Buffer.from(JSON.stringify(this.#fields())) };
    if (kind < 6) return { type: "multipart/form-data; boundary=x", body: this.#multipart() };
    const pairs = new URLSearchParams(this.#texts());
    if (kind < 8) return { type: "application/x-www-form-urlencoded", body: Buffer.from(pairs.toString()) };
    const types = [
      "application/json",
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "text/plain",
      "",
    ];
    return { type: random.pick(types), body: Buffer.from(hostileText(random)) };
  }

  /** A valid form with some invalid fields. */
  #fields(): Record<string, unknown> {
    const random = this.#random;
    const fields: Record<string, unknown> = random.chance(0.7) ? { ...random.pick(SAMPLES) } : {};
    for (let left = random.below(4); left > 0; left -= 1) {
      const name = random.pick([...FIELDS, "text", "explorer_url", "payment", "email", "__proto__"]);
      fields[name] = this.#value(0);
    }
    return fields;
  }

  #value(depth: number): unknown {
    const random = this.#random;
    const kind = random.below(10);
    if (kind < 6 || depth > 3) return hostileText(random);
    if (kind === 6) return random.pick([0, -1, 1e308, true, false, null]);
    const values = Array.from({ length: random.below(6) }, () => this.#value(depth + 1));
    return kind === 7 ? values : Object.fromEntries(values.map((value) => [random.pick(FIELDS), value]));
  }

  #texts(): [string, string][] {
    const random = this.#random;
    const texts = flattenFields(random.pick(SAMPLES));
    for (let left = random.below(5); left > 0; left -= 1) {
      const name = random.pick([
        ...FIELDS,
        "intent",
        "_intent",
        "_add",
        "_remove",
        "a.b.c.d.e",
        "tokens.999.x",
      ]);
      texts.push([name, hostileText(random)]);
    }
    return texts;
  }

  #multipart(): Buffer {
    const random = this.#random;
    const parts = this.#texts().map(([name, value]) => part(name, value.toWellFormed()));
    const file = random.chance(0.3) ? part('logo"; filename="a.png', "\u0089PNG\r\n\u001a\n") : "";
    const whole = `${parts.join("")}${file}--x--\r\n`;
    return Buffer.from(random.chance(0.2) ? whole.slice(0, random.below(whole.length)) : whole);
  }
}

const part = (name: string, value: string): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** The largest body without files. */
const MOST = 120 * 1024;

const post = (target: string, type: string, body: string): HostileRequest => ({
  method: "POST",
  target,
  headers: { "content-type": type },
  body: Buffer.from(body),
});

/** Every input that was ever slow, in every kind of field, path and header, as large as allowed. */
export function worstRequests(): HostileRequest[] {
  const texts = repeatedTo(MOST - 400);
  const inFields = texts.flatMap((text) => [
    post("/api/submissions/nft", "application/json", JSON.stringify({ ...SAMPLE_NFT, name: text })),
    post("/api/preflight/token", "application/json", JSON.stringify({ ...SAMPLE_TOKEN, total_supply: text })),
    post(
      "/api/preflight/dapp",
      "application/json",
      JSON.stringify({ ...SAMPLE_DAPP, url: text, email: text }),
    ),
    post(`/api/receipts/${TOKEN}/messages`, "application/json", JSON.stringify({ text })),
    post(
      `/en/receipt/${TOKEN}`,
      "application/x-www-form-urlencoded",
      `intent=claim&explorer_url=${encodeURIComponent(text.slice(0, 12_000).toWellFormed())}`,
    ),
    post("/en/subscription", "application/x-www-form-urlencoded", `email=${text.replaceAll(/[^ -~]/g, "a")}`),
    post("/en/submit/dapp", "multipart/form-data; boundary=x", `${part("title", text.toWellFormed())}--x--`),
    post("/en/submit/dapp", "multipart/form-data; boundary=x", text),
  ]);
  const shapes = [
    post("/api/submissions/dapp", "application/x-www-form-urlencoded", "a=&".repeat(MOST / 3)),
    post("/en/submit/dapp", "application/x-www-form-urlencoded", "tokens.0.symbol=&".repeat(MOST / 18)),
    post("/api/submissions/dapp", "application/json", '{"a":'.repeat(MOST / 6) + "1" + "}".repeat(MOST / 6)),
    post(
      "/api/submissions/dapp",
      "application/json",
      `{"texts":${"[".repeat(MOST / 2)}${"]".repeat(MOST / 2 - 99)}}`,
    ),
    post(
      "/api/submissions/dapp",
      "application/json",
      `{${Array.from({ length: 9_000 }, (_, at) => `"k${at}":1`).join()}}`,
    ),
    post("/api/tokenPocket/subscribe", "application/json", `{"email":"${"a@".repeat(MOST / 2 - 99)}"}`),
    post("/en/submit/nft", "multipart/form-data; boundary=x", part("a", "").repeat(MOST / 60)),
  ];
  const inAddresses = repeatedTo(7_000).flatMap((text): HostileRequest[] => {
    const path = pathText(text).slice(0, 7_500);
    const targets = [
      `/${path}`,
      `/en/dappstore?key=${path}`,
      `/v1/application/search?key=${path}`,
      `http://a@x/${path}`,
      `/share/en/${path}.png`,
    ];
    const value = headerValue(text);
    const headers = Object.fromEntries(HEADER_NAMES.map((name) => [name, value.slice(0, 900)]));
    return [
      ...targets.map((target) => ({ method: "GET", target, headers: {}, body: undefined })),
      { method: "GET", target: "/", headers, body: undefined },
    ];
  });
  return [...inFields, ...shapes, ...inAddresses];
}
