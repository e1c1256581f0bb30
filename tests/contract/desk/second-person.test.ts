import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Agreed, Proposals } from "#features/operators/schema.ts";
import { ALONE_MS } from "#features/operators/second-person.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openDesk, type SignedIn, type TestDesk } from "#tests/fixtures/desk/desk.ts";

const ROLES_OF_CARL = "/api/desk/people/carl/roles";

describe.each(engines)("acts that need two people on $name", (engine) => {
  let database: TestDatabase;
  let desk: TestDesk;
  let ann: SignedIn;
  let ben: SignedIn;
  let rita: SignedIn;

  beforeAll(async () => {
    database = await engine.open();
    desk = openDesk(database.db);
    ann = await desk.person("ann", ["admin"]);
    ben = await desk.person("ben", ["admin"]);
    rita = await desk.person("rita", ["reviewer"]);
    await desk.operators.invite({ name: "carl", roles: ["reviewer"] });
  });
  afterAll(() => database.close());

  const rolesOf = async (name: string) =>
    (await desk.operators.people()).find((one) => one.name === name)?.roles;

  const propose = async (who: SignedIn, roles: readonly string[]): Promise<number> => {
    const { status, data } = await desk.signedCall(who, "PUT", ROLES_OF_CARL, { roles });
    expect(status).toBe(202);
    return (data as { proposal: number }).proposal;
  };
  const agree = (who: SignedIn, id: number) =>
    desk.signedCall(who, "POST", `/api/desk/proposals/${id}/agreement`);

  test("an act of one person does nothing until another agrees, who sees every value", async () => {
    const id = await propose(ann, ["treasurer"]);
    expect(await rolesOf("carl")).toEqual(["reviewer"]);
    const { data } = await desk.call("GET", "/api/desk/proposals", { cookie: ben.cookie });
    expect((data as Proposals).proposals.find((one) => one.id === id)).toMatchObject({
      verb: "people.setRoles",
      path: ROLES_OF_CARL,
      body: JSON.stringify({ roles: ["treasurer"] }),
      before: JSON.stringify({ roles: ["reviewer"], isRevoked: false }),
      proposer: "ann",
      mayAgree: true,
    });
    // Neither the proposer, nor a person without the right, nor a cookie without a passkey.
    expect((await agree(ann, id)).status).toBe(403);
    expect((await agree(rita, id)).status).toBe(403);
    const path = `/api/desk/proposals/${id}/agreement`;
    expect((await desk.call("POST", path, { cookie: ben.cookie })).status).toBe(403);
    expect(await rolesOf("carl")).toEqual(["reviewer"]);
    const agreed = await agree(ben, id);
    expect((agreed.data as Agreed).isDone).toBe(true);
    expect(await rolesOf("carl")).toEqual(["treasurer"]);
    expect((await agree(ben, id)).status).toBe(403);
  });

  test("the log has the act in the proposer's name with both signatures", async () => {
    const [entry] = await desk.operators.audit.entries({ target: "carl", limit: 1 });
    expect(entry).toMatchObject({ actor: "ann", act: "people.setRoles", request: "request-1" });
    const signed = entry?.change?.signed as Record<string, { text: string }> | undefined;
    expect(signed).toMatchObject({ second: "ben" });
    expect(JSON.parse(signed?.["proposed"]?.text ?? "")).toMatchObject({
      operator: "ann",
      path: ROLES_OF_CARL,
    });
    expect(JSON.parse(signed?.["agreed"]?.text ?? "")).toMatchObject({ operator: "ben" });
    expect((await desk.operators.audit.verify()).fault).toBeNull();
  });

  test("two people who agree at once carry it out once", async () => {
    const dora = await desk.person("dora", ["admin"]);
    const id = await propose(ann, ["editor"]);
    const outcomes = await Promise.all([agree(ben, id), agree(dora, id)]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rolesOf("carl")).toEqual(["editor"]);
    await desk.operators.revoke("dora");
  });

  test("a refused act never happens, and a wrong one is refused before it waits", async () => {
    const id = await propose(ann, ["admin"]);
    const refuse = (who: SignedIn) =>
      desk.call("DELETE", `/api/desk/proposals/${id}`, { cookie: who.cookie });
    expect((await refuse(rita)).status).toBe(403);
    expect((await refuse(ben)).status).toBe(200);
    expect((await agree(ben, id)).status).toBe(403);
    expect(await rolesOf("carl")).toEqual(["editor"]);
    expect((await desk.signedCall(ann, "PUT", ROLES_OF_CARL, { roles: ["captain"] })).status).toBe(422);
  });

  test("an act of somebody who was revoked or demoted since then is not carried out", async () => {
    const eve = await desk.person("eve", ["admin"]);
    const id = await propose(eve, ["admin"]);
    await desk.operators.revoke("eve");
    expect((await agree(ben, id)).status).toBe(409);
    expect(await rolesOf("carl")).toEqual(["editor"]);
  });

  test("switching a rule off takes two people; then one is enough; the rule about rules stays", async () => {
    const path = "/api/desk/rules/people.setRoles";
    const { status, data } = await desk.signedCall(ann, "PUT", path, { isOn: false });
    expect(status).toBe(202);
    await agree(ben, (data as { proposal: number }).proposal);
    expect((await desk.signedCall(ann, "PUT", ROLES_OF_CARL, { roles: ["reviewer"] })).status).toBe(200);
    expect(await rolesOf("carl")).toEqual(["reviewer"]);
    const back = await desk.signedCall(ann, "PUT", path, { isOn: true });
    expect(back.status).toBe(202);
    await agree(ben, (back.data as { proposal: number }).proposal);
    const fixed = await desk.signedCall(ann, "PUT", "/api/desk/rules/rules.set", { isOn: false });
    const outcome = await agree(ben, (fixed.data as { proposal: number }).proposal);
    expect((outcome.data as Agreed).isDone).toBe(false);
  });

  test("a person who is alone waits a day, and every screen says so", async () => {
    await desk.operators.revoke("ben");
    const id = await propose(ann, ["editor"]);
    const { data } = await desk.call("GET", "/api/desk/me", { cookie: ann.cookie });
    expect(data).toMatchObject({ waiting: { isAlone: true } });
    expect((await agree(ann, id)).status).toBe(403);
    const now = desk.time.now.getTime();
    // The session would have ended by then.
    desk.time.now = new Date(now + ALONE_MS + 1);
    const later = { ...ann, cookie: (await desk.signIn(ann.authenticator)).cookie };
    expect(((await agree(later, id)).data as Agreed).isDone).toBe(true);
    expect(await rolesOf("carl")).toEqual(["editor"]);
  });
});
