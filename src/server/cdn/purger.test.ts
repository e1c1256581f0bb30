import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { purgeRequest, tagHeaders } from "./purge-forms.ts";
import { createPurger, type Purger } from "./purger.ts";

const log = createLog({ level: "silent" });
let purger: Purger;
afterEach(() => purger.stop());

type Send = (tags: readonly string[]) => Promise<void>;

function start(send: Send): void {
  purger = createPurger({ send, log, settleMs: 20, retryMs: 5 });
  purger.start();
}

const sentTags = (send: ReturnType<typeof vi.fn<Send>>): string[] =>
  send.mock.calls.map(([tags]) => tags.join("+"));

it("whoever takes over the work purges everything, twice", async () => {
  const send = vi.fn<Send>(() => Promise.resolve());
  start(send);
  await vi.waitFor(() => expect(sentTags(send)).toEqual(["pages", "pages"]));
});

it("a change is purged at once, and again when all processes have seen it", async () => {
  const send = vi.fn<Send>(() => Promise.resolve());
  start(send);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  purger.changed(["news"]);
  await vi.waitFor(() => expect(sentTags(send).slice(2)).toEqual(["news", "news"]));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(send).toHaveBeenCalledTimes(4);
});

it("a purge that fails is repeated until the cache confirms, with what changed meanwhile", async () => {
  const send = vi.fn<Send>(() => Promise.reject(new Error("away")));
  start(send);
  await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(3));
  purger.changed(["news"]);
  send.mockImplementation(() => Promise.resolve());
  await vi.waitFor(() => expect(sentTags(send).at(-1)).toContain("news"));
  const confirmed = send.mock.results.length;
  await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThanOrEqual(confirmed));
});

it("a process without the background work purges nothing", () => {
  const send = vi.fn<Send>(() => Promise.resolve());
  purger = createPurger({ send, log });
  purger.changed(["news"]);
  expect(send).not.toHaveBeenCalled();
});

const purge = { url: "https://cdn.example/purge", token: "key", tags: ["catalogue", "news"] };

it("Fastly, Cloudflare and Varnish are called as each documents it", async () => {
  const fastly = purgeRequest("fastly", purge);
  expect([fastly.method, fastly.headers.get("surrogate-key"), fastly.headers.get("fastly-key")]).toEqual([
    "POST",
    "catalogue news",
    "key",
  ]);
  const cloudflare = purgeRequest("cloudflare", purge);
  expect(cloudflare.headers.get("authorization")).toBe("Bearer key");
  expect(await cloudflare.json()).toEqual({ tags: ["catalogue", "news"] });
  const varnish = purgeRequest("varnish", { ...purge, token: undefined });
  expect([varnish.method, varnish.headers.get("cache-tag")]).toEqual(["PURGE", "catalogue|news"]);
});

it("each cache finds the tags in its own header", () => {
  const tags = new Set(["pages", "news"]);
  expect(tagHeaders("fastly", tags)).toEqual({ "surrogate-key": "pages news" });
  expect(tagHeaders("cloudflare", tags)).toEqual({ "cache-tag": "pages,news" });
  expect(tagHeaders("varnish", tags)).toEqual({ "cache-tag": "pages,news" });
  expect(tagHeaders(undefined, tags)).toEqual({});
});
