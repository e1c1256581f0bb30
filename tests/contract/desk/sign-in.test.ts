import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { INVITE_MS, SESSION_IDLE_MS, SESSION_MAX_MS } from "#features/operators/model.ts";
import type { Account, Challenge, Me } from "#features/operators/schema.ts";
import { Authenticator } from "#tests/fixtures/desk/authenticator.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { DESK_ORIGIN, openDesk, type TestDesk } from "#tests/fixtures/desk/desk.ts";

describe.each(engines)("signing in to the desk on $name", (engine) => {
  let database: TestDatabase;
  let desk: TestDesk;
  let people = 0;
  /** A name that no other test has. */
  const newName = (): string => `person-${(people += 1)}`;

  beforeAll(async () => {
    database = await engine.open();
    desk = openDesk(database.db);
  });
  afterAll(() => database.close());

  const invite = async (name: string): Promise<string> => {
    const invited = await desk.operators.invite({ name, roles: ["reviewer"] });
    if (!invited.ok) throw new Error(invited.code);
    return invited.value.link;
  };

  const later = (ms: number): void => {
    desk.time.now = new Date(desk.time.now.getTime() + ms);
  };

  test("an invitation makes a passkey, and the passkey a session", async () => {
    const name = newName();
    const { cookie } = await desk.person(name, ["reviewer", "editor"]);
    expect(cookie).toMatch(/^__Host-desk=[\w-]{43}$/);
    const me = (await desk.call("GET", "/api/desk/me", { cookie })).data as Me;
    expect(me).toMatchObject({ name, roles: ["reviewer", "editor"], passkeys: 1 });
    expect(me.pseudonym).toMatch(/^[A-Z][a-z]+ \d{3}$/);
  });

  test("an invitation works once, and not after 15 minutes", async () => {
    const link = await invite(newName());
    const token = new URL(link).hash.slice(1);
    await desk.enrol(link);
    expect((await desk.call("POST", "/api/desk/invites/open", { body: { token } })).status).toBe(410);
    const late = new URL(await invite(newName())).hash.slice(1);
    later(INVITE_MS);
    expect((await desk.call("POST", "/api/desk/invites/open", { body: { token: late } })).status).toBe(410);
  });

  test("of two people with one link, one gets in", async () => {
    const token = new URL(await invite(newName())).hash.slice(1);
    const four = Array.from({ length: 4 });
    // All open it before the first accepts, after which it opens for nobody.
    const opened = await Promise.all(
      four.map(() => desk.call("POST", "/api/desk/invites/open", { body: { token } })),
    );
    const tries = await Promise.all(
      opened.map(async ({ data }) => {
        const credential = new Authenticator(DESK_ORIGIN).create(data as Challenge);
        const body = { token, challengeId: (data as Challenge).challengeId, credential };
        return (await desk.call("POST", "/api/desk/invites/accept", { body })).status;
      }),
    );
    expect(tries.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
  });

  test("the database contains no secret of a link or a session", async () => {
    const link = await invite(newName());
    const token = new URL(link).hash.slice(1);
    const authenticator = await desk.enrol(await invite(newName()));
    const { cookie } = await desk.signIn(authenticator);
    const rows = await Promise.all(
      (["operator_invite", "operator_session"] as const).map((table) =>
        database.db.selectFrom(table).selectAll().execute(),
      ),
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(token);
    expect(text).not.toContain(cookie.split("=")[1]);
  });

  test("another site's signature, an old challenge and an unknown key are refused", async () => {
    const known = await desk.enrol(await invite(newName()));
    const { data } = await desk.call("POST", "/api/desk/sign-in/options");
    const { challengeId } = data as Challenge;
    const assertion = known.get(data as Challenge);
    const body = { challengeId, assertion };
    expect((await desk.call("POST", "/api/desk/sign-in", { body })).status).toBe(200);
    expect((await desk.call("POST", "/api/desk/sign-in", { body })).status).toBe(403);
    expect((await desk.signIn(new Authenticator(DESK_ORIGIN))).status).toBe(403);
    const elsewhere = await desk
      .enrol(await invite(newName()), new Authenticator("https://wallet.example.evil"))
      .catch((error: Error) => error.message);
    expect(elsewhere).toContain("refused: 403");
  });

  test("a session ends after 8 hours without use and after 7 days in any case", async () => {
    const { cookie } = await desk.person(newName(), ["reviewer"]);
    const status = async (): Promise<number> => (await desk.call("GET", "/api/desk/me", { cookie })).status;
    later(SESSION_IDLE_MS - 1);
    expect(await status()).toBe(200);
    later(SESSION_IDLE_MS);
    expect(await status()).toBe(401);
    const { cookie: used } = await desk.person(newName(), ["reviewer"]);
    let last = 200;
    for (let hours = 0; hours < SESSION_MAX_MS / 3_600_000; hours += 6) {
      last = (await desk.call("GET", "/api/desk/me", { cookie: used })).status;
      expect(last).toBe(200);
      later(6 * 3_600_000);
    }
    expect((await desk.call("GET", "/api/desk/me", { cookie: used })).status).toBe(401);
  });

  test("people end their own sessions, not those of others", async () => {
    const ann = await desk.person(newName(), ["reviewer"]);
    const bob = await desk.person(newName(), ["reviewer"]);
    const second = await desk.signIn(ann.authenticator);
    const { sessions } = (await desk.call("GET", "/api/desk/account", { cookie: ann.cookie }))
      .data as Account;
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    const path = `/api/desk/account/sessions/${other?.id}`;
    expect((await desk.call("DELETE", path, { cookie: bob.cookie })).status).toBe(404);
    expect((await desk.call("GET", "/api/desk/me", { cookie: second.cookie })).status).toBe(200);
    expect((await desk.call("DELETE", path, { cookie: ann.cookie })).status).toBe(200);
    expect((await desk.call("GET", "/api/desk/me", { cookie: second.cookie })).status).toBe(401);
    expect((await desk.call("POST", "/api/desk/sign-out", { cookie: ann.cookie })).status).toBe(200);
    expect((await desk.call("GET", "/api/desk/me", { cookie: ann.cookie })).status).toBe(401);
  });

  test("a revoked person is out at once, and a new invitation is the way back", async () => {
    const ann = await desk.person(newName(), ["reviewer"]);
    await desk.operators.revoke(ann.name);
    expect((await desk.call("GET", "/api/desk/me", { cookie: ann.cookie })).status).toBe(401);
    expect((await desk.signIn(ann.authenticator)).status).toBe(403);
    const again = await desk.enrol(await invite(ann.name));
    expect((await desk.signIn(again)).status).toBe(200);
  });

  test("the last passkey stays; with a second one the first can go", async () => {
    const ann = await desk.person(newName(), ["reviewer"]);
    const passkeys = async () =>
      ((await desk.call("GET", "/api/desk/account", { cookie: ann.cookie })).data as Account).passkeys;
    const [first] = await passkeys();
    const path = `/api/desk/account/passkeys/${first?.id}`;
    expect((await desk.signedCall(ann, "DELETE", path)).status).toBe(409);
    const options = await desk.call("POST", "/api/desk/account/passkeys/options", { cookie: ann.cookie });
    const challenge = options.data as Challenge;
    const credential = new Authenticator(DESK_ORIGIN).create(challenge);
    const added = { challengeId: challenge.challengeId, credential };
    expect((await desk.signedCall(ann, "POST", "/api/desk/account/passkeys", added)).status).toBe(200);
    expect((await desk.signedCall(ann, "DELETE", path)).status).toBe(200);
    expect(await passkeys()).toHaveLength(1);
    expect((await desk.signIn(ann.authenticator)).status).toBe(403);
  });
});
