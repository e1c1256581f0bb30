/** A listing lives: its owner changes, moves, pauses, delists and hands it over by the receipt. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOwnershipStore } from "#features/ownership/server/store.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { confirmMail, mailsTo, openDesk, send, type ReviewDesk } from "./review-desk.ts";

const decision = { operator: "Ines", note: "" };
const other = { operator: "Jonas", note: "" };
const OLD = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const NEW = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";
const THIRD = "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB";
const PAUSED = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";

describe.each(engines)("an owner on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  /** A public listing with its receipt. */
  async function live(kind: "dapp" | "token" | "nft", change: object = {}) {
    const sent = await send(desk, kind, change);
    await desk.submissions.waive(sent.number, decision);
    expect(await desk.submissions.approve(sent.number, decision)).toMatchObject({ ok: true });
    return sent;
  }

  async function receiptOf(token: string) {
    const found = await desk.submissions.receipt(token);
    if (!found.ok) throw new Error(found.code);
    return found.value;
  }

  const stateOf = async (token: string) => (await receiptOf(token)).submission.state;
  const act = (token: string, name: Parameters<typeof desk.submissions.ownerAct>[1], input: object = {}) =>
    desk.submissions.ownerAct(token, name, input);
  const token = (address: string) => desk.services.catalogue.listing("token", { network: "eth", address });

  it("changes fields: public after the approval, gone after a refusal or a withdrawal", async () => {
    const { token: receipt, number } = await live("nft", { name: "Tide Prints" });
    const { fields } = (await receiptOf(receipt)).submission;
    const key = { network: "eth", address: String("address" in fields ? fields.address : "") };
    const shown = async () => (await desk.services.catalogue.listing("nft", key))?.name;
    expect(await desk.submissions.resubmit(receipt, {})).toMatchObject({ code: "validation" });

    expect(await desk.submissions.resubmit(receipt, { name: "Tide Prints Two" })).toEqual({
      ok: true,
      value: null,
    });
    expect([await stateOf(receipt), await shown()]).toEqual(["in_review", "Tide Prints"]);
    await desk.submissions.reject(number, { ...decision, reasons: ["detailsMismatch"] });
    expect(await receiptOf(receipt)).toMatchObject({
      submission: { state: "live", name: "Tide Prints", fields: { name: "Tide Prints" } },
    });

    await desk.submissions.resubmit(receipt, { name: "Tide Prints Two" });
    await desk.submissions.withdraw(receipt);
    expect([await stateOf(receipt), await shown()]).toEqual(["live", "Tide Prints"]);

    await desk.submissions.resubmit(receipt, { name: "Tide Prints Two" });
    expect(await desk.submissions.approve(number, decision)).toMatchObject({ ok: true });
    expect([await stateOf(receipt), await shown()]).toEqual(["live", "Tide Prints Two"]);
    expect(await desk.services.catalogue.listingHistory("nft", key)).toMatchObject([
      { what: "changed", isByProject: true, fields: ["name"] },
      { what: "listed", fields: [] },
    ]);
    expect((await receiptOf(receipt)).events.map(({ code }) => code).slice(4)).toEqual([
      "published",
      "change_requested",
      "change_refused",
      "change_requested",
      "change_withdrawn",
      "change_requested",
      "approved",
      "published",
    ]);
  });

  it("removes from a DApp what the project itself had listed", async () => {
    const { token: receipt, number } = await live("dapp", { url: "https://harbour-living.example" });
    const { listing } = (await receiptOf(receipt)).submission;
    const hid = Number(/id=(\d+)/.exec(listing ?? "")?.[1]);
    expect(await desk.submissions.resubmit(receipt, { has_tokens: false, tokens: [] })).toMatchObject({
      ok: true,
    });
    expect(await desk.submissions.approve(number, decision)).toMatchObject({ ok: true });
    await desk.services.catalogue.refresh();
    expect((await desk.services.catalogue.dapp(hid, "en"))?.tokens).toEqual([]);
  });

  it("moves a token: the old contract leads to the new one, with the public reason", async () => {
    const { token: receipt, number, id } = await live("token", { address: OLD });
    const reason = "The old contract cannot be upgraded.";
    expect(await act(receipt, "move", { address: NEW })).toMatchObject({
      problems: [{ path: "reason", code: "required" }],
    });
    expect(await act(receipt, "move", { address: "0x12", reason })).toMatchObject({
      problems: [{ path: "address", code: "address_format" }],
    });
    expect(await act(receipt, "move", { address: NEW, reason })).toEqual({ ok: true, value: null });
    const signature = { signer: "0xa11ce", role: "admin", evidence: "", at: new Date() } as const;
    const signed = { from: `eth:${OLD.toLowerCase()}`, to: `eth:${NEW.toLowerCase()}`, ...signature };
    await createOwnershipStore(database.db).putMove({ submissionId: id, ...signed });
    expect((await token(OLD))?.name).toBe("Harbour");
    expect(await desk.submissions.approve(number, decision)).toMatchObject({ ok: true });
    expect([await token(OLD), (await token(NEW))?.name]).toEqual([null, "Harbour"]);
    expect(await desk.services.catalogue.movedFrom("token", { network: "eth", address: NEW })).toMatchObject([
      { reason, signer: "0xa11ce", role: "admin" },
    ]);

    // A second move: both old addresses lead to the last one, and nobody of the first one signed for that.
    desk.wait(1);
    await act(receipt, "move", { address: THIRD, reason });
    await desk.submissions.approve(number, decision);
    const { catalogue } = desk.services;
    for (const address of [OLD, NEW])
      expect(await catalogue.movedTo("token", { network: "eth", address })).toEqual({
        network: "eth",
        address: THIRD.toLowerCase(),
      });
    expect(await catalogue.movedFrom("token", { network: "eth", address: THIRD })).toMatchObject([
      { reason, signer: "", role: "" },
      { reason, signer: "", role: "" },
    ]);
    // The past moves along, each move once.
    expect(await catalogue.listingHistory("token", { network: "eth", address: THIRD })).toMatchObject([
      { what: "moved", isByProject: true, reason, fields: [] },
      { what: "moved", isByProject: true, reason },
      { what: "listed", isByProject: true, reason: "" },
    ]);
    expect((await receiptOf(receipt)).submission.listing).toBe(`/token/eth/${THIRD.toLowerCase()}`);
  });

  it("cannot move onto the listing of another", async () => {
    const address = "0x52908400098527886E0F7030069857D2E4169EE7";
    await live("token", { address });
    const { token: receipt } = await live("token");
    expect(await act(receipt, "move", { address, reason: "Mine now" })).toMatchObject({
      problems: [{ path: "address", code: "duplicate_contract" }],
    });
  });

  it("pauses and shows again, then delists and asks for another review", async () => {
    const { token: receipt, number } = await live("token");
    const { fields } = (await receiptOf(receipt)).submission;
    const address = String("address" in fields ? fields.address : "");
    expect(await act(receipt, "pause", { reason: "Maintenance" })).toMatchObject({ ok: true });
    expect([await token(address), await stateOf(receipt)]).toEqual([null, "live"]);
    expect(await act(receipt, "pause")).toMatchObject({ code: "wrong_state" });
    expect(await desk.submissions.resubmit(receipt, { name: "Other" })).toMatchObject({
      code: "wrong_state",
    });
    expect(await act(receipt, "resume")).toMatchObject({ ok: true });
    expect((await token(address))?.name).toBe("Harbour");
    expect(await act(receipt, "resume")).toMatchObject({ code: "wrong_state" });

    expect(await act(receipt, "delist", {})).toMatchObject({
      problems: [{ path: "reason", code: "required" }],
    });
    expect(await act(receipt, "delist", { reason: "The project ended" })).toMatchObject({ ok: true });
    expect([await token(address), await stateOf(receipt)]).toEqual([null, "withdrawn"]);
    expect(await act(receipt, "reopen")).toMatchObject({ ok: true });
    expect(await stateOf(receipt)).toBe("in_review");
    expect(await desk.submissions.approve(number, { ...decision, replaces: `eth:${address}` })).toMatchObject(
      {
        ok: true,
      },
    );
    const history = await desk.services.catalogue.listingHistory("token", { network: "eth", address });
    expect(history.map(({ what, reason }) => [what, reason])).toEqual([
      ["relisted", ""],
      ["delisted", "The project ended"],
      ["relisted", ""],
      ["paused", "Maintenance"],
      ["listed", ""],
    ]);
  });

  it("delists what is paused, and its history says so with the public reason", async () => {
    const { token: receipt } = await live("token", { address: PAUSED });
    expect(await act(receipt, "pause", { reason: "Maintenance" })).toMatchObject({ ok: true });
    expect(await act(receipt, "delist", { reason: "The project ended" })).toMatchObject({ ok: true });
    const history = await desk.services.catalogue.listingHistory("token", {
      network: "eth",
      address: PAUSED,
    });
    expect(history.map(({ what, reason }) => [what, reason])).toEqual([
      ["delisted", "The project ended"],
      ["paused", "Maintenance"],
      ["listed", ""],
    ]);
  });

  it("appeals a rejection, which another operator decides", async () => {
    const { token: receipt, number } = await send(desk, "token");
    await desk.submissions.waive(number, decision);
    expect(await act(receipt, "appeal", { text: "Look again" })).toMatchObject({ code: "wrong_state" });
    await desk.submissions.reject(number, { ...decision, reasons: ["legal"] });
    expect(await act(receipt, "appeal", { text: " " })).toMatchObject({ problems: [{ path: "text" }] });
    expect(await act(receipt, "appeal", { text: "Look again" })).toMatchObject({ ok: true });
    expect((await receiptOf(receipt)).messages.map(({ text }) => text)).toEqual(["Look again"]);
    const verdict = { ...decision, reasons: ["legal"] as const };
    expect(await desk.submissions.reject(number, verdict)).toMatchObject({ code: "same_operator" });
    expect(await desk.submissions.requestChanges(number, verdict)).toMatchObject({ code: "same_operator" });
    expect(await desk.submissions.approve(number, decision)).toMatchObject({ code: "same_operator" });
    expect(await desk.submissions.approve(number, other)).toMatchObject({ ok: true });
    expect(await stateOf(receipt)).toBe("live");
  });

  it("reopens what was withdrawn before the donation, which is still awaited", async () => {
    const { token: receipt } = await send(desk, "nft");
    await desk.submissions.withdraw(receipt);
    expect(await act(receipt, "reopen")).toMatchObject({ ok: true });
    expect(await stateOf(receipt)).toBe("awaiting_donation");
  });

  it("the worker gives receipts to new owners who do nothing", async () => {
    const { token: receipt } = await live("token");
    await act(receipt, "hand_over", { email: "quiet@example.org" });
    desk.wait(2.01);
    expect(await desk.submissions.completeHandovers()).toBe(1);
    expect(await desk.submissions.completeHandovers()).toBe(0);
  });

  it("hands over: both read for 48 hours, then only the new owner has the receipt", async () => {
    const { token: receipt } = await live("token", { email: "first@example.org" });
    await confirmMail(desk, database.db, "first@example.org");
    const cancelled = await act(receipt, "hand_over", { email: "wrong@example.org" });
    expect(await act(receipt, "hand_over", { email: "next@example.org" })).toMatchObject({
      code: "wrong_state",
    });
    expect(await act(receipt, "cancel_hand_over")).toMatchObject({ ok: true });
    const gone = cancelled.ok ? (cancelled.value?.token ?? "") : "";
    expect(await desk.submissions.receipt(gone)).toMatchObject({ code: "not_found" });

    const handed = await act(receipt, "hand_over", { email: "next@example.org" });
    const next = handed.ok ? (handed.value?.token ?? "") : "";
    desk.wait(1.99);
    expect(await receiptOf(next)).toMatchObject({ handover: { isNew: true } });
    expect(await act(next, "pause")).toMatchObject({ code: "not_found" });
    expect(await act(receipt, "pause")).toMatchObject({ ok: true });
    desk.wait(0.02);
    // At its time, before any worker has run.
    expect(await desk.submissions.receipt(receipt)).toMatchObject({ code: "not_found" });
    expect(await receiptOf(next)).toMatchObject({ handover: null });
    expect(await act(next, "cancel_hand_over")).toMatchObject({ code: "wrong_state" });
    expect(await act(next, "resume")).toMatchObject({ ok: true });
    expect(await act(next, "hand_over", { email: "third@example.org" })).toMatchObject({ ok: true });
    // The first act of the new owner has completed it.
    expect(await desk.submissions.completeHandovers()).toBe(0);
    expect(await act(next, "cancel_hand_over")).toMatchObject({ ok: true });
    expect(await desk.submissions.receipt(receipt)).toMatchObject({ code: "not_found" });
    expect(await receiptOf(next)).toMatchObject({
      handover: null,
      submission: { email: "next@example.org", mailState: "unconfirmed" },
    });
    const subjects = (await mailsTo(database.db, "first@example.org")).map(({ subject }) => subject);
    expect(subjects.filter((one) => one.includes("Hand-over started"))).toHaveLength(2);
    expect(await mailsTo(database.db, "next@example.org")).toHaveLength(1);
  });

  it("with a wrong or foreign receipt can do nothing", async () => {
    for (const name of ["move", "pause", "resume", "delist", "appeal", "reopen", "hand_over"] as const)
      expect(await act("x".repeat(22), name)).toMatchObject({ code: "not_found" });
  });
});
