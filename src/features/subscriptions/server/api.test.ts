import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createReplies } from "#platform/api/respond.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open.ts";
import { migrate } from "#platform/database/migrate.ts";
import { createMail } from "#platform/mail/outbox.ts";
import { createLimiter } from "#platform/rate-limit.ts";
import { createToken } from "#platform/random.ts";
import { subscriptionApi } from "./api.ts";
import { createSubscriptions } from "./service.ts";
import { createSubscriptionStore } from "./store.ts";

const english = { invalid_email: "Error Email!", rate_limited: "Too many", unavailable: "Later" };
const unreachable = { kind: "postgres", url: "postgres://nobody@127.0.0.1:1/none" } as const;

function apiOn(database: ReturnType<typeof openDatabase>, points = 100) {
  const languageOf = () => "en";
  const replies = createReplies({
    translate: (_language, code) => (english as Record<string, string>)[code] ?? code,
    languageOf,
    bodyLimit: "64 KB",
    report: () => undefined,
  });
  const app = subscriptionApi({
    subscriptions: createSubscriptions({
      store: createSubscriptionStore(database.db),
      mail: createMail({ enabled: false, clock: systemClock }),
      clock: systemClock,
      texts: { origin: "https://wallet.example", text: (_language, key) => key },
    }),
    replies,
    limiter: createLimiter({ name: "subscribe", points, seconds: 60, factor: 1 }),
    clientOf: () => "203.0.113.7",
    languageOf,
    successText: () => "Subscribe sucess",
  });
  app.onError(replies.onError);
  return app;
}

const subscribe = async (app: ReturnType<typeof apiOn>, body: unknown) => {
  const response = await app.request("/api/tokenPocket/subscribe", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
};

describe("POST /api/tokenPocket/subscribe", () => {
  let database: ReturnType<typeof openDatabase>;
  beforeEach(async () => {
    database = openDatabase({ kind: "sqlite", file: ":memory:" });
    await migrate(database.db);
  });
  afterEach(() => database.close());

  const stored = () => database.db.selectFrom("subscription").selectAll().execute();

  it("accepts an address, and a repetition gets the same response", async () => {
    const app = apiOn(database);
    const first = await subscribe(app, { email: " ann@example.org " });
    expect(first).toEqual({ status: 200, result: 0, message: "Subscribe sucess", data: { state: "stored" } });
    expect(await subscribe(app, { email: "ANN@example.org" })).toEqual(first);
    expect(await stored()).toMatchObject([{ email: "ann@example.org", language: "en" }]);
  });

  it.each([{ email: "ann" }, { email: "" }, { email: 5 }, {}, [], null, { email: `a@b.${"c".repeat(300)}` }])(
    "refuses %j with 'Error Email!'",
    async (body) => {
      expect(await subscribe(apiOn(database), body)).toEqual({
        status: 400,
        result: 6001,
        message: "Error Email!",
        data: null,
      });
      expect(await stored()).toEqual([]);
    },
  );

  it("refuses a body that is not JSON", async () => {
    expect(await subscribe(apiOn(database), "{")).toMatchObject({ status: 400, result: 1002 });
  });

  it("refuses a client over its rate limit", async () => {
    const app = apiOn(database, 2);
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await subscribe(app, { email: "a@b.co" })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("responds 503 while the database is unavailable", async () => {
    const away = openDatabase(unreachable);
    expect(await subscribe(apiOn(away), { email: "a@b.co" })).toMatchObject({
      status: 503,
      message: "Later",
    });
    await away.close();
  });

  it("unsubscribes with the one-click request of a mail program, and refuses an unknown token", async () => {
    const app = apiOn(database);
    await subscribe(app, { email: "ann@example.org" });
    const token = (await stored())[0]?.unsubscribe_token ?? "";
    const click = async (given: string) => {
      const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
      const path = `/api/subscriptions/unsubscribe?token=${given}`;
      return (await app.request(path, { method: "POST", body })).status;
    };
    expect([await click(token), await click(token), await click(createToken()), await click("x")]).toEqual([
      200, 200, 404, 404,
    ]);
    expect(await stored()).toMatchObject([{ state: "unsubscribed" }]);
  });
});
