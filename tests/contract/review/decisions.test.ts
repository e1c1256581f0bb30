/** Decisions at the desk: held for two minutes, undone, carried out once, refused when the page is outdated. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DecisionContent } from "#features/review/model.ts";
import { runAct } from "#platform/operator/act-context.ts";
import { confirmMail, mailsTo, openDesk, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { ANN, BEN, inReview } from "./reviewing.ts";

const TWO_MINUTES = 2 / 1_440;
const plain = { reasons: [], fields: [], note: "" } as const;
const BY_ANN = { actor: "Ann", source: "desk", act: "review.decide" } as const;
const BY_BEN = { actor: "Ben", source: "desk", act: "review.undo" } as const;
const reject: DecisionContent = { ...plain, kind: "reject", reasons: ["legal"] };

describe.each(engines)("decisions at the desk on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  const review = () => desk.services.review;
  const versionOf = async (number: string): Promise<number> =>
    (await desk.submissions.versionOf(number))?.version ?? 0;
  const decide = async (number: string, content: DecisionContent, by = ANN) =>
    review().decide(number, by, { ...content, version: await versionOf(number) });
  async function held(number: string, content: DecisionContent): Promise<number> {
    const outcome = await decide(number, content);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return outcome.value.decisionId;
  }
  async function fileOf(number: string) {
    const shown = await desk.submissions.show(number);
    if (!shown.ok) throw new Error(shown.code);
    return shown.value;
  }

  it("an approval leaves after two minutes: nothing is public or mailed before", async () => {
    const email = "held@one.example";
    const { number } = await inReview(desk, "dapp", { url: "https://held.example.org", email });
    await confirmMail(desk, database.db, email);
    const mails = (await mailsTo(database.db, email)).length;
    await held(number, { ...plain, kind: "approve" });
    await review().carryOutDue();
    expect((await fileOf(number)).submission.state).toBe("in_review");
    expect(await mailsTo(database.db, email)).toHaveLength(mails);
    const { rows, counts } = await review().queue({ view: "held" }, BEN);
    expect(rows.map((row) => row.number)).toEqual([number]);
    expect(counts.views.held).toBe(1);

    desk.wait(TWO_MINUTES);
    // Two processes at once carry it out once.
    const done = await Promise.all([review().carryOutDue(), review().carryOutDue()]);
    expect(done.toSorted()).toEqual([0, 1]);
    const { submission, events } = await fileOf(number);
    expect(submission.state).toBe("live");
    expect(events.filter(({ code }) => code === "approved").map(({ actorName }) => actorName)).toEqual([
      "Ann",
    ]);
    expect(await mailsTo(database.db, email)).toHaveLength(mails + 1);
  });

  it("undo takes a decision back; afterwards it is too late", async () => {
    const { number } = await inReview(desk, "token");
    const first = await runAct(BY_ANN, () => held(number, reject));
    expect(await runAct(BY_BEN, () => review().undo(first, BEN))).toMatchObject({ ok: true });
    expect(await runAct(BY_BEN, () => review().undo(first, BEN))).toMatchObject({ code: "too_late" });
    desk.wait(TWO_MINUTES);
    expect(await review().carryOutDue()).toBe(0);
    expect((await fileOf(number)).submission.state).toBe("in_review");

    const second = await held(number, reject);
    desk.wait(TWO_MINUTES);
    expect(await review().carryOutDue()).toBe(1);
    expect(await review().undo(second, ANN)).toMatchObject({ code: "too_late" });
    expect((await fileOf(number)).submission.state).toBe("rejected");
    const acts = await database.db
      .selectFrom("audit")
      .select(["actor", "act", "reason"])
      .where("target", "=", number)
      .orderBy("seq")
      .execute();
    // One row per act, the refused one has none; the last is the worker's, in the name of its reviewer.
    expect(acts.map(({ actor, act, reason }) => `${actor} ${act} ${reason}`)).toEqual([
      "Ann review.decide legal",
      "Ben review.undo reject of Ann",
      "Ann review.reject ",
    ]);
  });

  it("reopen makes a new event, and the queue shows it again", async () => {
    const { number } = await inReview(desk, "token");
    await held(number, reject);
    desk.wait(TWO_MINUTES);
    await review().carryOutDue();
    expect(await review().reopen(number, BEN, "decided too early")).toMatchObject({ ok: true });
    const { submission, events } = await fileOf(number);
    expect(submission.state).toBe("in_review");
    expect(events.map(({ code }) => code).slice(-2)).toEqual(["rejected", "reopened"]);
    const { rows } = await review().queue({ view: "due", search: number }, ANN);
    expect(rows.map((row) => row.number)).toEqual([number]);
    expect(await review().reopen(number, BEN, "")).toMatchObject({ code: "wrong_state" });
  });

  it("an outdated page is refused with the difference", async () => {
    const { number, token } = await inReview(desk, "token");
    const version = await versionOf(number);
    await desk.submissions.sendMessage(token, "We moved to another contract.");
    await held(number, { ...plain, kind: "message", note: "Which one?" });
    const outcome = await review().decide(number, BEN, { ...plain, kind: "approve", version });
    expect(outcome).toMatchObject({
      code: "stale",
      difference: {
        version: version + 2,
        messages: [{ text: "We moved to another contract.", author: "submitter" }],
        decisions: [{ by: { name: "Ann" }, state: "held", content: { kind: "message" } }],
      },
    });
  });

  it("two people decide at once: one wins, the other sees the difference", async () => {
    const { number } = await inReview(desk, "token");
    const version = await versionOf(number);
    const outcomes = await Promise.all(
      [ANN, BEN].map((by) => review().decide(number, by, { ...reject, version })),
    );
    const lost = outcomes.find(({ ok }) => !ok);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(lost).toMatchObject({ code: "stale", difference: { decisions: [{ state: "held" }] } });
  });

  it("another's claim, a missing reason and the wrong state are refused", async () => {
    const { number } = await inReview(desk, "token");
    await review().claim(number, BEN);
    expect(await decide(number, reject)).toMatchObject({ code: "claimed", holder: { operatorName: "Ben" } });
    expect(await decide(number, { ...reject, reasons: [] }, BEN)).toMatchObject({ code: "reasons_missing" });
    expect(await decide(number, { ...plain, kind: "waive" }, BEN)).toMatchObject({ code: "wrong_state" });
    expect(await decide("ZZZZZZZZ", reject)).toMatchObject({ code: "not_found" });
  });

  it("an approval that the check stops is refused at once; one whose submitter withdraws fails visibly", async () => {
    const copy = await inReview(desk, "dapp", { url: "https://app.uniswap.org" });
    expect(await decide(copy.number, { ...plain, kind: "approve" })).toMatchObject({
      code: "touches_listing",
    });
    const { number, token } = await inReview(desk, "token");
    await held(number, { ...plain, kind: "approve" });
    await desk.submissions.withdraw(token);
    desk.wait(TWO_MINUTES);
    await review().carryOutDue();
    const opened = await review().open(number);
    expect(opened.ok && opened.value.decisions).toMatchObject([{ state: "failed", failure: "wrong_state" }]);
    expect((await fileOf(number)).submission.state).toBe("withdrawn");
  });

  it("nobody decides an appeal against an own rejection: it is refused at once, and another decides", async () => {
    const { number, token } = await inReview(desk, "token");
    await held(number, reject);
    desk.wait(TWO_MINUTES);
    await review().carryOutDue();
    await desk.submissions.ownerAct(token, "appeal", { text: "That contract is ours." });
    for (const kind of ["approve", "request_changes", "reject"] as const)
      expect(await decide(number, { ...reject, kind })).toMatchObject({ code: "same_operator" });
    expect(await decide(number, { ...plain, kind: "message", note: "We look at it." })).toMatchObject({
      ok: true,
    });
    expect(await decide(number, reject, BEN)).toMatchObject({ ok: true });
  });

  it("several are decided together for the same reason, at most fifty, and undone together", async () => {
    const numbers = [await inReview(desk, "token"), await inReview(desk, "token")].map(
      ({ number }) => number,
    );
    const chosen = await Promise.all(
      numbers.map(async (number) => ({ number, version: await versionOf(number) })),
    );
    const many = Array.from({ length: 51 }, () => chosen[0] ?? { number: "", version: 1 });
    expect(await review().decideTogether(many, ANN, reject)).toMatchObject({ code: "too_many" });
    const together = await review().decideTogether(chosen, ANN, reject);
    if (!together.ok) throw new Error(together.code);
    expect(together.value.outcomes.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
    expect(await review().undoTogether(together.value.batch, ANN)).toBe(2);
    expect((await review().held()).filter(({ number }) => numbers.includes(number))).toEqual([]);
  });

  it("the mail is shown in the submitter's language beside ours", async () => {
    const { number } = await inReview(desk, "token", {}, "es");
    const about = { kind: "reject", reasons: ["legal"], note: "Sin permiso", language: "en" } as const;
    const shown = await review().preview(number, about);
    if (!shown.ok) throw new Error(shown.code);
    const { theirs, ours, isSent } = shown.value;
    expect([theirs.language, ours.language, isSent]).toEqual(["es", "en", false]);
    expect(theirs.text).toContain("Sin permiso");
    expect(theirs.subject).not.toBe(ours.subject);
  });

  it("a second person looks at chosen decisions, never the first; the rate counts agreement", async () => {
    const { number } = await inReview(desk, "token");
    const id = await held(number, reject);
    const decision = { decision_id: id, submission_id: 1, chosen_at: 0, note: "" };
    await database.db.insertInto("review_second_look").values(decision).execute();
    expect((await review().secondLooks(ANN)).map((one) => one.decision.id)).not.toContain(id);
    expect((await review().secondLooks(BEN)).map((one) => one.decision.id)).toContain(id);
    const look = { agrees: true, note: "" };
    expect(await review().giveSecondLook(id, ANN, look)).toBe(false);
    expect(await review().giveSecondLook(id, BEN, look)).toBe(true);
    expect(await review().giveSecondLook(id, BEN, look)).toBe(false);
    expect(await review().agreement()).toMatchObject({ looked: 1, agreed: 1, rate: 1 });
  });
});
