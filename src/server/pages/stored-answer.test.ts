import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  sendStored,
  storeAnswer,
  storedResponse,
  withAllForms,
  withQuickForm,
  type StoredAnswer,
} from "./stored-answer.ts";

const TEXT = "<p>The pool is calm. </p>".repeat(200);
const HEADERS = { "content-type": "text/html", "speculation-rules": '"/rules.json"' };

let plain: StoredAnswer;
let page: StoredAnswer;
let missing: StoredAnswer;
beforeEach(async () => {
  plain = storeAnswer(200, HEADERS, { identity: Buffer.from(TEXT) });
  page = await withAllForms(plain, "best");
  missing = storeAnswer(404, HEADERS, { identity: Buffer.from("not here") });
});

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: Server;
beforeAll(async () => {
  server = createServer((asked, response) => sendStored(asked.url === "/" ? page : missing, asked, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Straight from Node's server, as a cached page is sent. */
const sent = (path: string, headers: Record<string, string>, method: string): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: "127.0.0.1", path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });

/** Through Hono, as a page is sent that was just rendered. */
async function responded(path: string, headers: Record<string, string>, method: string): Promise<Received> {
  const asked = new Request(`http://site${path}`, { headers, method });
  const response = storedResponse(path === "/" ? page : missing, asked);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

describe.each([
  ["a cached page", sent],
  ["a page just rendered", responded],
])("%s", (_name, ask) => {
  const get = (headers: Record<string, string> = {}, path = "/") => ask(path, headers, "GET");

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is sent as %s to those who accept it, with that form's length", async (encoding, decode) => {
    const { status, headers, body } = await get({ "accept-encoding": encoding });
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(decode(body).toString()).toBe(TEXT);
  });

  it("is sent as it is to those who accept nothing, with all its headers", async () => {
    const { headers, body } = await get();
    expect(headers).toMatchObject({ ...HEADERS, etag: page.etag, "content-length": String(TEXT.length) });
    expect(headers).not.toHaveProperty("content-encoding");
    expect(body.toString()).toBe(TEXT);
  });

  it("is sent as it is where the accepted form is not stored", async () => {
    const { status, headers, body } = await get({ "accept-encoding": "br" }, "/missing");
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(body.toString()).toBe("not here");
  });

  it("is answered with 304 to those who have it: no body, no length, the headers of the page", async () => {
    const { status, headers, body } = await get({ "if-none-match": page.etag });
    expect(status).toBe(304);
    expect(body.length).toBe(0);
    expect(headers).toMatchObject({ etag: page.etag, "content-type": "text/html" });
    expect(headers).not.toHaveProperty("content-length");
  });

  it("is sent to those who have another one", async () => {
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
  });

  it("stays a 404, even for those who have it", async () => {
    const { status, body } = await get({ "if-none-match": missing.etag }, "/missing");
    expect([status, body.toString()]).toEqual([404, "not here"]);
  });

  it("is sent to HEAD without its body, with its length", async () => {
    const { status, headers, body } = await ask("/", {}, "HEAD");
    expect([status, body.length, headers["content-length"]]).toEqual([200, 0, String(TEXT.length)]);
  });

  it("fetches nothing ahead for those who save data", async () => {
    for (const value of ["on", "ON"]) {
      const { headers, body } = await get({ "save-data": value });
      expect(headers).not.toHaveProperty("speculation-rules");
      expect(headers["content-type"]).toBe("text/html");
      expect(body.toString()).toBe(TEXT);
    }
    expect((await get({ "save-data": "off" })).headers).toHaveProperty("speculation-rules");
  });
});

it("all forms of a page have one tag, and pages with other content another", () => {
  const { forms, etag } = page;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect([forms.identity, forms.br, forms.gzip].map((form) => form?.headers["etag"])).toEqual([
    etag,
    etag,
    etag,
  ]);
  expect(missing.etag).not.toBe(etag);
});

it("a page counts the bytes and the heads of all its forms, and 2 KB for the rest", () => {
  const DATE = "Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n\r\n";
  // Each head is there once without the date, and once with it.
  const bytesOf = ({ body, head }: (typeof page.forms)["identity"]): number =>
    body.length + 2 * (head.text(0, "").length - DATE.length);
  const forms = Object.values(page.forms).map(bytesOf);
  expect(forms).toHaveLength(3);
  expect(page.bytes).toBe(forms.reduce((sum, one) => sum + one) + 2_048);
});

it("the quick form is the one that the client accepts, and the others stay as they are", async () => {
  const quick = await withQuickForm(plain, "gzip, br;q=0");
  expect(Object.keys(quick.forms).toSorted()).toEqual(["gzip", "identity"]);
  expect(gunzipSync(quick.forms.gzip?.body ?? "").toString()).toBe(TEXT);
  const both = await withQuickForm(quick, "br");
  expect(brotliDecompressSync(both.forms.br?.body ?? "").toString()).toBe(TEXT);
  expect(both.forms.gzip?.body).toBe(quick.forms.gzip?.body);
  expect(both.forms.br?.headers).toMatchObject({
    ...HEADERS,
    "content-encoding": "br",
    "content-length": both.forms.br?.body.length,
    etag: page.etag,
  });
  expect(both.status).toBe(200);
});

it("a form that is there, no encoding and a short body are not compressed", async () => {
  expect(await withQuickForm(page, "br")).toBe(page);
  expect(await withQuickForm(plain, undefined)).toBe(plain);
  expect(await withQuickForm(missing, "br")).toBe(missing);
  expect(await withAllForms(missing, "best")).toBe(missing);
});
