/** Whoever proves to own a listing gets its lost receipt, after 72 hours in which the old contact can stop it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOwnership, type Ownership } from "#features/ownership/server/service.ts";
import { createOwnershipStore } from "#features/ownership/server/store.ts";
import { ok } from "#lib/result.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import {
  confirmMail,
  mailsTo,
  openDesk,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";

const decision = { operator: "Ines", note: "" };
const next = "next@project.example";
const HOUR = 1 / 24;

/** In the subject of the mail that warns the old contact. */
const NOTICE = "someone else is asking for your receipt";

describe.each(engines)("a receipt by a proof on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let ownership: Ownership;
  /** The TXT records of the internet, by name. */
  const records = new Map<string, string>();
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
    ownership = createOwnership({
      store: createOwnershipStore(database.db),
      clock: desk.foundation.clock,
      outbound: {
        isOn: true,
        texts: (name) => Promise.resolve(ok([records.get(name) ?? ""])),
        fetchText: () => Promise.resolve(ok({ contentType: "text/html", text: "", url: "" })),
      },
      brandKey: "brand",
      site: "wallet.example",
      ownedBy: () => Promise.resolve(null),
      chain: () => Promise.resolve(null),
      changed: () => Promise.resolve(),
      receipts: desk.submissions,
    });
  }, 60_000);
  afterAll(() => database.close());

  /** A public DApp whose owner has confirmed the address. */
  async function live(host: string) {
    const email = `owner@${host}`;
    const sent = await send(desk, "dapp", { url: `https://${host}/`, email });
    await confirmMail(desk, database.db, email);
    await desk.submissions.waive(sent.number, decision);
    const approved = await desk.submissions.approve(sent.number, decision);
    if (!approved.ok) throw new Error(JSON.stringify(approved));
    return { ...sent, email, listing: approved.value.listing ?? "" };
  }
  const canRead = async (token: string) => (await desk.submissions.receipt(token)).ok;
  /** Publishes the value of the claim and asks for the receipt. */
  async function claim(listing: string, email = next, token = ownership.newClaim()) {
    const found = await ownership.claim(token, listing);
    if (found) records.set(found.record, found.value);
    const started = await ownership.recover({ token, listing, method: "dns", email, language: "en" });
    return { token, started };
  }
  const codesOf = async (token: string) => {
    const found = await desk.submissions.receipt(token);
    return found.ok ? found.value.events.map(({ code }) => code) : [];
  };
  const stopLinkTo = async (email: string) =>
    (await mailsTo(database.db, email))
      .flatMap(({ subject, text }) =>
        subject.includes(NOTICE) ? (/receipt-link\?token=([\w-]+)/.exec(text)?.[1] ?? []) : [],
      )
      .at(-1) ?? "";

  it("replaces the old one after 72 hours, and is private until then", async () => {
    const { token: old, email, listing } = await live("one.example");
    const { token, started } = await claim(`https://wallet.example/en${listing}`);
    expect(started).toMatchObject({ ok: true });
    expect((await mailsTo(database.db, email)).at(-1)?.subject).toContain(NOTICE);
    desk.wait(72 * HOUR - 0.001);
    expect([await canRead(old), await canRead(token)]).toEqual([true, false]);
    desk.wait(0.002);
    // At its time, before any worker has run.
    expect([await canRead(old), await canRead(token)]).toEqual([false, true]);
    expect(await desk.submissions.completeHandovers()).toBe(1);
    expect([await canRead(old), await canRead(token)]).toEqual([false, true]);
    expect((await codesOf(token)).slice(-2)).toEqual(["recovery_started", "recovered"]);
    expect(await mailsTo(database.db, next)).toHaveLength(1);
    const after = await desk.submissions.receipt(token);
    expect(after).toMatchObject({ value: { submission: { email: next, mailState: "unconfirmed" } } });
  });

  it("is stopped by the link in the mail, once, and cannot be asked for again for a week", async () => {
    const { token: old, email, listing } = await live("two.example");
    const { token } = await claim(listing);
    const stop = await stopLinkTo(email);
    expect(await desk.submissions.mailLinkPurpose(stop)).toBe("stop");
    expect(await desk.submissions.openMailLink(stop, "")).toMatchObject({ code: "not_found" });
    expect(await desk.submissions.stopRecovery(stop)).toMatchObject({ ok: true });
    expect(await desk.submissions.stopRecovery(stop)).toMatchObject({ code: "wrong_state" });
    expect((await claim(listing)).started).toMatchObject({ code: "stopped" });
    desk.wait(4);
    expect([await canRead(old), await canRead(token)]).toEqual([true, false]);
    expect(await desk.submissions.mailLinkPurpose(stop)).toBeNull();
    desk.wait(4);
    expect((await claim(listing)).started).toMatchObject({ ok: true });
    expect(await desk.submissions.purge()).toMatchObject({ links: 1 });
  });

  it("is stopped on the receipt, and waits while another hand-over is under way", async () => {
    const { token: old, listing } = await live("three.example");
    await desk.submissions.ownerAct(old, "hand_over", { email: "friend@project.example" });
    expect((await claim(listing)).started).toMatchObject({ code: "under_way" });
    await desk.submissions.ownerAct(old, "cancel_hand_over", {});
    expect((await claim(listing)).started).toMatchObject({ ok: true });
    const shown = await desk.submissions.receipt(old);
    expect(shown).toMatchObject({ value: { handover: { cause: "proof", isNew: false } } });
    expect(await desk.submissions.ownerAct(old, "cancel_hand_over", {})).toMatchObject({ ok: true });
    expect((await codesOf(old)).slice(-2)).toEqual(["recovery_started", "recovery_stopped"]);
  });

  it("needs the value of this very claim, at the listed host, and an address", async () => {
    const { token: old, listing } = await live("four.example");
    const other = await live("five.example");
    const token = ownership.newClaim();
    const found = await ownership.claim(token, listing);
    const ask = (change: object) =>
      ownership.recover({ token, listing, method: "dns", email: next, language: "en", ...change });
    expect(await ask({})).toMatchObject({ code: "record_missing" });
    records.set(found?.record ?? "", found?.value ?? "");
    expect(await ask({ listing: other.listing })).toMatchObject({ code: "record_missing" });
    expect(await ask({ token: ownership.newClaim() })).toMatchObject({ code: "record_missing" });
    expect(await ask({ token: "x" })).toMatchObject({ code: "not_found" });
    expect(await ask({ email: "nobody" })).toMatchObject({ code: "invalid_email" });
    expect(await ask({ email: `${"a".repeat(100_000)}@x.example` })).toMatchObject({ code: "invalid_email" });
    expect(await ask({ method: "signature", message: "", signature: "0x" })).toMatchObject({ ok: false });
    await desk.submissions.ownerAct(old, "delist", { reason: "It is over." });
    expect(await ask({})).toMatchObject({ code: "not_found" });
  });

  it("says the same about what has no receipt and what does not exist", async () => {
    const token = ownership.newClaim();
    for (const listing of [
      "/dappstore/detail?id=1001",
      "/dappstore/detail?id=999999",
      "/token/eth/0x12",
      "x",
    ])
      expect(await ownership.claim(token, listing)).toBeNull();
  });

  it("is given by an operator too, with the same notice", async () => {
    const { token: old, number, email, listing } = await live("six.example");
    await claim(listing);
    expect(await desk.submissions.stopByOperator(number, "Ines")).toMatchObject({ ok: true });
    expect((await claim(listing)).started).toMatchObject({ code: "stopped" });
    expect(await desk.submissions.recoveryByOperator(number, "nobody")).toMatchObject({
      code: "invalid_email",
    });
    const given = await desk.submissions.recoveryByOperator(number, next);
    expect(given).toMatchObject({ ok: true });
    expect(await stopLinkTo(email)).not.toBe("");
    desk.wait(3.01);
    expect([await canRead(old), await canRead(given.ok ? given.value.token : "")]).toEqual([false, true]);
  });
});
