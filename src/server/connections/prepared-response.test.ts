import { createServer, type Server, type ServerOptions } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { sendStored, storeAnswer } from "#server/pages/stored-answer.ts";
import { keepAliveLines, PreparedHead, PreparedResponse } from "./prepared-response.ts";

const PAGE = storeAnswer(
  200,
  { "content-type": "text/html; charset=utf-8", "speculation-rules": '"/rules.json"' },
  { identity: Buffer.from("The pool is calm. ".repeat(2_000)) },
);
const OPTIONS: ServerOptions = { ServerResponse: PreparedResponse };
const CONNECTION = keepAliveLines(5_000);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Without these lines Node writes the head itself. */
async function listen(connection = "", own?: [string, string]): Promise<number> {
  const server = createServer(OPTIONS, (request, response) => {
    if (own) response.setHeader(...own);
    sendStored(PAGE, request, response, connection);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** All bytes until the server closes the connection; the last request of `text` asks for that. */
function answersTo(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.once("end", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.once("error", reject);
    socket.write(text);
  });
}

const LAST = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
const get = (...lines: readonly string[]): string =>
  ["GET / HTTP/1.1", "Host: x", ...lines, "", ""].join("\r\n");
const withoutDate = (text: string): string => text.replaceAll(/Date: [^\r]+/g, "Date:");

it.each([
  ["one request", get()],
  ["several requests at once", get().repeat(3)],
  ["a tag that matches", get(`If-None-Match: ${PAGE.etag}`)],
  ["a reader who saves data", get("Save-Data: on")],
  ["HEAD", "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["HTTP/1.0 that stays open", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"],
  ["HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"],
])("sends the bytes that Node would send to %s", async (_name, text) => {
  const [own, nodes] = await Promise.all([
    listen(CONNECTION).then((port) => answersTo(port, text + LAST)),
    listen().then((port) => answersTo(port, text + LAST)),
  ]);
  expect(own).toMatch(/^HTTP\/1\.1 (?:200 OK|304 Not Modified)\r\n/);
  expect(withoutDate(own)).toBe(withoutDate(nodes));
});

it("a header that was set before is sent too", async () => {
  const answer = await answersTo(await listen(CONNECTION, ["connection", "close"]), get());
  expect(answer).toContain("connection: close\r\n");
  expect(answer).not.toContain("keep-alive");
});

it("the date is that of the answer", () => {
  const head = new PreparedHead(200, ["etag", '"1"']);
  const at = (second: number): string => head.text(second * 1_000, CONNECTION);
  expect(at(0)).toContain("\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\n");
  expect(at(0.9)).toBe(at(0));
  expect(at(1)).toContain("\r\nDate: Thu, 01 Jan 1970 00:00:01 GMT\r\n");
  expect(head.text(1_000, keepAliveLines(75_900))).toContain("Keep-Alive: timeout=75\r\n");
});

it("a header that would begin another line is refused when the answer is made", () => {
  expect(() => new PreparedHead(200, ["etag", "1\r\nset-cookie: a=b"])).toThrow(/etag/);
  expect(() => new PreparedHead(200, ["e tag", "1"])).toThrow(/e tag/);
});

it("nothing is sent if Node keeps the head elsewhere", () => {
  const other = Object.create(PreparedResponse.prototype) as PreparedResponse;
  Object.defineProperty(other, "headersSent", { value: false });
  expect(other.sendPrepared(200, "HTTP/1.1 200 OK\r\n\r\n", Buffer.from("body"))).toBe(false);
});
