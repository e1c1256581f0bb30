/** Listings that are paused, shown again or delisted: what public pages, receipts and mails say, and who may undo it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

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

interface ListingKey {
  readonly network: string;
  readonly address: string;
}

const decision = { operator: "Ines", note: "" };
const NOW = new Date("2026-11-20T12:00:00Z");
const done = { ok: true, value: null };
const wrongState = { ok: false, code: "wrong_state" };
const notFound = { ok: false, code: "not_found" };

describe.each(engines)("a hidden listing on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let folder: string;
  let blocklist: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "hidden-"));
    blocklist = join(folder, "hosts.txt");
    writeFileSync(blocklist, "# nothing yet\n");
    database = await open();
    desk = await openDesk(database.db, { BLOCKLIST_FILE: blocklist });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  let made = 0;
  /** A public token whose owner has confirmed the address. */
  async function listed() {
    made += 1;
    const email = `owner${made}@hidden.example`;
    const sent = await live(desk, "token", { email, website: `https://hidden${made}.example` });
    await confirmMail(desk, database.db, email);
    const { listing } = (await receiptOf(desk, sent.token)).submission;
    const [network = "", address = ""] = (listing ?? "").split("/").slice(-2);
    return { ...sent, email, key: { network, address } };
  }
  const act = (token: string, name: "pause" | "resume" | "delist" | "reopen", reason?: string) =>
    desk.submissions.ownerAct(token, name, reason === undefined ? {} : { reason });
  const operate = (number: string, name: "pause" | "resume" | "delist", reason = "A report") =>
    desk.submissions.operatorAct(number, name, { operator: "Ines", reason });
  const isPublic = async (key: ListingKey) => (await desk.services.catalogue.listing("token", key)) !== null;
  const newestChange = async (key: ListingKey) =>
    (await desk.services.catalogue.listingHistory("token", key))[0];
  const newest = async (token: string) => (await receiptOf(desk, token)).events.at(-1);
  const lastSubject = async (email: string) => (await mailsTo(database.db, email)).at(-1)?.subject;
  const plain = { at: NOW, reasons: [], openFields: [] };

  it("that its owner pauses is gone from its page with the reason, and stays a live submission", async () => {
    const { token, key, email } = await listed();
    expect(await act(token, "pause", "Maintenance")).toEqual(done);
    expect(await isPublic(key)).toBe(false);
    expect(await newestChange(key)).toMatchObject({
      what: "paused",
      isByProject: true,
      reason: "Maintenance",
    });
    expect((await receiptOf(desk, token)).submission).toMatchObject({ state: "live", pausedAt: NOW });
    expect(await newest(token)).toMatchObject({
      ...plain,
      actor: "submitter",
      actorName: "",
      code: "paused",
      state: "live",
      note: "Maintenance",
    });
    expect(await lastSubject(email)).toBe("Harbour: Listing paused");
    // A reason is not needed.
    await act(token, "resume");
    expect(await act(token, "pause")).toEqual(done);
    expect(await newest(token)).toMatchObject({ code: "paused", note: "" });
  });

  it("that its owner shows again is public at once, without a review", async () => {
    const { token, key, email } = await listed();
    await act(token, "pause", "Maintenance");
    expect(await act(token, "resume")).toEqual(done);
    expect(await isPublic(key)).toBe(true);
    expect(await newestChange(key)).toMatchObject({ what: "relisted", isByProject: true, reason: "" });
    expect((await receiptOf(desk, token)).submission).toMatchObject({ state: "live", pausedAt: null });
    expect(await newest(token)).toMatchObject({
      ...plain,
      actor: "submitter",
      code: "resumed",
      state: "live",
      note: "",
    });
    expect(await lastSubject(email)).toBe("Harbour: Listing shown again");
  });

  it("that its owner delists is over, with the reason for everybody, even while it is paused", async () => {
    const { token, key, email } = await listed();
    expect(await act(token, "delist", "The project ended")).toEqual(done);
    expect(await isPublic(key)).toBe(false);
    expect(await newestChange(key)).toMatchObject({
      what: "delisted",
      isByProject: true,
      reason: "The project ended",
    });
    expect(await newest(token)).toMatchObject({
      ...plain,
      actor: "submitter",
      actorName: "",
      code: "delisted",
      state: "withdrawn",
      note: "The project ended",
    });
    expect(await lastSubject(email)).toBe("Harbour: Removed by the owner");
    expect(await act(token, "delist", "Again")).toEqual(wrongState);

    const paused = await listed();
    await act(paused.token, "pause");
    expect(await act(paused.token, "delist", "For good")).toEqual(done);
    expect((await receiptOf(desk, paused.token)).submission).toMatchObject({
      state: "withdrawn",
      pausedAt: null,
    });
    expect(await act(paused.token, "resume")).toEqual(wrongState);
  });

  it("that an operator pauses is shown again by an operator alone, with names on the desk and no project named", async () => {
    const { token, number, key, email } = await listed();
    expect(await operate(number, "resume")).toEqual(wrongState);
    expect(await operate(number, "pause")).toEqual(done);
    expect(await operate(number, "pause")).toEqual(wrongState);
    expect(await isPublic(key)).toBe(false);
    expect(await newestChange(key)).toMatchObject({ what: "paused", isByProject: false, reason: "A report" });
    expect(await newest(token)).toMatchObject({
      actor: "operator",
      actorName: "Ines",
      code: "paused",
      note: "A report",
    });
    const [mail] = (await mailsTo(database.db, email)).slice(-1);
    expect(mail?.text).toContain("Our team made a change to Harbour: Listing paused.");
    expect(await act(token, "resume")).toEqual(wrongState);
    expect(await isPublic(key)).toBe(false);
    expect(await operate(number, "resume")).toEqual(done);
    expect(await isPublic(key)).toBe(true);
    expect(await newest(token)).toMatchObject({ actor: "operator", actorName: "Ines", code: "resumed" });
    // The operator's pause is over, so that the owner's next one is the owner's.
    await act(token, "pause");
    expect(await act(token, "resume")).toEqual(done);
  });

  it("that an operator delists is no project's act; its owner asks for another review", async () => {
    const { token, number, key, email } = await listed();
    expect(await operate(number, "delist")).toEqual(done);
    expect(await newestChange(key)).toMatchObject({
      what: "delisted",
      isByProject: false,
      reason: "A report",
    });
    expect(await newest(token)).toMatchObject({
      actor: "operator",
      actorName: "Ines",
      code: "delisted",
      state: "withdrawn",
      note: "A report",
    });
    expect(await lastSubject(email)).toBe("Harbour: Removed by an operator");
    expect(await operate(number, "delist")).toEqual(wrongState);
    expect(await act(token, "reopen")).toEqual(done);
    expect(await isPublic(key)).toBe(false);
  });

  it("is one that was public, of a receipt that exists", async () => {
    const { token, number } = await send(desk, "token");
    for (const name of ["pause", "resume", "delist"] as const) {
      expect(await operate("ZZZZZZZZ", name)).toEqual(notFound);
      expect(await operate(number, name)).toEqual(wrongState);
      expect(await act(token, name, name === "resume" ? undefined : "Why")).toEqual(wrongState);
    }
  });

  it("is not shown again while its host is on the blocklist", async () => {
    const { token, key } = await listed();
    await act(token, "pause");
    writeFileSync(blocklist, `hidden${made}.example\n`);
    // The list is read again when its file's time changes.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await act(token, "resume")).toEqual({
      ok: false,
      code: "validation",
      problems: [expect.objectContaining({ path: "website", code: "phishing_listed" })],
    });
    expect(await isPublic(key)).toBe(false);
    writeFileSync(blocklist, "# nothing any more\n\n");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await act(token, "resume")).toEqual(done);
  });

  it("is no business of a receipt whose page an operator has given to another submission", async () => {
    const { token, key } = await listed();
    await act(token, "pause");
    const other = await send(desk, "token", { address: key.address, name: "Rightful" });
    await desk.submissions.waive(other.number, decision);
    const replaces = `${key.network}:${key.address}`;
    expect(await desk.submissions.approve(other.number, { ...decision, replaces })).toMatchObject({
      ok: true,
    });
    const shown = async () => (await desk.services.catalogue.listing("token", key))?.name;
    expect(await act(token, "resume")).toEqual(wrongState);
    expect(await shown()).toBe("Rightful");
    expect(await act(token, "delist", "Mine")).toEqual(done);
    expect(await shown()).toBe("Rightful");
    expect(await act(other.token, "pause")).toEqual(done);
    expect(await shown()).toBeUndefined();
  });

  it("is the business of the receipt that was approved last, even if it is the older one", async () => {
    const key = { network: "eth", address: "0x3000000000000000000000000000000000000003" };
    const replaces = `${key.network}:${key.address}`;
    // Both are sent before the contract is listed, and the newer one is approved first.
    const older = await send(desk, "token", { address: key.address, name: "Rightful" });
    const newer = await send(desk, "token", { address: key.address, name: "Newcomer" });
    for (const { number } of [newer, older]) {
      await desk.submissions.waive(number, decision);
      const choice = number === older.number ? { replaces } : {};
      expect(await desk.submissions.approve(number, { ...decision, ...choice })).toMatchObject({ ok: true });
    }
    const shown = async () => (await desk.services.catalogue.listing("token", key))?.name;
    expect(await shown()).toBe("Rightful");
    const path = `/token/${key.network}/${key.address}`;
    expect(await desk.submissions.recoverable(path)).toMatchObject({ name: "Rightful" });

    expect(await act(newer.token, "pause")).toEqual(wrongState);
    const owns = async ({ token }: { token: string }) => (await receiptOf(desk, token)).ownsPage;
    expect([await owns(older), await owns(newer)]).toEqual([true, false]);
    expect(await act(newer.token, "delist", "Mine")).toEqual(done);
    expect(await shown()).toBe("Rightful");
    expect(await act(older.token, "pause")).toEqual(done);
    expect(await shown()).toBeUndefined();
    expect(await act(older.token, "resume")).toEqual(done);
    expect(await shown()).toBe("Rightful");
    // Its owner is told what an operator does in the catalogue.
    await desk.services.listings.of.token.delist(replaces, { operator: "Omar", reason: "drained" });
    expect(await newest(older.token)).toMatchObject({ actor: "operator", code: "delisted" });
  });

  it("can be paused or shown again once, of two who do it at the same time", async () => {
    const { token, number } = await listed();
    const paused = await Promise.all([act(token, "pause"), operate(number, "pause")]);
    expect(paused.filter(({ ok }) => ok)).toHaveLength(1);
    const resumed = await Promise.all([operate(number, "resume"), operate(number, "resume")]);
    expect(resumed.filter(({ ok }) => ok)).toHaveLength(1);
    const codes = (await receiptOf(desk, token)).events.map(({ code }) => code).slice(-2);
    expect(codes).toEqual(["paused", "resumed"]);
  });

  it("of a DApp keeps its number when it is shown again", async () => {
    const { token } = await live(desk, "dapp", { url: "https://dapp.hidden.example" });
    const { listing } = (await receiptOf(desk, token)).submission;
    const ref = /\d+$/.exec(listing ?? "")?.[0] ?? "";
    const shown = () => desk.services.listings.of.dapp.show(ref);
    const before = await shown();
    expect(await act(token, "pause")).toEqual(done);
    expect(await shown()).toMatchObject({ isListed: false });
    expect(await act(token, "resume")).toEqual(done);
    expect(await shown()).toMatchObject({ isListed: true, fields: before?.fields });
    expect((await receiptOf(desk, token)).submission.listing).toBe(listing);
  });

  it("shows what was public before, not a change that is under review or was refused", async () => {
    const { token, number, key } = await listed();
    await desk.submissions.resubmit(token, { name: "Another Name" });
    // While it is reviewed, nobody pauses it.
    expect(await act(token, "pause")).toEqual(wrongState);
    await desk.submissions.reject(number, { ...decision, reasons: ["detailsMismatch"] });
    await act(token, "pause");
    await act(token, "resume");
    expect((await desk.services.catalogue.listing("token", key))?.name).toBe("Harbour");
  });

  it("in the catalogue is told its owner, whose receipt is not paused any more when it is shown", async () => {
    const { token, key, email } = await listed();
    const by = { operator: "Omar", reason: "drained" };
    const ref = `${key.network}:${key.address}`;
    await desk.services.listings.of.token.delist(ref, by);
    expect(await newest(token)).toMatchObject({
      ...plain,
      actor: "operator",
      actorName: "Omar",
      code: "delisted",
      state: "live",
      note: "",
    });
    expect(await lastSubject(email)).toBe("Harbour: Removed by an operator");
    expect(await act(token, "pause")).toEqual(wrongState);
    expect((await receiptOf(desk, token)).submission.pausedAt).toBeNull();
    await desk.services.listings.of.token.revert(ref, null, by);
    expect(await newest(token)).toMatchObject({ actor: "operator", actorName: "Omar", code: "resumed" });

    await act(token, "pause");
    await desk.services.listings.of.token.revert(ref, null, by);
    expect(await isPublic(key)).toBe(true);
    expect((await receiptOf(desk, token)).submission.pausedAt).toBeNull();
  });

  it("that no submission has published is nobody's, and hiding it mails nobody", async () => {
    const count = async () =>
      (await database.db.selectFrom("submission_event").select("id").execute()).length +
      (await database.db.selectFrom("outbox").select("id").execute()).length;
    const before = await count();
    const by = { operator: "Omar", reason: "to test" };
    expect(await desk.services.listings.of.dapp.delist("1004", by)).toMatchObject({ ok: true });
    expect(await desk.services.listings.of.dapp.revert("1004", null, by)).toMatchObject({ ok: true });
    expect(await count()).toBe(before);
  });
});
