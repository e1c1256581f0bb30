import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createApiClient, isTimeout } from "./client.ts";

let server: Server | undefined;

afterEach(() => server?.closeAllConnections());
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function answering(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answeringWith = (status: number, body: string): Promise<string> =>
  answering((_request, response) => response.writeHead(status).end(body));

function client(origin: string, timeoutMs?: number) {
  const failures: string[] = [];
  const logFailure = (call: string): void => void failures.push(call);
  return {
    failures,
    api: createApiClient({ originOf: () => origin, logFailure, ...(timeoutMs ? { timeoutMs } : {}) }),
  };
}

const LIST = "/v1/block_chain/list";
const SUBSCRIBE = "/api/tokenPocket/subscribe";
const NO_WORDS = { ok: false, result: 0, message: "", data: null, retryAfterSeconds: 0 };

it("status 200 with result 0 returns the data, also null", async () => {
  const { api } = client(await answeringWith(200, '{"result":0,"message":"","data":[1]}'));
  expect(await api.get(LIST)).toMatchObject({ ok: true, data: [1] });
  server?.close();
  const { api: other } = client(await answeringWith(200, '{"result":0,"message":"","data":null}'));
  expect(await other.get(LIST)).toMatchObject({ ok: true, data: null });
});

it("fields beside the data are returned in the envelope", async () => {
  const body = { result: 0, message: "", data: [], unknown_website: { host: "x.example" } };
  const { api } = client(await answeringWith(200, JSON.stringify(body)));
  expect(await api.get("/v1/application/search")).toMatchObject({ ok: true, envelope: body });
});

it("a non-zero result is a refusal with the server's message, whatever the status", async () => {
  const { api, failures } = client(await answeringWith(200, '{"result":6001,"message":"Not an address"}'));
  expect(await api.get(LIST)).toEqual({ ...NO_WORDS, status: 200, result: 6001, message: "Not an address" });
  server?.close();
  const refusal = { result: 1003, message: "Look again", data: { fields: [] } };
  const { api: other } = client(await answeringWith(422, JSON.stringify(refusal)));
  expect(await other.get(LIST)).toEqual({ ...NO_WORDS, status: 422, ...refusal });
  expect(failures).toEqual([]);
});

it("a refusal includes the time to wait", async () => {
  const { api } = client(
    await answering((_request, response) => response.writeHead(429, { "retry-after": "90" }).end("{}")),
  );
  expect(await api.get(LIST)).toEqual({ ...NO_WORDS, status: 429, retryAfterSeconds: 90 });
});

it("any other status returns no data, even if the body has some", async () => {
  const { api } = client(await answeringWith(206, '{"result":0,"message":"","data":[1]}'));
  expect(await api.get(LIST)).toMatchObject({ ok: false, status: 206 });
});

it("a proxy's error page is a refusal without a message", async () => {
  const { api } = client(await answeringWith(502, "<html>Bad gateway</html>"));
  expect(await api.get(LIST)).toEqual({ ...NO_WORDS, status: 502 });
});

it("an unreadable response with status 200 is logged and rejects", async () => {
  const { api, failures } = client(await answeringWith(200, "<html>"));
  await expect(api.get(LIST)).rejects.toThrow(SyntaxError);
  expect(failures).toEqual([`GET ${LIST}`]);
});

it("a call without a connection is logged and rejects", async () => {
  const origin = await answeringWith(200, "{}");
  await new Promise((resolve) => server?.close(resolve));
  const { api, failures } = client(origin);
  await expect(api.post(SUBSCRIBE, { body: { email: "" } })).rejects.toThrow(TypeError);
  expect(failures).toEqual([`POST ${SUBSCRIBE}`]);
});

it("a response that takes longer than the limit rejects as a timeout", async () => {
  const { api, failures } = client(await answering(() => {}), 40);
  const error = await api.get(LIST).catch((reason: unknown) => reason);
  expect(isTimeout(error)).toBe(true);
  expect(failures).toEqual([`GET ${LIST}`]);
});

it("the caller can abort a call, which is not logged", async () => {
  const { api, failures } = client(await answering(() => {}));
  const controller = new AbortController();
  const call = api.get(LIST, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(failures).toEqual([]);
});

interface Seen {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function recording(): Promise<{ origin: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const origin = await answering((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      response.end('{"result":0}');
    });
  });
  return { origin, seen };
}

it("undefined query values are not sent; the language is sent as a header", async () => {
  const { origin, seen } = await recording();
  const query = { start: 0, chain: undefined, key: "ä&" };
  await client(origin).api.get("/v1/application/search", { query, language: "ko" });
  expect(seen).toMatchObject([
    { line: "GET /v1/application/search?start=0&key=%C3%A4%26", headers: { lang: "ko" }, body: "" },
  ]);
});

it("a body and a form are sent as JSON, with the path parameters filled in", async () => {
  const { origin, seen } = await recording();
  const { api } = client(origin);
  await api.post(SUBSCRIBE, { body: { email: "a@b.co" } });
  await api.post("/api/receipts/{token}/resubmit", { path: { token: "a/b" }, form: { name: "Reef" } });
  expect(seen).toMatchObject([
    {
      line: `POST ${SUBSCRIBE}`,
      headers: { "content-type": "application/json" },
      body: '{"email":"a@b.co"}',
    },
    { line: "POST /api/receipts/a%2Fb/resubmit", body: '{"name":"Reef"}' },
  ]);
});

it("a file is sent as multipart form data with the headers of the call", async () => {
  const { origin, seen } = await recording();
  const body = new FormData();
  body.append("logo", new Blob(["x"]), "logo.png");
  await client(origin).api.post("/api/uploads", { body });
  expect(seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
});
