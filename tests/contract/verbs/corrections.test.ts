/** What a correction changes, and what stays. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_RESUBMISSIONS, uploadIdOf } from "#features/submissions/model.ts";
import type { ReasonCode } from "#features/submissions/reasons.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import {
  confirmMail,
  live,
  logoFile,
  mailsTo,
  openDesk,
  receiptOf,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";

const decision = { operator: "Ines", note: "" };
const done = { ok: true, value: null };
const wrongState = { ok: false, code: "wrong_state" };

describe.each(engines)("a correction on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "corrections-"));
    const blocklist = join(folder, "hosts.txt");
    writeFileSync(blocklist, "blocked.example\n");
    database = await open();
    desk = await openDesk(database.db, { BLOCKLIST_FILE: blocklist });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (number: string, ...reasons: readonly ReasonCode[]) =>
    desk.submissions.requestChanges(number, { ...decision, reasons });
  /** A submission whose reviewer asked for changes. */
  async function asked(kind: "dapp" | "token" | "nft", change: object = {}) {
    const sent = await send(desk, kind, change);
    await desk.submissions.waive(sent.number, decision);
    await ask(sent.number, "descriptionUnclear");
    return sent;
  }
  const correct = (token: string, changes: unknown) => desk.submissions.resubmit(token, changes);
  const show = async (token: string) => (await receiptOf(desk, token)).submission;
  const newest = async (token: string) => (await receiptOf(desk, token)).events.at(-1);
  async function uploaded(red: number): Promise<string> {
    const upload = await desk.submissions.upload("logo", await logoFile(red));
    if (!upload.ok) throw new Error(upload.code);
    return upload.value.value;
  }
  const exists = async (path: string) => (await desk.submissions.logo(uploadIdOf(path) ?? "")) !== null;

  it("changes the fields that it names and what follows from them; all others stay", async () => {
    const { token, number } = await asked("nft");
    const before = await show(token);
    desk.wait(1);
    const website = "https://www.new-lights.example.org";
    expect(await correct(token, { name: "New Lights", website })).toEqual(done);
    desk.wait(-1);
    const after = await show(token);
    expect(after).toEqual({
      ...before,
      state: "in_review",
      name: "New Lights",
      hostKey: "new-lights.example.org",
      fields: { ...before.fields, name: "New Lights", website },
      changedAt: new Date("2026-11-21T12:00:00Z"),
      reviewSince: new Date("2026-11-21T12:00:00Z"),
      version: before.version + 1,
    });
    expect(await newest(token)).toEqual({
      at: new Date("2026-11-21T12:00:00Z"),
      actor: "submitter",
      actorName: "",
      code: "resubmitted",
      state: "in_review",
      reasons: [],
      openFields: [],
      note: "",
      changes: [
        { field: "name", before: "Harbour Lights", after: "New Lights" },
        { field: "website", before: "https://lights.example.org", after: website },
      ],
      version: after.version,
    });
    expect((await desk.submissions.show(number)).ok).toBe(true);
  });

  it("is mailed to nobody, because its submitter has just sent it", async () => {
    const email = "sender@corrections.example";
    const { token } = await asked("nft", { email });
    await confirmMail(desk, database.db, email);
    const mails = (await mailsTo(database.db, email)).length;
    expect(await correct(token, { name: "Corrected Lights" })).toEqual(done);
    expect(await mailsTo(database.db, email)).toHaveLength(mails);
  });

  it("is no way past the blocklist", async () => {
    const { token } = await asked("nft");
    expect(await correct(token, { website: "https://blocked.example" })).toMatchObject({
      code: "validation",
      problems: [{ path: "website", code: "phishing_listed" }],
    });
    expect(await show(token)).toMatchObject({ state: "changes_requested" });
    await expect(send(desk, "nft", { website: "https://blocked.example" })).rejects.toThrow(
      "phishing_listed",
    );
  });

  it("uses the new logo from now on; the old one is deleted with the others that nobody uses", async () => {
    const first = await uploaded(61);
    const { token } = await asked("nft", { icon_url: first });
    const second = await uploaded(62);
    expect(await correct(token, { icon_url: second })).toEqual(done);
    desk.wait(8);
    await desk.submissions.purge();
    desk.wait(-8);
    expect([await exists(first), await exists(second)]).toEqual([false, true]);
  });

  it("with a logo that was deleted meanwhile changes nothing", async () => {
    const { token } = await asked("nft");
    const before = await receiptOf(desk, token);
    const icon_url = `/uploads/${"0".repeat(64)}.png`;
    expect(await correct(token, { icon_url, note: "Here it is." })).toEqual({
      ok: false,
      code: "validation",
      problems: [{ path: "icon_url", code: "upload" }],
    });
    expect(await receiptOf(desk, token)).toEqual(before);
  });

  it("that answers with a note alone is one, unless a public listing stays as it is", async () => {
    const { token } = await asked("nft");
    expect(await correct(token, { note: "It is as I wrote." })).toEqual(done);
    expect(await receiptOf(desk, token)).toMatchObject({
      submission: { state: "in_review" },
      messages: [{ author: "submitter", authorName: "", text: "It is as I wrote." }],
    });
    const listed = await live(desk, "nft");
    expect(await correct(listed.token, { note: "Nothing new." })).toEqual({
      ok: false,
      code: "validation",
      problems: [{ path: "", code: "unchanged" }],
    });
    expect((await receiptOf(desk, listed.token)).messages).toEqual([]);
  });

  it("is no form at all", async () => {
    const { token } = await asked("nft");
    for (const changes of [null, "name", ["name"], 7])
      expect(await correct(token, changes)).toMatchObject({ ok: false, code: "validation" });
    expect((await show(token)).state).toBe("changes_requested");
  });

  it("needs the receipt, and a reviewer who asked for it", async () => {
    const { token, number } = await send(desk, "nft");
    expect(await correct("x".repeat(22), { name: "Mine" })).toEqual({ ok: false, code: "not_found" });
    expect(await correct(token, { name: "Too early" })).toEqual(wrongState);
    await desk.submissions.waive(number, decision);
    expect(await correct(token, { name: "Too early" })).toEqual(wrongState);
    await desk.submissions.reject(number, { ...decision, reasons: ["legal"] });
    expect(await correct(token, { name: "Too late" })).toEqual(wrongState);
  });

  it("of a paused listing waits until it is shown again", async () => {
    const { token } = await live(desk, "nft");
    await desk.submissions.ownerAct(token, "pause", {});
    expect(await correct(token, { name: "Hidden Lights" })).toEqual(wrongState);
    await desk.submissions.ownerAct(token, "resume", {});
    expect(await correct(token, { name: "Hidden Lights" })).toEqual(done);
  });

  it("with a file is one, and a refused file is said before anything else", async () => {
    const { token } = await asked("nft");
    const before = (await show(token)).fields.icon_url;
    const sendLogo = (logo: Buffer, changes: object) =>
      desk.submissions.resubmitWithFiles(token, changes, { logo });
    expect(await sendLogo(Buffer.from("no picture"), { website: "nowhere" })).toEqual({
      ok: false,
      code: "validation",
      problems: [{ path: "icon_url", code: "logo" }],
    });
    expect(await sendLogo(await logoFile(71), { name: "With a Logo" })).toEqual(done);
    const { name, fields } = await show(token);
    expect(name).toBe("With a Logo");
    expect(fields.icon_url).not.toBe(before);
    expect(await exists(fields.icon_url)).toBe(true);
  });

  it("of two at once, one counts, and of two after another too", async () => {
    const { token } = await asked("nft");
    const outcomes = await Promise.all(["One", "Two"].map((name) => correct(token, { name })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual(wrongState);
    expect(await correct(token, { name: "Three" })).toEqual(wrongState);
  });

  it("can be sent a limited number of times, changes of the listing included", async () => {
    const { token, id } = await asked("nft");
    const sent = (code: "resubmitted" | "change_requested") => ({
      submission_id: id,
      at: 0,
      actor: "submitter" as const,
      actor_name: "",
      code,
      state: "in_review" as const,
      reasons: "[]",
      open_fields: "[]",
      note: "",
      changes: null,
      version: 1,
    });
    const before = Array.from({ length: MAX_RESUBMISSIONS - 1 }, (_, at) =>
      sent(at % 2 === 0 ? "resubmitted" : "change_requested"),
    );
    await database.db.insertInto("submission_event").values(before).execute();
    expect(await correct(token, { name: "The last" })).toEqual(done);
    await ask((await show(token)).number, "other");
    expect(await correct(token, { name: "One more" })).toEqual(wrongState);
  });

  it("of a public listing is a change: its owner is mailed, the page and its files stay until it is decided", async () => {
    const email = "owner@changes.example";
    const [first, second] = [await uploaded(63), await uploaded(64)];
    const { token, number } = await live(desk, "nft", { email, icon_url: first });
    await confirmMail(desk, database.db, email);
    const before = await show(token);
    expect(before.published).toEqual(before.fields);
    const website = "https://elsewhere.example.org";
    expect(await correct(token, { icon_url: second, name: "Elsewhere", website })).toEqual(done);
    expect(await show(token)).toMatchObject({
      state: "in_review",
      name: "Elsewhere",
      hostKey: "elsewhere.example.org",
      published: before.fields,
      listing: before.listing,
    });
    expect(await newest(token)).toMatchObject({ code: "change_requested", state: "in_review", note: "" });
    const [mail] = (await mailsTo(database.db, email)).slice(-1);
    expect(mail?.text).toContain("used Harbour Lights’s private link: Change sent.");

    // Refused or withdrawn, everything is again what is public.
    await desk.submissions.reject(number, { ...decision, reasons: ["detailsMismatch"] });
    const { name, hostKey, fields, published } = before;
    expect(await show(token)).toMatchObject({ state: "live", name, hostKey, fields, published });
    desk.wait(8);
    await desk.submissions.purge();
    desk.wait(-8);
    expect([await exists(first), await exists(second)]).toEqual([true, false]);
  });

  it("that its owner withdraws is mailed as that, and the listing stays; a public one is not withdrawn", async () => {
    const email = "back@changes.example";
    const { token } = await live(desk, "nft", { email });
    await confirmMail(desk, database.db, email);
    expect(await desk.submissions.withdraw(token)).toEqual(wrongState);
    const move = { address: "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb", reason: "A new contract." };
    expect(await desk.submissions.ownerAct(token, "move", move)).toEqual(done);
    expect(await show(token)).toMatchObject({ publicReason: "A new contract." });
    expect(await newest(token)).toMatchObject({ code: "change_requested", note: "A new contract." });
    expect(await desk.submissions.withdraw(token)).toEqual(done);
    expect(await show(token)).toMatchObject({ state: "live", publicReason: "" });
    expect(await newest(token)).toMatchObject({
      actor: "submitter",
      code: "change_withdrawn",
      state: "live",
    });
    const [sent, back] = (await mailsTo(database.db, email)).slice(-2);
    expect(sent?.subject).toContain("Harbour Lights: ");
    expect(back?.subject).toContain("Harbour Lights: ");
    expect(back?.subject).not.toBe(sent?.subject);
  });

  it("is not needed to withdraw: the mail about it leads to the receipt", async () => {
    const email = "over@changes.example";
    const { token } = await send(desk, "nft", { email });
    await confirmMail(desk, database.db, email);
    expect(await desk.submissions.withdraw(token)).toEqual(done);
    expect(await newest(token)).toMatchObject({ actor: "submitter", code: "withdrawn", state: "withdrawn" });
    expect((await mailsTo(database.db, email)).at(-1)?.text).toContain(`/en/receipt/${token}`);
  });

  it("of a move that a reviewer asked about keeps the public reason, and the request stays while a hand-over begins", async () => {
    const { token, number } = await live(desk, "token");
    const reason = "A new contract.";
    const address = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";
    expect(await desk.submissions.ownerAct(token, "move", { address, reason })).toEqual(done);
    await ask(number, "contractNotOpen");
    await desk.submissions.ownerAct(token, "hand_over", { email: "next@corrections.example" });
    expect(await receiptOf(desk, token)).toMatchObject({
      reasons: ["contractNotOpen"],
      openFields: ["address"],
    });
    expect(await correct(token, { note: "It is verified now." })).toEqual(done);
    expect(await show(token)).toMatchObject({ state: "in_review", publicReason: reason });
  });

  it("is asked for by the newest decision: its reasons and fields stand on the receipt until it is sent", async () => {
    const { token, number } = await asked("token");
    expect(await receiptOf(desk, token)).toMatchObject({
      reasons: ["descriptionUnclear"],
      openFields: ["description"],
    });
    await correct(token, { description: "A better one." });
    expect(await receiptOf(desk, token)).toMatchObject({ reasons: [], openFields: [] });
    await ask(number, "logoInvalid", "contractNotOpen");
    expect(await receiptOf(desk, token)).toMatchObject({
      reasons: ["logoInvalid", "contractNotOpen"],
      openFields: ["icon_url", "address"],
    });
    await desk.submissions.reject(number, { ...decision, reasons: ["honeypot"] });
    expect(await receiptOf(desk, token)).toMatchObject({ reasons: ["honeypot"], openFields: [] });
  });
});
