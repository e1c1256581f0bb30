/** The reviewers' queue: order, due dates, risk, filters, counts and claims. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLAIM_MS } from "#features/review/model.ts";
import { runAct } from "#platform/operator/act-context.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { countQueries } from "#tests/fixtures/databases/count-queries.ts";
import { openDesk, openSeededDesk, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";
import { ANN, BEN, inReview } from "./reviewing.ts";

const MINUTE_DAYS = 1 / 1_440;
const actOf = ({ name }: { readonly name: string }) =>
  ({ actor: name, source: "desk", act: "review.claim" }) as const;

describe.each(engines)("the review queue on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db, { REVIEW_HOLIDAYS: "2026-11-23" });
  }, 60_000);
  afterAll(() => database.close());

  const queue = (filter: Partial<Parameters<typeof desk.services.review.queue>[0]> = {}, by = ANN) =>
    desk.services.review.queue({ view: "due", ...filter }, by);
  /** The tokens of receipts, by number. */
  const receipts = new Map<string, string>();
  const day = (date: Date | null): string | undefined => date?.toISOString().slice(0, 10);

  it("puts what is due first on top: tokens after two working days, the rest after five, holidays left out", async () => {
    const dapp = await inReview(desk, "dapp", { url: "https://first.example.org" });
    const token = await inReview(desk, "token");
    for (const sent of [dapp, token]) receipts.set(sent.number, sent.token);
    const { rows, counts, total, soonBy } = await queue();
    expect(rows.map(({ number, dueAt }) => [number, day(dueAt)])).toEqual([
      [token.number, "2026-11-25"],
      [dapp.number, "2026-11-30"],
    ]);
    expect(day(soonBy)).toBe("2026-11-25");
    expect([total, counts.views.due, counts.views.overdue, counts.kinds]).toEqual([
      2,
      2,
      0,
      { dapp: 1, token: 1, nft: 0 },
    ]);
  });

  it("a receipt counts what is due before it, not what came before it", async () => {
    const { rows } = await queue();
    const ahead = await Promise.all(
      rows.map(async ({ number }) => {
        const found = await desk.submissions.receipt(receipts.get(number) ?? "");
        return found.ok && found.value.queue;
      }),
    );
    expect(ahead).toEqual([0, 1]);
  });

  it("another calendar moves the dates of what is already waiting", async () => {
    const later = await openDesk(database.db, { REVIEW_HOLIDAYS: "2026-11-23,2026-11-24" });
    const { rows } = await later.services.review.queue({ view: "due" }, ANN);
    expect(rows.map(({ dueAt }) => day(dueAt))).toEqual(["2026-11-26", "2026-12-01"]);
    const restored = await openDesk(database.db, { REVIEW_HOLIDAYS: "2026-11-23" });
    expect(day((await restored.services.review.queue({ view: "due" }, ANN)).rows[0]?.dueAt ?? null)).toBe(
      "2026-11-25",
    );
  });

  it("names the risk factors: look-alike, and a host that was rejected before", async () => {
    const rejected = await inReview(desk, "dapp", {
      url: "https://again.example.org",
      email: "a@one.example",
    });
    await desk.submissions.reject(rejected.number, { operator: "Ann", note: "", reasons: ["legal"] });
    const again = await inReview(desk, "dapp", { url: "https://again.example.org", email: "b@two.example" });
    const alike = await inReview(desk, "dapp", { url: "https://app.uniswop.org", email: "c@three.example" });
    await desk.services.review.assessChanged(100);
    const { rows, counts } = await queue({ view: "risky" });
    const factorsOf = (number: string) =>
      rows.find((row) => row.number === number)?.factors.map(({ name }) => name);
    expect(factorsOf(again.number)).toContain("host_rejected");
    expect(factorsOf(alike.number)).toContain("lookalike");
    expect(counts.views.risky).toBe(rows.length);
    await desk.services.review.assessChanged(100);
    const opened = await desk.services.review.open(again.number);
    expect(opened.ok && opened.value.related.find(({ number }) => number === rejected.number)?.by).toContain(
      "host",
    );
  });

  it("filters by kind, language, network and text, and pages", async () => {
    const spanish = await inReview(desk, "nft", {}, "es");
    const found = await queue({ language: "es" });
    expect(found.rows.map(({ number }) => number)).toEqual([spanish.number]);
    expect((await queue({ search: spanish.number.toLowerCase() })).total).toBe(1);
    const [network = ""] = found.rows[0]?.networks ?? [];
    expect((await queue({ network })).rows.map(({ number }) => number)).toContain(spanish.number);
    expect((await queue({ network: "nowhere" })).rows).toEqual([]);
    expect(found.counts.languages).toContain("es");
    const second = await desk.services.review.queue({ view: "due" }, ANN, 2);
    expect([second.rows, second.total > 0]).toEqual([[], true]);
  });

  it("fifty claims at once have one winner; the others learn who", async () => {
    const { number } = await inReview(desk, "token");
    const people = Array.from({ length: 50 }, (_, at) => ({ id: `p${at}`, name: `Person ${at}` }));
    const outcomes = await Promise.all(
      people.map((by) => runAct(actOf(by), () => desk.services.review.claim(number, by))),
    );
    const winners = outcomes.filter(({ ok }) => ok);
    expect(winners).toHaveLength(1);
    const [winner] = winners;
    const holders = outcomes.flatMap((one) => ("holder" in one ? [one.holder.operatorId] : []));
    expect(holders).toHaveLength(49);
    expect(new Set(holders)).toEqual(new Set([winner?.ok ? winner.value.operatorId : ""]));
    const acts = await database.db
      .selectFrom("audit")
      .select("seq")
      .where("target", "=", number)
      .where("act", "=", "review.claim")
      .execute();
    expect(acts).toHaveLength(1);
  });

  it("a claim ends after ten minutes, is renewed by the open page, and is taken over only from the holder one saw", async () => {
    const { number } = await inReview(desk, "token");
    const { review } = desk.services;
    expect((await review.claim(number, ANN)).ok).toBe(true);
    desk.wait(9 * MINUTE_DAYS);
    const attended = await review.attend(number, ANN);
    expect(attended.ok && attended.value.viewers.map(({ operatorName }) => operatorName)).toEqual(["Ann"]);
    desk.wait(9 * MINUTE_DAYS);
    expect(await review.claim(number, BEN)).toMatchObject({
      code: "claimed",
      holder: { operatorName: "Ann" },
    });
    expect(await review.claim(number, BEN, "somebody else")).toMatchObject({ code: "claimed" });
    expect((await queue({ view: "mine" })).rows.map((row) => row.number)).toContain(number);
    expect((await runAct(actOf(BEN), () => review.claim(number, BEN, ANN.id))).ok).toBe(true);
    expect((await queue({ view: "mine" }, BEN)).rows.map((row) => row.number)).toContain(number);
    const taken = await database.db
      .selectFrom("audit")
      .select(["actor", "reason"])
      .where("target", "=", number)
      .where("reason", "!=", "")
      .execute();
    expect(taken).toEqual([{ actor: "Ben", reason: "from Ann" }]);
    desk.wait(CLAIM_MS / 86_400_000);
    expect((await queue({ view: "unclaimed" })).rows.map((row) => row.number)).toContain(number);
    expect((await review.claim(number, ANN)).ok).toBe(true);
    await review.release(number, ANN);
    expect((await review.claim(number, BEN)).ok).toBe(true);
  });

  it("every change of a submission has a new version, and is signalled", async () => {
    const { number, token } = await inReview(desk, "token");
    const before = await desk.submissions.versionOf(number);
    await desk.submissions.sendMessage(token, "Any news?");
    const after = await desk.submissions.versionOf(number);
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    const opened = await desk.services.review.open(number);
    expect(opened.ok && opened.value.messages.at(-1)?.version).toBe(after?.version);
    const signals = await database.db
      .selectFrom("desk_signal")
      .select("what")
      .where("target", "=", String(after?.id))
      .execute();
    expect(new Set(signals.map(({ what }) => what))).toEqual(
      new Set(["submission_new", "submission_changed", "assessed"]),
    );
    const streamed: string[] = [];
    const options = { lastId: 0, signal: new AbortController().signal, streamMs: 800, pollMs: 1 };
    for await (const piece of desk.services.review.signals(options)) streamed.push(piece);
    expect(streamed[0]).toMatch(/^retry: 500\nid: 0\nevent: hello/);
    expect(streamed.join("")).toContain(JSON.stringify({ what: "submission_new", number, by: "" }));
  });

  it("a page of the queue and a case cost the same few queries, however many submissions there are", async () => {
    const counted = countQueries(database.db);
    const { review } = openSeededDesk(counted.db).services;
    const host = "https://counted.example.org";
    const { number } = await inReview(desk, "dapp", { url: host });
    const queries = async (): Promise<number[]> => {
      await desk.services.review.assessChanged(100);
      // Dates of what is new are written once.
      await review.queue({ view: "due" }, ANN);
      await review.open(number);
      counted.reset();
      await review.queue({ view: "due" }, ANN);
      const ofQueue = counted.count();
      await review.open(number);
      return [ofQueue, counted.count() - ofQueue];
    };
    const few = await queries();
    for (let at = 0; at < 10; at += 1) await inReview(desk, "nft", { website: `${host}/${at}` });
    expect(await queries()).toEqual(few);
    const [ofQueue = 0, ofCase = 0] = few;
    expect(ofQueue).toBeLessThan(12);
    expect(ofCase).toBeLessThan(35);
  });
});
