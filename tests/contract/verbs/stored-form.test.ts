/** What a form becomes when it is sent: its fields, its number, its history, its files, its key and its mail. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONSENT_VERSION } from "#features/submissions/model.ts";
import { hashToken } from "#platform/random.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import {
  confirmMail,
  form,
  logoFile,
  mailsTo,
  openDesk,
  receiptOf,
  screenshotFile,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const CONTRACT = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const decision = { operator: "Ines", note: "" };

describe.each(engines)("a sent form on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  const submit = (kind: "dapp" | "token" | "nft", fields: unknown, caller: object = {}) =>
    desk.submissions.submit(kind, fields, { language: "en", ...caller });
  async function tokenOf(...given: Parameters<typeof submit>): Promise<string> {
    const sent = await submit(...given);
    if (!sent.ok) throw new Error(JSON.stringify(sent));
    return sent.value.token;
  }
  const countRows = async (): Promise<number> =>
    (await database.db.selectFrom("submission").select("id").execute()).length;
  const linksOf = (submissionId: number) =>
    database.db.selectFrom("receipt_link").selectAll().where("submission_id", "=", submissionId).execute();

  it.each([
    ["dapp", { url: "https://www.stored.example.org/app" }, "www.stored.example.org", "Harbour Exchange"],
    [
      "token",
      { website: "https://www.coin.example.org", address: CONTRACT },
      "www.coin.example.org",
      "Harbour",
    ],
    ["nft", {}, "lights.example.org", "Harbour Lights"],
  ] as const)(
    "of a %s is stored as it was sent, in the sender's language",
    async (kind, change, host, name) => {
      const sent = await form(desk, kind, { ...change, email: "Team@Example.org" });
      const token = await tokenOf(kind, sent, { language: "th" });
      const { consent: _consent, ...fields } = sent;
      expect((await receiptOf(desk, token)).submission).toMatchObject({
        kind,
        name,
        fields,
        state: "awaiting_donation",
        language: "th",
        email: "Team@Example.org",
        hostKey: host.replace("www.", ""),
        consentVersion: CONSENT_VERSION,
        mailState: "unconfirmed",
        createdAt: NOW,
        changedAt: NOW,
        listing: null,
        pausedAt: null,
        publicReason: "",
        version: 1,
      });
    },
  );

  it("begins its history with the submitter's act and the donation, and has no thread", async () => {
    const { events, messages } = await receiptOf(desk, await tokenOf("nft", await form(desk, "nft")));
    const plain = { at: NOW, actorName: "", reasons: [], openFields: [], note: "", version: 1 };
    expect(events).toEqual([
      { ...plain, actor: "submitter", code: "submitted", state: "received" },
      { ...plain, actor: "system", code: "donation_opened", state: "awaiting_donation" },
    ]);
    expect(messages).toEqual([]);
  });

  it("keeps a note as the first message of the thread, not as a field", async () => {
    const token = await tokenOf("nft", await form(desk, "nft", { note: "Please be quick." }));
    const { submission, messages } = await receiptOf(desk, token);
    expect(submission.fields).not.toHaveProperty("note");
    expect(messages).toEqual([
      { at: NOW, author: "submitter", authorName: "", text: "Please be quick.", version: 1 },
    ]);
  });

  it("gets a number of its own without look-alike characters", async () => {
    const numbers = new Set<string>();
    for (let sent = 0; sent < 8; sent += 1) {
      const token = await tokenOf("nft", await form(desk, "nft"));
      numbers.add((await receiptOf(desk, token)).submission.number);
    }
    expect(numbers.size).toBe(8);
    expect([...numbers].join("")).toMatch(/^[2-9A-HJKMNP-TV-Z]{64}$/);
  });

  it("asks 200 and a fraction for a DApp, and 100 and a fraction for the others", async () => {
    const amounts: string[] = [];
    for (const kind of ["dapp", "token", "nft"] as const) {
      const token = await tokenOf(kind, await form(desk, kind));
      const box = await desk.submissions.donationBox(token, { isShown: true });
      amounts.push(box.ok ? box.value.amount.replace(/\..*/, "") : box.code);
    }
    expect(amounts).toEqual(["200", "100", "100"]);
  });

  it("keeps its files as long as it exists, and only those", async () => {
    const files = {
      logo: await logoFile(41),
      report: Buffer.from("%PDF-1.7 audited"),
      screenshots: [await screenshotFile(1280, 800, 43)],
    };
    const { icon_url: _logo, ...fields } = await form(desk, "dapp", { url: "https://files.example.org" });
    const sent = await desk.submissions.submitWithFiles("dapp", fields, files, { language: "en" });
    const unused = await desk.submissions.upload("logo", await logoFile(42));
    desk.wait(8);
    await desk.submissions.purge();
    desk.wait(-8);
    const stored = (await receiptOf(desk, sent.ok ? sent.value.token : "")).submission.fields;
    if (!("audit_report" in stored)) throw new Error("the report was lost");
    expect(stored.screenshots).toHaveLength(1);
    expect(await desk.submissions.report(stored.audit_report ?? "")).toEqual(new Uint8Array(files.report));
    expect(await desk.submissions.logo(/[\da-f]{64}/.exec(stored.icon_url)?.[0] ?? "")).not.toBeNull();
    expect(await desk.submissions.logo(unused.ok ? unused.value.id : "")).toBeNull();
  });

  it("is refused without a trace if its logo was deleted meanwhile, and its key can be used again", async () => {
    const fields = await form(desk, "nft", { icon_url: `/uploads/${"0".repeat(64)}.png` });
    const before = await countRows();
    const caller = { idempotencyKey: "key-of-a-lost-logo" };
    const refused = { ok: false, code: "validation", problems: [{ path: "icon_url", code: "upload" }] };
    expect(await submit("nft", fields, caller)).toEqual(refused);
    expect(await submit("nft", fields, caller)).toEqual(refused);
    expect(await countRows()).toBe(before);
    expect(await submit("nft", await form(desk, "nft"), caller)).toMatchObject({
      ok: true,
      value: { isRepeat: false },
    });
  });

  it("with an unknown field is refused for that alone, because it is a typo or an attempt", async () => {
    const fields = await form(desk, "nft", { email: "x", state: "live" });
    expect(await submit("nft", fields)).toEqual({
      ok: false,
      code: "unknown_fields",
      problems: [expect.objectContaining({ code: "unknown_field" })],
    });
  });

  it("with the same key gets the same receipt, and any other form with it is refused", async () => {
    const fields = await form(desk, "nft");
    const caller = { idempotencyKey: "key-of-one-form" };
    const token = await tokenOf("nft", fields, caller);
    const before = await countRows();
    expect(await submit("nft", fields, caller)).toEqual({ ok: true, value: { token, isRepeat: true } });
    const mismatch = { ok: false, code: "idempotency_mismatch" };
    expect(await submit("nft", { ...fields, name: "Other" }, caller)).toEqual(mismatch);
    expect(await submit("nft", fields, { ...caller, language: "es" })).toEqual(mismatch);
    expect(await submit("token", await form(desk, "token"), caller)).toEqual(mismatch);
    expect(await countRows()).toBe(before);
  });

  it("without a key is a new submission each time", async () => {
    const fields = await form(desk, "nft");
    const first = await submit("nft", fields);
    const second = await submit("nft", fields);
    expect(first).toMatchObject({ ok: true, value: { isRepeat: false } });
    expect(second).toMatchObject({ ok: true, value: { isRepeat: false } });
    expect(first).not.toEqual(second);
  });

  it("is mailed a link that confirms the address, which the receipt's link does not", async () => {
    const email = "links@project.example";
    const token = await tokenOf("nft", await form(desk, "nft", { email }));
    const { id } = (await receiptOf(desk, token)).submission;
    const { confirm, receipt } = await confirmMail(desk, database.db, email, "only read");
    expect(receipt).toBe(token);
    expect(confirm).not.toBe(token);
    expect(await linksOf(id)).toEqual([
      {
        token_hash: hashToken(confirm),
        submission_id: id,
        purpose: "confirm",
        created_at: NOW.getTime(),
      },
    ]);
    // The address was asked just now, so that a second form mails nothing and has no link that nobody knows.
    const second = (await receiptOf(desk, await tokenOf("nft", await form(desk, "nft", { email }))))
      .submission;
    expect(await mailsTo(database.db, email)).toHaveLength(1);
    expect(await linksOf(second.id)).toEqual([]);
    expect(await desk.submissions.isAskedToConfirm(second)).toBe(false);
  });

  it("mails nothing without a mail server, whatever happens to it", async () => {
    const silent = await openDesk(database.db, { SMTP_URL: undefined });
    const email = "silent@project.example";
    const sent = await silent.submissions.submit("nft", await form(silent, "nft", { email }), {
      language: "en",
    });
    const token = sent.ok ? sent.value.token : "";
    const { id, number } = (await receiptOf(silent, token)).submission;
    expect(await silent.submissions.waive(number, decision)).toMatchObject({ ok: true });
    expect(await silent.submissions.withdraw(token)).toMatchObject({ ok: true });
    expect(await mailsTo(database.db, email)).toEqual([]);
    expect(await linksOf(id)).toEqual([]);
  });
});
