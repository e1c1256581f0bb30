/** The desk's calls about reviews: who may use them, and what they answer. */
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#features/operators/model.ts";
import { reviewActApi } from "#features/review/server/act-api.ts";
import { reviewApi } from "#features/review/server/api.ts";
import type { WireCase, WireQueue } from "#desk/review/review-calls.ts";
import { eraseApi } from "#features/submissions/server/api/erase-api.ts";
import type { DeskCall, DeskEnvironment } from "#platform/desk/desk-route.ts";
import { createReplies, type Replies } from "#platform/api/respond.ts";
import { textsOf } from "#server/services.ts";
import { openDesk as openReviews, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openDesk, type SignedIn, type TestDesk } from "#tests/fixtures/desk/desk.ts";
import { inReview } from "./reviewing.ts";

const CASE = "/api/desk/review/cases";

describe.each(engines)("the desk's review calls on $name", ({ open }) => {
  let database: TestDatabase;
  let reviews: ReviewDesk;
  let desk: TestDesk;
  let replies: Replies;
  const people = new Map<Role, SignedIn>();
  beforeAll(async () => {
    database = await open();
    reviews = await openReviews(database.db);
    desk = openDesk(database.db);
    const { services, foundation } = reviews;
    replies = createReplies({
      translate: (_language, code) => code,
      languageOf: () => "en",
      bodyLimit: "128 KB",
      report: (error) => {
        throw error;
      },
    });
    const languageOf = () => "en" as const;
    desk.app.route("/", reviewApi({ ...services, replies, languageOf, text: textsOf(foundation.catalogue) }));
    desk.app.route("/", reviewActApi({ ...services, replies }));
    for (const role of ["reviewer", "treasurer"] as const)
      people.set(role, await desk.person(`the-${role}`, [role]));
  }, 60_000);
  afterAll(() => database.close());

  const call = (role: Role, method: string, path: string, body?: unknown) =>
    desk.call(method, path, { cookie: people.get(role)?.cookie ?? "", ...(body !== undefined && { body }) });

  it("strangers are refused; treasurers may read, but not decide; reviewers may not waive", async () => {
    const { number } = await inReview(reviews, "token");
    const decision = { kind: "reject", reasons: ["legal"], version: 1 };
    expect((await desk.call("GET", "/api/desk/review/queue")).status).toBe(401);
    expect((await call("treasurer", "GET", `${CASE}/${number}`)).status).toBe(200);
    expect((await call("treasurer", "POST", `${CASE}/${number}/decisions`, decision)).status).toBe(403);
    expect((await call("treasurer", "POST", `${CASE}/${number}/claim`, {})).status).toBe(403);
    expect((await call("reviewer", "POST", `${CASE}/${number}/waiver`, { version: 1 })).status).toBe(403);
  });

  it("queue, case, mail, decision and undo; an outdated version gets 409 with the difference", async () => {
    const { number, token } = await inReview(reviews, "dapp", { url: "https://calls.example.org" });
    const queue = (await call("reviewer", "GET", `/api/desk/review/queue?search=${number}`))
      .data as WireQueue;
    const version = queue.rows[0]?.version ?? 0;
    expect(queue.rows.map((row) => row.number)).toEqual([number]);
    const opened = (await call("reviewer", "GET", `${CASE}/${number}`)).data as WireCase;
    expect(JSON.stringify(opened)).not.toContain("team@example.org");
    expect(opened.mailHash).toMatch(/^[\da-f]{12}$/);
    expect(opened.contracts[0]?.explorer).toMatch(/^https:/);
    const about = { kind: "reject", reasons: ["legal"], note: "" };
    expect((await call("reviewer", "POST", `${CASE}/${number}/preview`, about)).data).toMatchObject({
      theirs: { language: "en" },
    });
    await reviews.submissions.sendMessage(token, "One more thing.");
    const stale = await call("reviewer", "POST", `${CASE}/${number}/decisions`, { ...about, version });
    expect(stale.status).toBe(409);
    expect(stale.data).toMatchObject({
      reason: "stale",
      difference: { messages: [{ text: "One more thing." }] },
    });
    const held = await call("reviewer", "POST", `${CASE}/${number}/decisions`, {
      ...about,
      version: version + 1,
    });
    expect(held.status).toBe(200);
    const { decisionId } = held.data as { decisionId: number };
    const undo = `/api/desk/review/decisions/${decisionId}`;
    expect((await call("reviewer", "DELETE", undo)).status).toBe(200);
    expect((await call("reviewer", "DELETE", undo)).status).toBe(409);
  });

  it("tell what a former owner gave, until when, and no address", async () => {
    const given = {
      email: "former@calls.example",
      companyName: "Former Ltd",
      contact: ["https://t.me/before"],
    };
    const { number, token } = await inReview(reviews, "token", given);
    const handed = await reviews.submissions.ownerAct(token, "hand_over", { email: "next@calls.example" });
    expect(handed).toMatchObject({ ok: true });
    reviews.wait(2);
    await reviews.submissions.completeHandovers();
    const opened = (await call("reviewer", "GET", `${CASE}/${number}`)).data as WireCase;
    expect(opened.formerOwners).toEqual([
      {
        endedAt: reviews.foundation.clock.now().toISOString(),
        mailHash: expect.stringMatching(/^[\da-f]{12}$/),
        given: expect.arrayContaining([
          { field: "companyName", text: "Former Ltd" },
          { field: "contact", text: "https://t.me/before" },
        ]),
      },
    ]);
    expect(opened.formerOwners[0]?.mailHash).not.toBe(opened.mailHash);
    expect(JSON.stringify(opened)).not.toMatch(/@calls\.example/);
    // Each of them is erased alone. Who may do so is the gate's part.
    const erasing = new Hono<DeskEnvironment>();
    const anybody = { permit: (_verb: string, _c: unknown, next: () => Promise<void>) => next() };
    erasing.use(async (c, next) => {
      c.set("desk", anybody as unknown as DeskCall);
      await next();
    });
    erasing.route("/", eraseApi({ submissions: reviews.submissions, replies }));
    const erase = async (mailHash: string) => {
      const body = JSON.stringify({ number, mailHash });
      const headers = { "content-type": "application/json" };
      return (await erasing.request("/api/desk/submitters/erasure", { method: "POST", headers, body }))
        .status;
    };
    expect(await erase("0".repeat(12))).toBe(404);
    expect(await erase(opened.formerOwners[0]?.mailHash ?? "")).toBe(200);
    const after = (await call("reviewer", "GET", `${CASE}/${number}`)).data as WireCase;
    expect([after.formerOwners, after.mailHash]).toEqual([[], opened.mailHash]);
    reviews.wait(-2);
  });

  it("claims, attendance and notes", async () => {
    const { number } = await inReview(reviews, "token");
    expect((await call("reviewer", "POST", `${CASE}/${number}/claim`, {})).status).toBe(200);
    expect((await call("reviewer", "POST", `${CASE}/${number}/attendance`)).data).toMatchObject({
      claim: { operatorName: "the-reviewer" },
      viewers: [{ operatorName: "the-reviewer" }],
    });
    expect(
      (await call("reviewer", "POST", `${CASE}/${number}/notes`, { text: "Asked a friend." })).status,
    ).toBe(200);
    const opened = (await call("reviewer", "GET", `${CASE}/${number}`)).data as WireCase;
    expect(opened.notes.map(({ text }) => text)).toEqual(["Asked a friend."]);
    expect((await call("reviewer", "GET", `${CASE}/NOSUCHNR`)).status).toBe(404);
  });
});
