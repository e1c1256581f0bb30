import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPEN_CALLS, ROLES, type Role } from "#features/operators/model.ts";
import { mayDo, permissionOf, VERBS, type DeskVerb } from "#features/operators/permissions.ts";
import type { Assertion } from "#features/operators/schema.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { DESK_ORIGIN, openDesk, type SignedIn, type TestDesk } from "#tests/fixtures/desk/desk.ts";

interface Call {
  readonly verb: DeskVerb;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** One call per route of this feature, with a body that its schema accepts. */
const CALLS: readonly Call[] = [
  { verb: "account.read", method: "GET", path: "/api/desk/me" },
  { verb: "account.read", method: "GET", path: "/api/desk/account" },
  { verb: "account.prepare", method: "POST", path: "/api/desk/account/passkeys/options" },
  {
    verb: "account.prepare",
    method: "POST",
    path: "/api/desk/step-up",
    body: { method: "POST", path: "/api/desk/people", body: "" },
  },
  { verb: "account.endSession", method: "DELETE", path: "/api/desk/account/sessions/0" },
  { verb: "account.addPasskey", method: "POST", path: "/api/desk/account/passkeys", body: {} },
  { verb: "account.removePasskey", method: "DELETE", path: "/api/desk/account/passkeys/x" },
  { verb: "people.read", method: "GET", path: "/api/desk/people" },
  {
    verb: "people.invite",
    method: "POST",
    path: "/api/desk/people",
    body: { name: "eve", roles: ["admin"] },
  },
  {
    verb: "people.setRoles",
    method: "PUT",
    path: "/api/desk/people/eve/roles",
    body: { roles: ["admin"] },
  },
  { verb: "people.revoke", method: "DELETE", path: "/api/desk/people/nobody" },
  { verb: "people.endSession", method: "DELETE", path: "/api/desk/people/nobody/sessions" },
  { verb: "proposals.read", method: "GET", path: "/api/desk/proposals" },
  { verb: "proposals.approve", method: "POST", path: "/api/desk/proposals/0/agreement" },
  { verb: "proposals.refuse", method: "DELETE", path: "/api/desk/proposals/0" },
  { verb: "rules.read", method: "GET", path: "/api/desk/rules" },
  { verb: "rules.set", method: "PUT", path: "/api/desk/rules/people.invite", body: { isOn: false } },
  { verb: "audit.read", method: "GET", path: "/api/desk/audit" },
  { verb: "audit.read", method: "GET", path: "/api/desk/audit/verify" },
  { verb: "account.signOut", method: "POST", path: "/api/desk/sign-out" },
];

const needsPasskey = (verb: DeskVerb): boolean => permissionOf(verb)?.needsPasskey === true;

describe.each(engines)("the gate of /api/desk on $name", (engine) => {
  let database: TestDatabase;
  let desk: TestDesk;
  const people = new Map<Role, SignedIn>();

  beforeAll(async () => {
    database = await engine.open();
    desk = openDesk(database.db);
    for (const role of ROLES) people.set(role, await desk.person(`the-${role}`, [role]));
  });
  afterAll(() => database.close());

  const of = (role: Role): SignedIn => {
    const person = people.get(role);
    if (!person) throw new Error(role);
    return person;
  };

  test("every route of the desk is in the table of calls, or needs no session", () => {
    const routes = desk.app.routes.filter(({ method }) => method !== "ALL");
    const known = new Set(CALLS.map(({ method, path }) => `${method} ${path}`));
    const shape = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
    const missing = routes.filter(
      ({ method, path }) =>
        !OPEN_CALLS.has(path) &&
        path !== "/api/desk/audit/export" &&
        ![...known].some((one) => shape(`${method} ${path}`).test(one)),
    );
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test.each(CALLS)(
    "$method $path is refused and logged without a session, with a wrong one, from elsewhere",
    async ({ method, path, ...given }) => {
      const { cookie } = of("admin");
      const refused = desk.refusals.length;
      const status = async (extra: object): Promise<number> =>
        (await desk.call(method, path, { ...given, ...extra })).status;
      expect(await status({})).toBe(401);
      expect(await status({ cookie: `__Host-desk=${"a".repeat(43)}` })).toBe(401);
      expect(await status({ cookie: "__Host-desk=' or 1=1" })).toBe(401);
      for (const headers of [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { "sec-fetch-site": "none" },
        { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
        { host: "127.0.0.1:4000" },
      ])
        expect(await status({ cookie, headers })).toBe(403);
      expect(desk.refusals.length - refused).toBe(8);
    },
  );

  test.each(ROLES)("%s may do what the table says, and nothing else", async (role) => {
    const { cookie } = of(role);
    const outcomes: string[] = [];
    const calls = CALLS.filter(({ verb }) => verb !== "account.signOut");
    for (const { verb, method, path, ...given } of calls) {
      const { status } = await desk.call(method, path, { ...given, cookie });
      outcomes.push(`${verb} ${status === 403 ? String(desk.refusals.at(-1)?.["why"]) : "passes"}`);
    }
    const expected = ({ verb }: Call): string => {
      if (!mayDo([role], verb)) return `${verb} role`;
      return `${verb} ${needsPasskey(verb) ? "no valid signature" : "passes"}`;
    };
    expect(outcomes).toEqual(calls.map(expected));
  });

  test("a stolen cookie cannot do a dangerous act", async () => {
    const admin = of("admin");
    const body = { name: "eve", roles: ["admin"] as const };
    const path = "/api/desk/people";
    const { cookie } = admin;
    expect((await desk.call("POST", path, { cookie, body })).status).toBe(403);
    // The thief signs with another person's passkey,
    const thief = { ...of("reviewer"), cookie };
    const foreign = await desk.signature(thief, { method: "POST", path, body });
    expect((await desk.call("POST", path, { cookie, body, headers: foreign })).status).toBe(403);
    // or uses a signature for something harmless,
    const other = await desk.signature(admin, { method: "DELETE", path: "/api/desk/people/nobody" });
    expect((await desk.call("POST", path, { cookie, body, headers: other })).status).toBe(403);
    // for another body,
    const less = await desk.signature(admin, {
      method: "POST",
      path,
      body: { ...body, roles: ["reviewer"] },
    });
    expect((await desk.call("POST", path, { cookie, body, headers: less })).status).toBe(403);
    // or one that was used.
    const headers = await desk.signature(admin, { method: "POST", path, body });
    expect((await desk.call("POST", path, { cookie, body, headers })).status).toBe(202);
    expect((await desk.call("POST", path, { cookie, body, headers })).status).toBe(403);
    expect(desk.refusals.at(-1)).toMatchObject({ why: "no valid signature", verb: "people.invite" });
  });

  test("a signed act is in the audit log with its text and its signature", async () => {
    const admin = of("admin");
    await desk.operators.invite({ name: "carl", roles: ["editor"] });
    expect((await desk.signedCall(admin, "DELETE", "/api/desk/people/carl")).status).toBe(200);
    const [entry] = await desk.operators.audit.entries({ target: "carl", limit: 1 });
    expect(entry).toMatchObject({
      actor: "the-admin",
      source: "desk",
      act: "people.revoke",
      request: "request-1",
      change: { before: { isRevoked: false }, after: { isRevoked: true } },
    });
    const signed = entry?.change?.signed as { text: string; assertion: Assertion } | undefined;
    if (!signed) throw new Error("the act has no signature");
    const { text, assertion } = signed;
    expect(JSON.parse(text)).toMatchObject({
      operator: "the-admin",
      method: "DELETE",
      path: "/api/desk/people/carl",
      body: "",
    });
    const client = JSON.parse(Buffer.from(assertion.response.clientDataJSON, "base64url").toString()) as {
      challenge: string;
    };
    expect(client.challenge).toBe(createHash("sha256").update(text).digest("base64url"));
    expect((await desk.operators.audit.verify()).fault).toBeNull();
  });

  test("the export is for admins, and contains every row", async () => {
    const path = "/api/desk/audit/export";
    expect((await desk.call("GET", path)).status).toBe(401);
    expect((await desk.call("GET", path, { cookie: of("editor").cookie })).status).toBe(403);
    const response = await desk.app.request(DESK_ORIGIN + path, {
      headers: { host: new URL(DESK_ORIGIN).host, cookie: of("admin").cookie },
    });
    const lines = (await response.text()).trim().split("\n");
    expect(lines).toHaveLength((await desk.operators.audit.verify()).rows);
  });

  test("an admin cannot revoke the own account at the desk", async () => {
    const admin = of("admin");
    expect((await desk.signedCall(admin, "DELETE", "/api/desk/people/the-admin")).status).toBe(409);
  });

  test("a changed role counts from the next call", async () => {
    const bob = await desk.person("bob", ["reviewer"]);
    expect((await desk.call("GET", "/api/desk/people", { cookie: bob.cookie })).status).toBe(403);
    await desk.operators.setRoles("bob", ["admin"]);
    expect((await desk.call("GET", "/api/desk/people", { cookie: bob.cookie })).status).toBe(200);
  });
});

test("every verb names at least one role, and the admin has them all", () => {
  for (const verb of VERBS) expect(mayDo(["admin"], verb), verb).toBe(true);
  expect(mayDo([...ROLES], "review.nothing")).toBe(false);
  expect(mayDo([...ROLES], "constructor")).toBe(false);
});
