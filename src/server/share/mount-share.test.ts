import { OpenAPIHono } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";
import type { PageHead } from "#shell/head/page-head.ts";
import { mountShare } from "./mount-share.ts";

const texts = { title: "", description: "", keywords: "" };

/** A site whose pages have these titles. */
function siteOf(titles: Readonly<Record<string, string>>) {
  const app = new OpenAPIHono<ServerEnvironment>();
  const head = (url: string): Promise<PageHead | null> => {
    const title = titles[url];
    return Promise.resolve(
      title === undefined ? null : { ...texts, share: { title, beside: { art: "tide" } } },
    );
  };
  const logoPixels = () => Promise.resolve(null);
  mountShare(app, { log: createLog({ level: "silent" }), pages: () => ({ head }), logoPixels });
  return (path: string) => app.request(path);
}

it("a title with a character that no font has gets the picture of its language's home page", async () => {
  const get = siteOf({ "/ko": "집", "/en": "Home", "/ko/detail?id=7": "Unicorn 🦄" });
  const home = await get("/share/ko.png");
  const unicorn = await get("/share/ko/detail.png?id=7");
  expect(unicorn.status).toBe(200);
  expect(unicorn.headers.get("etag")).toBe(home.headers.get("etag"));
  expect((await get("/share/en.png")).headers.get("etag")).not.toBe(home.headers.get("etag"));
});

it("a missing page has no picture", async () => {
  const get = siteOf({ "/en": "Home" });
  expect((await get("/share/en/nowhere.png")).status).toBe(404);
});

it("too many concurrent pictures get 503 with Retry-After", async () => {
  const titles = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`/en/${at}`, `Page ${at}`]));
  const get = siteOf(titles);
  const answers = await Promise.all(Object.keys(titles).map((path) => get(`/share${path}.png`)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(3);
  for (const { headers } of refused) {
    expect(headers.get("retry-after")).toBe("5");
    expect(headers.get("cache-control")).toBe("no-store");
  }
});
