import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createApiClient, isTimeout } from "./api-client.ts";

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
  return { failures, api: createApiClient({ origin, logFailure, ...(timeoutMs ? { timeoutMs } : {}) }) };
}

it("status 200 with result 0 gives the data, null as well", async () => {
  const { api } = client(await answeringWith(200, '{"result":0,"message":"","data":[1]}'));
  expect(await api.get("/v1/list")).toEqual({ ok: true, data: [1] });
  server?.close();
  const { api: other } = client(await answeringWith(200, '{"result":0,"message":"","data":null}'));
  expect(await other.get("/v1/list")).toEqual({ ok: true, data: null });
});

it("a non-zero result is a refusal with the server's words, whatever the status", async () => {
  const { api, failures } = client(await answeringWith(200, '{"result":6001,"message":"Not an address"}'));
  expect(await api.get("/")).toEqual({ ok: false, status: 200, result: 6001, message: "Not an address" });
  server?.close();
  const { api: other } = client(await answeringWith(422, '{"result":1003,"message":"Look again","data":{}}'));
  expect(await other.get("/")).toEqual({ ok: false, status: 422, result: 1003, message: "Look again" });
  expect(failures).toEqual([]);
});

it("another status gives no data even when the body has some", async () => {
  const { api } = client(await answeringWith(206, '{"result":0,"message":"","data":[1]}'));
  expect(await api.get("/")).toEqual({ ok: false, status: 206, result: 0, message: "" });
});

it("a proxy's error page is a refusal without words", async () => {
  const { api } = client(await answeringWith(502, "<html>Bad gateway</html>"));
  expect(await api.get("/")).toEqual({ ok: false, status: 502, result: 0, message: "" });
});

it("an unreadable answer with status 200 is logged and rejects", async () => {
  const { api, failures } = client(await answeringWith(200, "<html>"));
  await expect(api.get("/v1/list")).rejects.toThrow(SyntaxError);
  expect(failures).toEqual(["GET /v1/list"]);
});

it("a call without a connection is logged and rejects", async () => {
  const origin = await answeringWith(200, "{}");
  await new Promise((resolve) => server?.close(resolve));
  const { api, failures } = client(origin);
  await expect(api.post("/v1/list", {})).rejects.toThrow(TypeError);
  expect(failures).toEqual(["POST /v1/list"]);
});

it("an answer that takes longer than the limit rejects as a timeout", async () => {
  const { api, failures } = client(await answering(() => {}), 40);
  const error = await api.get("/slow").catch((reason: unknown) => reason);
  expect(isTimeout(error)).toBe(true);
  expect(failures).toEqual(["GET /slow"]);
});

it("the caller can take a call back, which is not logged", async () => {
  const { api, failures } = client(await answering(() => {}));
  const controller = new AbortController();
  const call = api.get("/slow", { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(failures).toEqual([]);
});

it("posts JSON, and sends the query and headers it is given", async () => {
  const seen: unknown[] = [];
  const origin = await answering((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      seen.push(request.method, request.url, request.headers["content-type"], request.headers["lang"], body);
      response.end('{"result":0}');
    });
  });
  const { api } = client(origin);
  await api.post(
    "/a",
    { email: "a@b.co" },
    { query: { start: 0, key: undefined, q: "ä&" }, headers: { lang: "ko" } },
  );
  expect(seen).toEqual(["POST", "/a?start=0&q=%C3%A4%26", "application/json", "ko", '{"email":"a@b.co"}']);
});
