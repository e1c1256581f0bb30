import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESK_ORIGIN } from "#tests/fixtures/desk/desk.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** fetch() does not send another Host. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = new URL(path, site.address);
    request(url, { method, headers: { host: new URL(DESK_ORIGIN).host, ...headers } }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (body += part));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on("error", reject)
      .end();
  });
}

test.each(["/desk", "/desk/people", "/desk/invite", "/desk/cases/7KQ2MZ4T"])(
  "%s is the shell: not cached, not indexed, not framed, with a strict policy",
  async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain("unsafe");
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain("data-signed-in");
  },
);

test("its files are there and immutable; a missing one is a 404, not the shell", async () => {
  const { body } = await get("/desk");
  const files = Array.from(body.matchAll(/(?:src|href)="(\/desk\/assets\/[^"]+)"/g), ([, path = ""]) => path);
  expect(files.length).toBeGreaterThan(2);
  for (const path of files) {
    const { status, headers } = await get(path);
    expect(status, path).toBe(200);
    expect(headers["cache-control"]).toContain("immutable");
  }
  expect((await get("/desk/assets/none.js")).status).toBe(404);
});

test("the calls are refused without a session, and are not in the public document", async () => {
  const refused = await get("/api/desk/me", { "sec-fetch-site": "same-origin" });
  expect(refused.status).toBe(401);
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(refused.body)).toMatchObject({ result: 2003, message: "Sign in first." });
  expect((await get("/api/desk/me", { host: "wallet.other" })).status).toBe(403);
  expect((await get("/api/desk/people", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await get("/openapi.json")).body).not.toContain("/api/desk");
});
