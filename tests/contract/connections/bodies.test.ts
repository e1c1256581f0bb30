/** A request passes the limits before its body is read, and the body is measured while it arrives. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_NFT } from "#features/submissions/schema/sample-forms.ts";
import { logoFile } from "#tests/contract/submissions/review-desk.ts";
import { chunk, openRaw, postHead, type RawConnection } from "./raw-http.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const CHUNKED = { ...JSON_TYPE, "Transfer-Encoding": "chunked" };
const FORM = { "Content-Type": "multipart/form-data; boundary=x", "Transfer-Encoding": "chunked" };

const withinMs = async <Value>(ms: number, work: Promise<Value>): Promise<Value> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms).unref();
  });
  return Promise.race([work, late]);
};

describe("a client that is already refused", () => {
  let site: RunningSite;
  beforeAll(async () => {
    // One write per minute.
    site = await startSite({ RATE_LIMIT_FACTOR: "0.03" });
    await site.get("/api/preflight/nft", { method: "POST", body: "{}", headers: JSON_TYPE });
  });
  afterAll(() => site.stop());

  it("gets 429 before its body is sent, and the connection closes", async () => {
    const raw = await openRaw(site.address);
    raw.write(postHead("/api/uploads", FORM) + chunk("--x\r\n"));
    const head = await withinMs(3_000, raw.head());
    expect(head).toContain("HTTP/1.1 429");
    expect(head.toLowerCase()).toContain("connection: close");
    await withinMs(6_000, raw.ended);
  });

  it("gets a response although it continues to send, and little of that is read", async () => {
    const raw = await openRaw(site.address);
    raw.write(postHead("/api/uploads", FORM));
    const piece = chunk("y".repeat(60_000));
    for (let n = 0; n < 500; n += 1) raw.write(piece);
    expect(await withinMs(3_000, raw.head())).toContain("HTTP/1.1 429");
    await withinMs(6_000, raw.ended);
    expect(raw.socket.writableLength).toBeGreaterThan(10_000_000);
    raw.socket.destroy();
  });

  it("gets the refusal instead of “100 Continue”", async () => {
    const raw = await openRaw(site.address);
    raw.write(postHead("/api/uploads", { ...FORM, Expect: "100-continue" }));
    expect(await withinMs(3_000, raw.head())).toContain("HTTP/1.1 429");
    raw.socket.destroy();
  });
});

describe("a body", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it("in chunks is refused as soon as it is too large", async () => {
    const raw = await openRaw(site.address);
    raw.write(postHead("/api/preflight/nft", CHUNKED));
    for (let n = 0; n < 5; n += 1) raw.write(chunk("y".repeat(30_000)));
    const head = await withinMs(3_000, raw.head());
    expect(head).toContain("HTTP/1.1 413");
    expect(head.toLowerCase()).toContain("connection: close");
    raw.socket.destroy();
  });

  it("with a too large Content-Length is not read", async () => {
    const raw = await openRaw(site.address);
    raw.write(
      postHead("/api/uploads", { ...FORM, "Transfer-Encoding": "identity" }).replace(
        /Transfer.*\r\n/,
        "Content-Length: 90000000\r\n",
      ),
    );
    expect(await withinMs(3_000, raw.head())).toContain("HTTP/1.1 413");
    raw.socket.destroy();
  });

  it("may have 26 MB only as a form with files", async () => {
    const large = JSON.stringify({ name: "x".repeat(200_000) });
    const response = await site.get("/api/submissions/nft", {
      method: "POST",
      body: large,
      headers: JSON_TYPE,
    });
    expect(response.status).toBe(413);
  });

  it("that is complete is read unchanged, in chunks or not", async () => {
    const text = JSON.stringify({ email: "ann@example.org" });
    const raw = await openRaw(site.address);
    raw.write(postHead("/api/tokenPocket/subscribe", { ...CHUNKED, Connection: "close" }));
    for (const letter of text) raw.write(chunk(letter));
    raw.write("0\r\n\r\n");
    expect(await withinMs(5_000, raw.ended)).toContain('"result":0');
  });

  it("of a GET is not read, and the connection closes with the response", async () => {
    const raw = await openRaw(site.address);
    raw.write("GET /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000\r\n\r\nabc");
    expect((await withinMs(5_000, raw.head())).toLowerCase()).toContain("connection: close");
    await withinMs(6_000, raw.ended);
  });

  it("that arrives too slowly is cut, and delays no other submission", { timeout: 30_000 }, async () => {
    const dribbling: RawConnection[] = [];
    for (let n = 0; n < 60; n += 1) {
      const raw = await openRaw(site.address);
      raw.write(postHead(n % 2 === 0 ? "/api/uploads" : "/api/submissions/nft", FORM) + chunk("--x\r\n"));
      dribbling.push(raw);
    }
    const drip = setInterval(() => {
      for (const { write } of dribbling) write(chunk("y"));
    }, 300);
    const body = new FormData();
    body.set("logo", new File([new Uint8Array(await logoFile())], "logo.png"));
    const uploaded = await withinMs(5_000, site.get("/api/uploads", { method: "POST", body }));
    const { data } = (await uploaded.json()) as { data: { value: string } };
    const form = JSON.stringify({ ...SAMPLE_NFT, icon_url: data.value });
    const sent = site.get("/api/submissions/nft", { method: "POST", body: form, headers: JSON_TYPE });
    expect((await withinMs(5_000, sent)).status).toBe(200);
    const answers = await withinMs(15_000, Promise.all(dribbling.map(({ ended }) => ended)));
    clearInterval(drip);
    for (const answer of answers) expect(answer).toContain("HTTP/1.1 408");
  });
});

it("a client with too many open bodies loses the slowest, not the newest", async () => {
  // Eight open bodies, and more writes than this test makes.
  const site = await startSite({ RATE_LIMIT_FACTOR: "1" });
  try {
    const open: RawConnection[] = [];
    for (let n = 0; n < 8; n += 1) {
      const raw = await openRaw(site.address);
      raw.write(postHead("/api/uploads", FORM) + chunk("y".repeat(n === 3 ? 1 : 5_000)));
      open.push(raw);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    const response = await site.get("/api/preflight/nft", { method: "POST", body: "{}", headers: JSON_TYPE });
    expect(response.status).toBe(200);
    expect(await withinMs(3_000, open[3]?.head() ?? Promise.resolve(""))).toContain("HTTP/1.1 429");
    expect(open.filter(({ text }) => text() !== "")).toHaveLength(1);
    for (const { socket } of open) socket.destroy();
  } finally {
    await site.stop();
  }
});
