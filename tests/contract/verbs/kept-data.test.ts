/** How long data is kept, to the day; what a submitter gets a copy of, and what is left after an erasure. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  confirmMail,
  form,
  live,
  mailsTo,
  openDesk,
  openSeededDesk,
  receiptOf,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const decision = { operator: "Ines", note: "" };
const MINUTE = 1 / 1_440;

describe.each(engines)("kept data on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  beforeEach(async () => {
    for (const table of [
      "submission",
      "submission_upload",
      "submission_key",
      "receipt_link",
      "outbox",
      "mail_asked",
      "mail_confirmed",
    ] as const)
      await database.db.deleteFrom(table).execute();
    // Each test has its own time.
    desk = openSeededDesk(database.db);
  });
  afterAll(() => database.close());

  const exists = async (token: string) => (await desk.submissions.receipt(token)).ok;
  const purge = () => desk.submissions.purge();
  const nothing = { submissions: 0, uploads: 0, keys: 0, links: 0 };

  it("of a form without a donation ends 90 days after the last act, to the minute", async () => {
    const { token } = await send(desk, "token");
    desk.wait(90);
    expect(await purge()).toMatchObject({ submissions: 0 });
    expect(await exists(token)).toBe(true);
    desk.wait(MINUTE);
    expect(await purge()).toMatchObject({ submissions: 1 });
    expect(await exists(token)).toBe(false);
    expect(await purge()).toMatchObject(nothing);
  });

  it("of a rejected or withdrawn one ends 365 days after that, whatever is written meanwhile", async () => {
    const rejected = await send(desk, "token");
    await desk.submissions.waive(rejected.number, decision);
    await desk.submissions.reject(rejected.number, { ...decision, reasons: ["other"] });
    const withdrawn = await send(desk, "token");
    await desk.submissions.withdraw(withdrawn.token);
    const reviewed = await send(desk, "token");
    await desk.submissions.waive(reviewed.number, decision);
    desk.wait(300);
    await desk.submissions.sendMessage(rejected.token, "Are you there?");
    desk.wait(65);
    expect(await purge()).toMatchObject({ submissions: 0 });
    desk.wait(MINUTE);
    expect(await purge()).toMatchObject({ submissions: 2 });
    const left = [rejected, withdrawn, reviewed].map(({ token }) => exists(token));
    expect(await Promise.all(left)).toEqual([false, false, true]);
  });

  it("of one that an appeal or another review reopened stays", async () => {
    const { token, number } = await send(desk, "token");
    await desk.submissions.waive(number, decision);
    await desk.submissions.reject(number, { ...decision, reasons: ["other"] });
    desk.wait(364);
    await desk.submissions.ownerAct(token, "appeal", { text: "Look again" });
    desk.wait(30);
    await purge();
    expect(await exists(token)).toBe(true);
    // Rejected again, its year begins again.
    await desk.submissions.reject(number, { operator: "Jonas", note: "", reasons: ["other"] });
    desk.wait(364);
    await purge();
    expect(await exists(token)).toBe(true);
  });

  it("of a listing ends 365 days after it was seen to be gone, and begins again if it returned", async () => {
    const { token } = await live(desk, "token");
    const { listing } = (await receiptOf(desk, token)).submission;
    const ref = (listing ?? "").split("/").slice(-2).join(":");
    const by = { operator: "Omar", reason: "to test" };
    const { listings } = desk.services;
    desk.wait(800);
    await purge();
    expect(await exists(token)).toBe(true);
    await listings.of.token.delist(ref, by);
    await purge();
    desk.wait(365);
    await purge();
    expect(await exists(token)).toBe(true);
    // Shown again, it is not counted from the first time.
    await listings.of.token.revert(ref, null, by);
    await purge();
    desk.wait(1);
    await listings.of.token.delist(ref, by);
    await purge();
    desk.wait(365);
    await purge();
    expect(await exists(token)).toBe(true);
    desk.wait(MINUTE);
    expect(await purge()).toMatchObject({ submissions: 1 });
    expect(await exists(token)).toBe(false);
  });

  it("of many is deleted at once, and those that stay are all looked at", async () => {
    const { id } = await send(desk, "nft");
    const row = await database.db
      .selectFrom("submission")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const copies = (count: number, state: "withdrawn" | "live") =>
      Array.from({ length: count }, (_, at) => {
        const { id: _id, ...rest } = row;
        const own = { number: `${state.slice(0, 2)}${at}`, token_hash: `${state}${at}`, state } as const;
        return { ...rest, ...own, decided_at: state === "withdrawn" ? 0 : null };
      });
    for (const part of [copies(201, "withdrawn"), copies(201, "live")])
      await database.db.insertInto("submission").values(part).execute();
    expect(await purge()).toMatchObject({ submissions: 201 });
    const gone = await database.db
      .selectFrom("submission")
      .select("delisted_at")
      .where("state", "=", "live")
      .execute();
    const now = desk.foundation.clock.now().getTime();
    expect(gone.map(({ delisted_at: at }) => at)).toEqual(gone.map(() => now));
    expect(gone).toHaveLength(201);
  });

  it("of a repeated call is a day: then the same key is a new form", async () => {
    const caller = { language: "en", idempotencyKey: "key-of-one-day" };
    const fields = await form(desk, "nft");
    const isRepeat = async () => {
      const sent = await desk.submissions.submit("nft", fields, caller);
      return sent.ok && sent.value.isRepeat;
    };
    expect(await isRepeat()).toBe(false);
    desk.wait(1);
    expect(await purge()).toMatchObject({ keys: 0 });
    expect(await isRepeat()).toBe(true);
    desk.wait(MINUTE);
    expect(await purge()).toMatchObject({ keys: 1 });
    expect(await isRepeat()).toBe(false);
  });

  it("of an upload that no form uses is seven days", async () => {
    await form(desk, "nft");
    desk.wait(7);
    expect(await purge()).toMatchObject({ uploads: 0 });
    desk.wait(MINUTE);
    expect((await purge()).uploads).toBeGreaterThan(0);
  });

  it("of a mailed link ends with it: 24 hours for a new receipt, 72 for stopping one, never for an address", async () => {
    const { id, number, email } = {
      ...(await live(desk, "token", { email: "a@kept.example" })),
      email: "a@kept.example",
    };
    const { confirm } = await confirmMail(desk, database.db, email);
    await desk.submissions.requestNewLink({ number, email });
    await desk.submissions.sendNewLinks();
    await desk.submissions.recoveryByOperator(number, "b@kept.example");
    const purposes = async () =>
      (
        await database.db
          .selectFrom("receipt_link")
          .select("purpose")
          .where("submission_id", "=", id)
          .execute()
      )
        .map(({ purpose }) => purpose)
        .toSorted();
    expect(await purposes()).toEqual(["confirm", "recover", "stop"]);
    desk.wait(1 - MINUTE);
    expect(await purge()).toMatchObject({ links: 0 });
    desk.wait(MINUTE);
    expect(await purge()).toMatchObject({ links: 1 });
    expect(await purposes()).toEqual(["confirm", "stop"]);
    desk.wait(2);
    expect(await purge()).toMatchObject({ links: 1 });
    expect(await desk.submissions.mailLinkPurpose(confirm)).toBe("confirm");
  });

  it("is copied whole for its submitter: forms, history, thread and donation, and of nobody else", async () => {
    const mine = await send(desk, "token", { email: "Mara@kept.example", note: "My number is 123." });
    await desk.submissions.waive(mine.number, decision);
    await send(desk, "token", { email: "other@kept.example" });
    const copy = await desk.submissions.exportSubmitter(" MARA@Kept.example\n");
    const { submission, events, messages } = await receiptOf(desk, mine.token);
    expect(copy).toEqual({
      submissions: [
        {
          submission,
          events,
          messages,
          donation: expect.objectContaining({ submissionId: mine.id, settledBy: "waiver" }),
        },
      ],
      formerly: [],
    });
    expect(await desk.submissions.exportSubmitter("nobody@kept.example")).toEqual({
      submissions: [],
      formerly: [],
    });
  });

  it("of an erased submitter is what is public, a change of it included, and nothing of a person", async () => {
    const email = "Mara@kept.example";
    const person = { email, companyName: "Mara Ltd", contact: ["https://t.me/mara"] };
    const listed = await live(desk, "token", person);
    const changed = await live(desk, "nft", { ...person, website: "https://mara.example" });
    await confirmMail(desk, database.db, email);
    expect(await desk.submissions.resubmit(changed.token, { name: "Tide Two" })).toMatchObject({ ok: true });
    const rejected = await send(desk, "nft", person);
    await desk.submissions.waive(rejected.number, decision);
    await desk.submissions.reject(rejected.number, { ...decision, reasons: ["other"] });
    const other = await send(desk, "token", { email: "other@kept.example" });

    expect(await desk.submissions.eraseSubmitter(" mara@KEPT.example ")).toEqual({
      removed: 1,
      anonymised: 2,
    });
    const left = [listed, changed, rejected, other].map(({ token }) => exists(token));
    expect(await Promise.all(left)).toEqual([true, true, false, true]);
    for (const { token } of [listed, changed]) {
      const { submission } = await receiptOf(desk, token);
      expect(submission.email).toBe("");
      for (const fields of [submission.fields, submission.published]) {
        expect(fields).toMatchObject({ network: "eth", description: expect.any(String) });
        expect(Object.keys(fields ?? {})).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(email|contact|companyName)$/)]),
        );
      }
    }
    expect((await receiptOf(desk, changed.token)).submission.name).toBe("Tide Two");
    expect(await mailsTo(database.db, email)).toEqual([]);
    expect(await mailsTo(database.db, "other@kept.example")).toHaveLength(1);
    expect(await database.db.selectFrom("mail_confirmed").selectAll().execute()).toEqual([]);
    expect(await desk.submissions.eraseSubmitter(email)).toEqual({ removed: 0, anonymised: 0 });
  });
});
