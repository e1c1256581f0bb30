/** Every change that an owner makes has its state, its timeline, its mail, its operator command and its API. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OWNER_ACTS, type EventCode, type SubmissionState } from "#features/submissions/model.ts";
import { submissionApi } from "#features/submissions/server/api.ts";
import type { SubmissionLimits } from "#features/submissions/server/api/refuse.ts";
import { TIMELINE_EVENTS } from "#features/submissions/timeline-events.ts";
import { ok } from "#lib/result.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import { textsOf } from "#server/services.ts";
import {
  confirmMail,
  mailsTo,
  openDesk,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";
import { apiApp } from "#tests/fixtures/api-app.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { listingCommands } from "#tools/operator/catalogue/listings.ts";
import { submissionCommands } from "#tools/operator/submissions/commands.ts";

const decision = { operator: "Ines", note: "" };
const MOVED = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";

interface Change {
  readonly name: string;
  /** What happened to the live listing before. */
  readonly before: "nothing" | "pause" | "delist" | "reject" | "hand over";
  readonly call: readonly [path: "acts" | "resubmit", body: object];
  readonly state: SubmissionState;
  readonly event: EventCode;
  /** What operators do the same with, or decide it with. */
  readonly commands: readonly string[];
}

const reviewed = {
  before: "nothing",
  state: "in_review",
  event: "change_requested",
  commands: ["submissions approve", "submissions request-changes", "submissions reject", "tokens edit"],
} as const;

const CHANGES: readonly Change[] = [
  { name: "changes fields", ...reviewed, call: ["resubmit", { description: "A calmer sentence." }] },
  { name: "gets a new domain", ...reviewed, call: ["resubmit", { website: "https://harbour-new.example" }] },
  { name: "move", ...reviewed, call: ["acts", { act: "move", address: MOVED, reason: "New contract" }] },
  {
    name: "pause",
    before: "nothing",
    call: ["acts", { act: "pause", reason: "Maintenance" }],
    state: "live",
    event: "paused",
    commands: ["submissions pause"],
  },
  {
    name: "resume",
    before: "pause",
    call: ["acts", { act: "resume" }],
    state: "live",
    event: "resumed",
    commands: ["submissions resume"],
  },
  {
    name: "delist",
    before: "nothing",
    call: ["acts", { act: "delist", reason: "The project ended" }],
    state: "withdrawn",
    event: "delisted",
    commands: ["submissions delist", "tokens delist"],
  },
  {
    name: "hand_over",
    before: "nothing",
    call: ["acts", { act: "hand_over", email: "next@example.org" }],
    state: "live",
    event: "handover_started",
    commands: ["submissions hand-over"],
  },
  {
    name: "cancel_hand_over",
    before: "hand over",
    call: ["acts", { act: "cancel_hand_over" }],
    state: "live",
    event: "handover_cancelled",
    commands: ["submissions stop-hand-over"],
  },
  {
    name: "appeal",
    before: "reject",
    call: ["acts", { act: "appeal", text: "Look again" }],
    state: "in_review",
    event: "appealed",
    commands: ["submissions reopen", "submissions approve"],
  },
  {
    name: "reopen",
    before: "delist",
    call: ["acts", { act: "reopen" }],
    state: "in_review",
    event: "reopened",
    commands: ["submissions reopen"],
  },
];

it("the table has every act of an owner, and names commands that exist", () => {
  expect(CHANGES.map(({ name }) => name)).toEqual(expect.arrayContaining([...OWNER_ACTS]));
  const known = [...submissionCommands, ...listingCommands].map(({ noun, verb }) => `${noun} ${verb}`);
  for (const { name, commands } of CHANGES)
    expect(known, name).toEqual(expect.arrayContaining([...commands]));
});

const standing = { limit: 1, windowSeconds: 1, remaining: 1, resetSeconds: 1 };
const free: Limiter = {
  consume: () => Promise.resolve({ allowed: true, standing }),
  look: () => Promise.resolve({ allowed: true, standing }),
};
const limits: SubmissionLimits = {
  uploads: free,
  uploadedKilobytes: free,
  submissions: free,
  checks: free,
  messages: free,
  amounts: free,
  recoveries: free,
};

describe.each(engines)("an owner's change on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let app: ReturnType<typeof apiApp>;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
    const { submissions, foundation } = desk;
    app = apiApp((deps) =>
      submissionApi({
        ...deps,
        submissions,
        limits,
        clientOf: () => "owner",
        text: textsOf(foundation.catalogue),
        origin: foundation.config.PUBLIC_ORIGIN,
        donationNetwork: () => Promise.resolve({ network: "", explorers: "" }),
      }),
    );
  }, 60_000);
  afterAll(() => database.close());

  const call = async (token: string, path: string, body?: object) => {
    const response = await app.request(`/api/receipts/${token}${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { "content-type": "application/json" },
    });
    return { status: response.status, body: (await response.json()) as { data: Record<string, unknown> } };
  };

  function actBefore(token: string, before: Change["before"]) {
    const { submissions } = desk;
    if (before === "pause") return submissions.ownerAct(token, "pause", {});
    if (before === "delist") return submissions.ownerAct(token, "delist", { reason: "Ended" });
    if (before === "hand over")
      return submissions.ownerAct(token, "hand_over", { email: "next@example.org" });
    return Promise.resolve(ok(null));
  }

  async function prepared(before: Change["before"], email: string) {
    const { submissions } = desk;
    const sent = await send(desk, "token", { email });
    await confirmMail(desk, database.db, email);
    await submissions.waive(sent.number, decision);
    if (before === "reject") {
      await submissions.reject(sent.number, { ...decision, reasons: ["legal"] });
      return sent;
    }
    const approved = await submissions.approve(sent.number, decision);
    if (!approved.ok) throw new Error(JSON.stringify(approved));
    const done = await actBefore(sent.token, before);
    if (!done.ok) throw new Error(done.code);
    return sent;
  }

  it.each(CHANGES)("$name: by the API, with its state, its timeline and its mail", async (change) => {
    const email = `${change.name.replaceAll(/\W/g, "")}@example.org`;
    const { token } = await prepared(change.before, email);
    const mailed = (await mailsTo(database.db, email)).length;
    const [path, body] = change.call;
    expect(await call(token, `/${path}`, body)).toMatchObject({ status: 200 });

    const { data } = (await call(token, "")).body;
    expect(data["state"]).toBe(change.state);
    expect((data["events"] as { code: string; by: string }[]).at(-1)).toMatchObject({
      code: change.event,
      by: "submitter",
    });
    const line = TIMELINE_EVENTS[change.event];
    if (line === null) throw new Error(`${change.event} is not in the timeline`);
    const what = textsOf(desk.foundation.catalogue)("en", `receipt.timeline.${line}`);
    const mails = (await mailsTo(database.db, email)).slice(mailed);
    expect(mails.map(({ subject }) => subject)).toEqual([`Harbour: ${what}`]);
  });

  it("what an operator took down in the catalogue is not shown again by pausing it", async () => {
    const { submissions, services } = desk;
    const email = "down@example.org";
    const { token } = await prepared("nothing", email);
    const found = await submissions.receipt(token);
    const ref = found.ok ? (found.value.submission.listing ?? "") : "";
    const [network = "", address = ""] = ref.split("/").slice(-2);
    const by = { operator: "Ines", reason: "drained" };
    expect(await services.listings.of.token.delist(`${network}:${address}`, by)).toMatchObject({ ok: true });
    expect(await submissions.ownerAct(token, "pause", {})).toMatchObject({ code: "wrong_state" });
    expect(await submissions.ownerAct(token, "resume", {})).toMatchObject({ code: "wrong_state" });
    expect(await services.catalogue.listing("token", { network, address })).toBeNull();
    // The owner reads it and is told, and so when it is undone.
    expect(await services.listings.of.token.revert(`${network}:${address}`, null, by)).toMatchObject({
      ok: true,
    });
    expect(await services.listings.of.token.delist(`${network}:${address}`, by)).toMatchObject({ ok: true });
    const { data } = (await call(token, "")).body;
    const acts = (data["events"] as { code: string; by: string }[]).slice(-3);
    expect(acts.map(({ code, by: who }) => [code, who])).toEqual([
      ["delisted", "operator"],
      ["resumed", "operator"],
      ["delisted", "operator"],
    ]);
    const mails = (await mailsTo(database.db, email)).slice(-3);
    const removed = "Harbour: Removed by an operator";
    expect(mails.map(({ subject }) => subject)).toEqual([removed, "Harbour: Listing shown again", removed]);
    expect(JSON.stringify([data, mails])).not.toContain("drained");
    expect(await submissions.ownerAct(token, "delist", { reason: "Ended" })).toMatchObject({ ok: true });
  });

  it("an operator pauses, shows again and delists; the owner is told and cannot undo a pause", async () => {
    const { submissions, services } = desk;
    const email = "hidden@example.org";
    const { token, number } = await prepared("nothing", email);
    const by = { operator: "Ines", reason: "A report" };
    expect(await submissions.operatorAct(number, "resume", by)).toMatchObject({ code: "wrong_state" });
    expect(await submissions.operatorAct(number, "pause", by)).toMatchObject({ ok: true });
    expect(await submissions.ownerAct(token, "resume", {})).toMatchObject({ code: "wrong_state" });
    expect(await submissions.operatorAct(number, "resume", by)).toMatchObject({ ok: true });
    expect(await submissions.operatorAct(number, "delist", by)).toMatchObject({ ok: true });

    const found = await submissions.receipt(token);
    if (!found.ok) throw new Error(found.code);
    const { submission, events } = found.value;
    expect(submission.state).toBe("withdrawn");
    expect(events.slice(-3).map(({ code, actor, actorName }) => [code, actor, actorName])).toEqual([
      ["paused", "operator", "Ines"],
      ["resumed", "operator", "Ines"],
      ["delisted", "operator", "Ines"],
    ]);
    const address = "address" in submission.fields ? String(submission.fields.address) : "";
    const history = await services.catalogue.listingHistory("token", { network: "eth", address });
    expect(history.slice(0, 3).map(({ what, isByProject }) => [what, isByProject])).toEqual([
      ["delisted", false],
      ["relisted", false],
      ["paused", false],
    ]);
    const subjects = (await mailsTo(database.db, email)).map(({ subject }) => subject);
    expect(subjects.slice(-3)).toEqual([
      "Harbour: Listing paused",
      "Harbour: Listing shown again",
      "Harbour: Removed by an operator",
    ]);
    expect(await submissions.reopen(number, decision)).toEqual({ ok: true, value: "in_review" });
  });
});
