/** `API_ORIGIN` and `API_BETA_ORIGIN`: what pages contain, and how that host responds to them. */
import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const ORIGIN = `https://${brand.officialHost}`;
const API = `https://api.${brand.officialHost}`;
const BETA = `https://beta.${brand.officialHost}`;

let plain: RunningSite;
let split: RunningSite;
beforeAll(async () => {
  [plain, split] = await Promise.all([
    startSite({ PUBLIC_ORIGIN: ORIGIN }),
    startSite({ PUBLIC_ORIGIN: ORIGIN, API_ORIGIN: API, API_BETA_ORIGIN: BETA }),
  ]);
});
afterAll(() => Promise.all([plain.stop(), split.stop()]));

const htmlTag = async (site: RunningSite, path: string): Promise<string> =>
  /<html[^>]*>/.exec(await (await site.get(path)).text())?.[0] ?? "";

it.each(["/en", "/en/dappstore", "/en/submit/token", "/en/no-such-page"])(
  "the page %s names the hosts that its script calls, and the policy allows them",
  async (path) => {
    const tag = await htmlTag(split, path);
    expect(tag).toContain(`data-api-origin="${API}"`);
    expect(tag).toContain(`data-api-beta-origin="${BETA}"`);
    const policy = (await split.get(path)).headers.get("content-security-policy");
    expect(policy).toContain(`connect-src 'self' ${API} ${BETA}`);
  },
);

it("a page of a site without these settings names no host", async () => {
  expect(await htmlTag(plain, "/en")).not.toContain("data-api");
});

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get?: { readonly servers?: readonly object[] } }>>;
}

it("the API's reference names the host of each call", async () => {
  const document = (await (await split.get("/openapi.json")).json()) as Document;
  expect(document.servers).toEqual([{ url: API }]);
  expect(document.paths["/v1/news/list"]?.get?.servers).toEqual([{ url: BETA }]);
  expect(document.paths["/v1/application/search"]?.get?.servers).toBeUndefined();
  expect(document.paths["/data/dapps.json"]?.get?.servers).toEqual([{ url: ORIGIN }]);
  const own = (await (await plain.get("/openapi.json")).json()) as Document;
  expect(own.servers).toEqual([{ url: ORIGIN }]);
  expect(own.paths["/v1/news/list"]?.get?.servers).toBeUndefined();
});

const fromPage = { origin: ORIGIN, "sec-fetch-site": "same-site" };

it("the host accepts a form from our pages, with all their headers", async () => {
  const asked = await plain.get("/api/submissions/token", {
    method: "OPTIONS",
    headers: {
      ...fromPage,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,idempotency-key,lang",
    },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-origin")).toBe(ORIGIN);
  for (const header of ["content-type", "idempotency-key", "lang"])
    expect(asked.headers.get("access-control-allow-headers")).toContain(header);

  const answer = await plain.get("/api/tokenPocket/subscribe", {
    method: "POST",
    headers: { ...fromPage, "content-type": "application/json" },
    body: JSON.stringify({ email: "mara@reef.example" }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBe(ORIGIN);
  expect(answer.headers.get("access-control-expose-headers")).toContain("retry-after");
  expect(answer.headers.get("vary")).toContain("Origin");
});

it("another site is refused as before and can read nothing", async () => {
  const answer = await plain.get("/api/tokenPocket/subscribe", {
    method: "POST",
    headers: {
      origin: "https://other.example",
      "sec-fetch-site": "cross-site",
      "content-type": "application/json",
    },
    body: JSON.stringify({ email: "mara@reef.example" }),
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.has("access-control-allow-origin")).toBe(false);
});
