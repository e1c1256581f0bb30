import { afterAll, beforeAll, expect, test } from "vitest";
import { OPEN_CALLS, ROLES } from "#features/operators/model.ts";
import { mayDo, permissionOf, VERBS } from "#features/operators/permissions.ts";
import { createDeskCalls } from "#server/desk/desk-calls.ts";
import { openSeededDesk } from "#tests/contract/submissions/review-desk.ts";
import { sharedEngines, type TestDatabase } from "#tests/fixtures/database.ts";
import { DESK_ORIGIN, openDesk, type TestDesk } from "#tests/fixtures/desk/desk.ts";

let database: TestDatabase;
let desk: TestDesk;
/** Every route of the desk, as `GET /api/desk/…`, with its verb. */
const verbs = new Map<string, string>();

const callOf = (route: string) => {
  const [method = "", path = ""] = route.split(" ");
  return { method, path };
};

beforeAll(async () => {
  const [sqlite] = sharedEngines;
  if (!sqlite) throw new Error("no engine");
  database = await sqlite.open();
  const { services, foundation } = openSeededDesk(database.db);
  desk = openDesk(database.db, (parts) => ({
    operators: services.operators,
    api: createDeskCalls(
      { log: parts.log, catalogue: foundation.catalogue },
      { services, replies: parts.replies, languageOf: () => "en" },
    ),
  }));
  const nobody = await desk.person("nobody", []);
  const routes = desk.app.routes.filter(({ method, path }) => method !== "ALL" && !OPEN_CALLS.has(path));
  for (const { method, path } of routes) {
    const route = `${method} ${path.replaceAll(/:kind\b/g, "banners").replaceAll(/:\w+(\{[^}]*\})?/g, "0")}`;
    const { path: real } = callOf(route);
    // Refused by its role, before anything else is looked at: the log names the verb.
    const { status } = await desk.call(method, real, { cookie: nobody.cookie });
    if (status !== 403) throw new Error(`${route} answers ${status} to a person without a role`);
    verbs.set(route, String(desk.refusals.at(-1)?.["verb"]));
  }
}, 60_000);
afterAll(() => database.close());

test("every route has a verb of the table, and every verb of the table has a route", () => {
  expect([...verbs.values()].filter((verb) => !permissionOf(verb))).toEqual([]);
  expect(VERBS.filter((verb) => ![...verbs.values()].includes(verb))).toEqual([]);
  expect(verbs.size).toBeGreaterThan(40);
});

test("every call is refused and logged without a session, from another site and under another name", async () => {
  const admin = await desk.person("ada", ["admin"]);
  for (const route of verbs.keys()) {
    const { method, path } = callOf(route);
    const before = desk.refusals.length;
    const status = async (extra: object) => (await desk.call(method, path, extra)).status;
    expect(await status({}), route).toBe(401);
    const { cookie } = admin;
    expect(await status({ cookie, headers: { "sec-fetch-site": "cross-site" } }), route).toBe(403);
    expect(await status({ cookie, headers: { host: "127.0.0.1:4000" } }), route).toBe(403);
    expect(desk.refusals.length - before, route).toBe(3);
  }
});

test.each(ROLES)(
  "%s gets past the gate where the table says so, and a dangerous act asks for the passkey",
  async (role) => {
    const { cookie } = await desk.person(`the-${role}`, [role]);
    for (const [route, verb] of verbs) {
      // It would end the session, or never end.
      if (verb === "account.signOut" || route.endsWith("/events")) continue;
      const { method, path } = callOf(route);
      const before = desk.refusals.length;
      const response = await desk.app.request(DESK_ORIGIN + path, {
        method,
        headers: { host: new URL(DESK_ORIGIN).host, "sec-fetch-site": "same-origin", cookie },
      });
      await response.body?.cancel();
      const why = desk.refusals.length > before ? String(desk.refusals.at(-1)?.["why"]) : "passes";
      const needsPasskey = permissionOf(verb)?.needsPasskey === true;
      const expected = !mayDo([role], verb) ? "role" : needsPasskey ? "no valid signature" : "passes";
      expect(`${route} ${why}`).toBe(`${route} ${expected}`);
    }
  },
);
