import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { beforeEach, describe, expect, it } from "vitest";
import { dataResponse, failureResponses } from "./envelope.ts";
import { createReplies } from "./respond.ts";

const reported: unknown[] = [];
beforeEach(() => void reported.splice(0));

const replies = createReplies({
  translate: (language, code, values) => `${language}:${code}${values ? JSON.stringify(values) : ""}`,
  languageOf: (c) => c.req.query("lang") ?? "en",
  bodyLimit: "64 KB",
  report: (error) => reported.push(error),
});

const route = createRoute({
  method: "post",
  path: "/things",
  request: {
    body: {
      required: true,
      content: {
        "application/json": { schema: z.object({ name: z.string().max(3, "too_long"), n: z.number() }) },
      },
    },
  },
  responses: {
    200: dataResponse("A thing", z.object({ id: z.number() })),
    ...failureResponses("validation", "conflict", "idempotency_mismatch", "rate_limited"),
  },
});

const thrown: Record<string, () => Error> = {
  bug: () => new Error("secret detail"),
  full: () => Object.assign(new Error("x"), { code: "53100" }),
  away: () => Object.assign(new Error("x"), { code: "ECONNREFUSED" }),
  large: () => new HTTPException(413),
  odd: () => new HTTPException(418),
};

function createApp() {
  const app = new OpenAPIHono({ defaultHook: replies.defaultHook });
  app.onError(replies.onError);
  app.openapi(route, (c) => {
    const { name } = c.req.valid("json");
    if (name === "429") return replies.sendFailure(c, "rate_limited", { values: { seconds: 7 } });
    if (name === "409") return replies.sendFailure(c, "conflict");
    return replies.sendData(c, { id: 1 }, "made");
  });
  app.get("/throw/:what", (c) => {
    throw thrown[c.req.param("what")]?.() ?? new Error("unknown");
  });
  return app;
}

const app = createApp();
const post = (body: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
  app.request("/things?lang=ko", { method: "POST", body, headers });

async function answer(response: Response | Promise<Response>) {
  const { status, headers, ...rest } = await response;
  void rest;
  return { status, retryAfter: headers.get("retry-after"), body: await (await response).json() };
}

describe("a response of the API", () => {
  it("is an envelope with result 0 on success", async () => {
    const given = await answer(post('{"name":"a","n":1}'));
    expect(given).toMatchObject({ status: 200, body: { result: 0, message: "made", data: { id: 1 } } });
  });

  it("names each refused field by the schema's message or the validator's code", async () => {
    const given = await answer(post('{"name":"abcd","n":"1"}'));
    expect(given).toMatchObject({
      status: 422,
      body: {
        result: 1003,
        message: "ko:validation",
        data: {
          fields: [
            { path: "name", code: "too_long" },
            { path: "n", code: "invalid_type" },
          ],
        },
      },
    });
  });

  it("tells a rate-limited client when to retry, in the header and in the message", async () => {
    expect(await answer(post('{"name":"429","n":1}'))).toEqual({
      status: 429,
      retryAfter: "7",
      body: { result: 2002, message: 'ko:rate_limited{"seconds":7}', data: null },
    });
  });

  it("has the status and number of its failure", async () => {
    const given = await answer(post('{"name":"409","n":1}'));
    expect(given).toMatchObject({ status: 409, body: { result: 4001, message: "ko:conflict", data: null } });
  });

  it("refuses invalid JSON with 400 and another type with 415", async () => {
    expect(await answer(post("{"))).toMatchObject({ status: 400, body: { result: 1002 } });
    expect(await answer(post("a=1", { "content-type": "text/plain" }))).toMatchObject({
      status: 415,
      body: { result: 1007 },
    });
    expect(reported).toEqual([]);
  });
});

describe("a thrown error", () => {
  const given = (what: string) => answer(app.request(`/throw/${what}`));

  it("of our own returns 500 without its text, and is logged", async () => {
    expect(await given("bug")).toMatchObject({
      status: 500,
      body: { result: 5001, message: "en:server_error", data: null },
    });
    expect(reported).toHaveLength(1);
  });

  it("of a full or unreachable database returns 503 with Retry-After, and is logged", async () => {
    expect(await given("full")).toMatchObject({ status: 503, retryAfter: "10", body: { result: 5003 } });
    expect(await given("away")).toMatchObject({ status: 503, retryAfter: "10", body: { result: 5002 } });
    expect(reported).toHaveLength(2);
  });

  it("of the framework keeps its status", async () => {
    expect(await given("large")).toMatchObject({
      status: 413,
      body: { result: 1006, message: 'en:too_large{"max":"64 KB"}' },
    });
    expect(await given("odd")).toMatchObject({ status: 400, body: { result: 1001 } });
  });
});

it("OpenAPI lists every failure of a route under its status", () => {
  const document = app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "t", version: "1" } });
  const { responses } = document.paths?.["/things"]?.post ?? {};
  expect(Object.keys(responses ?? {})).toEqual(["200", "409", "422", "429"]);
  expect(responses?.["409"]).toMatchObject({
    description: "4001 conflict, 4002 idempotency_mismatch",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
  });
});
