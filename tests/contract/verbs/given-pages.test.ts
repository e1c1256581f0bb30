/** Whoever loses a page to another submission by an approval is told, once. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiptWire } from "#features/submissions/server/api/wire.ts";
import {
  confirmMail,
  live,
  mailsTo,
  openDesk,
  receiptOf,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const decision = { operator: "Ines", note: "" };
const done = { ok: true, value: null };

describe.each(engines)("the page of a listing on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  let made = 0;
  /** A public token of somebody with a confirmed address, and another submission for the same contract. */
  async function contested() {
    made += 1;
    const address = `0x${String(made).padStart(40, "4")}`;
    const email = `first${made}@given.example`;
    // Both are sent before either is listed.
    const newer = () =>
      send(desk, "token", { address, name: "Rightful", email: `second${made}@given.example` });
    const first = await send(desk, "token", { address, name: "Harbour", email }, "es");
    const second = await newer();
    await confirmMail(desk, database.db, email);
    await desk.submissions.waive(first.number, decision);
    await desk.submissions.waive(second.number, decision);
    expect(await desk.submissions.approve(first.number, decision)).toMatchObject({ ok: true });
    return { first, second, email, ref: `eth:${address}`, key: { network: "eth", address } };
  }
  const give = (number: string, replaces: string, more: object = {}) =>
    desk.submissions.approve(number, { ...decision, replaces, ...more });
  const codes = async (token: string) => (await receiptOf(desk, token)).events.map(({ code }) => code);
  const given = async (token: string) => (await codes(token)).filter((code) => code === "page_given").length;
  const mails = async (email: string) =>
    (await mailsTo(database.db, email)).filter(({ subject }) => subject.includes("página"));

  it("that goes to another submission tells its owner in the language of the form, and on the receipt", async () => {
    const { first, second, email, ref } = await contested();
    const before = (await receiptOf(desk, first.token)).submission;
    expect(await give(second.number, ref)).toMatchObject({ ok: true });
    const found = await receiptOf(desk, first.token);
    expect(found.events.at(-1)).toMatchObject({
      actor: "operator",
      actorName: "Ines",
      code: "page_given",
      state: "live",
      note: "",
    });
    // An open receipt notices.
    expect(found.submission.version).toBeGreaterThan(before.version);
    const wire = receiptWire(found);
    expect(wire).toMatchObject({ owns_page: false, state: "live" });
    expect(wire.events.at(-1)).toMatchObject({ by: "operator", code: "page_given" });
    expect(await mails(email)).toMatchObject([{ subject: "Harbour: su página es de otra solicitud" }]);
    // The other one is told of its approval and of nothing else.
    expect(await given(second.token)).toBe(0);
    expect(receiptWire(await receiptOf(desk, second.token)).owns_page).toBe(true);
  });

  it("is told once, however often the new owner changes it, and again after it went back and forth", async () => {
    const { first, second, email, ref } = await contested();
    await give(second.number, ref);
    await desk.submissions.resubmit(second.token, {
      description: "A text that its owner has corrected since.",
    });
    expect(await desk.submissions.approve(second.number, decision)).toMatchObject({ ok: true });
    expect([await given(first.token), (await mails(email)).length]).toEqual([1, 1]);
    // Only an operator's choice gives it back.
    await desk.submissions.resubmit(first.token, {
      description: "Another text, of whoever had the page before.",
    });
    expect(await desk.submissions.approve(first.number, decision)).toMatchObject({
      ok: false,
      code: "touches_listing",
    });
    expect(await give(first.number, ref)).toMatchObject({ ok: true });
    expect([await given(first.token), await given(second.token)]).toEqual([1, 1]);
    expect(receiptWire(await receiptOf(desk, first.token)).owns_page).toBe(true);
    await desk.submissions.resubmit(second.token, { description: "Once more, by the second of the two." });
    await give(second.number, ref);
    expect([await given(first.token), (await mails(email)).length]).toEqual([2, 2]);
  });

  it("is not told twice by a third one, when the second has withdrawn", async () => {
    const { first, second, email, ref, key } = await contested();
    await give(second.number, ref);
    expect(await desk.submissions.ownerAct(second.token, "delist", { reason: "Over" })).toEqual(done);
    const third = await send(desk, "token", { ...key, name: "Third" });
    await desk.submissions.waive(third.number, decision);
    expect(await give(third.number, ref)).toMatchObject({ ok: true });
    expect([await given(first.token), (await mails(email)).length]).toEqual([1, 1]);
  });

  it("is given with its notice or not at all: what fails later takes back both", async () => {
    const { first, second, email, ref } = await contested();
    const settle = () => Promise.reject(new Error("killed"));
    await expect(give(second.number, ref, { settle })).rejects.toThrow("killed");
    expect([await given(first.token), (await mails(email)).length]).toEqual([0, 0]);
    expect((await receiptOf(desk, first.token)).ownsPage).toBe(true);
    // Of two at the same time, one gives it.
    const both = await Promise.all([give(second.number, ref), give(second.number, ref)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect([await given(first.token), (await mails(email)).length]).toEqual([1, 1]);
  });

  it("that is somebody else’s by now does not end when its former owner moves", async () => {
    const { first, second, ref, key } = await contested();
    await give(second.number, ref);
    const address = `0x${String(made).padStart(40, "5")}`;
    const moved = { address, reason: "The old contract cannot be upgraded." };
    expect(await desk.submissions.ownerAct(first.token, "move", moved)).toEqual(done);
    expect(await desk.submissions.approve(first.number, decision)).toMatchObject({ ok: true });
    const shown = async (contract: string) =>
      (await desk.services.catalogue.listing("token", { network: "eth", address: contract }))?.name;
    expect([await shown(key.address), await shown(address)]).toEqual(["Rightful", "Harbour"]);
    expect((await receiptOf(desk, first.token)).ownsPage).toBe(true);
    expect(await given(second.token)).toBe(0);
  });

  it("of a DApp is told the same way", async () => {
    const email = "dapp@given.example";
    const first = await live(desk, "dapp", { url: "https://given.example.org", email });
    await confirmMail(desk, database.db, email);
    const { listing } = (await receiptOf(desk, first.token)).submission;
    const ref = /\d+$/.exec(listing ?? "")?.[0] ?? "";
    const second = await send(desk, "dapp", { url: "https://given.example.org/app" });
    await desk.submissions.waive(second.number, decision);
    expect(await give(second.number, ` ${ref} `)).toMatchObject({ ok: true });
    expect(await codes(first.token)).toContain("page_given");
    const subjects = (await mailsTo(database.db, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("its page belongs to another"))).toHaveLength(1);
  });
});
