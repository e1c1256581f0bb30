import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_DAPP } from "#features/submissions/schema/sample-forms.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { confirmMail, form, logoFile, openDesk, send, type ReviewDesk } from "./review-desk.ts";

const decision = { operator: "Ines", note: "" };

describe.each(engines)("a submission on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  const receiptOf = async (token: string) => {
    const receipt = await desk.submissions.receipt(token);
    if (!receipt.ok) throw new Error(receipt.code);
    return receipt.value;
  };
  const stateOf = async (token: string) => (await receiptOf(token)).submission.state;
  const mails = (subject: string) =>
    database.db.selectFrom("outbox").selectAll().where("subject", "like", `%${subject}%`).execute();

  it("goes from the form to live: received, donation, review, approved, published", async () => {
    const { token, number } = await send(desk, "dapp", { url: "https://way.example.org" });
    expect(await stateOf(token)).toBe("awaiting_donation");
    expect(await desk.submissions.approve(number, decision)).toEqual({ ok: false, code: "wrong_state" });

    expect(await desk.submissions.waive(number, decision)).toEqual({ ok: true, value: "in_review" });
    const approved = await desk.submissions.approve(number, { operator: "Ines", note: "well made" });
    expect(approved).toMatchObject({ ok: true, value: { listing: expect.stringMatching(/^\/dappstore/) } });

    const { submission, events } = await receiptOf(token);
    expect(submission.state).toBe("live");
    expect(events.map(({ code, state, actor }) => [code, state, actor])).toEqual([
      ["submitted", "received", "submitter"],
      ["donation_opened", "awaiting_donation", "system"],
      ["donation_waived", "in_review", "operator"],
      ["approved", "approved", "operator"],
      ["published", "live", "system"],
    ]);
    expect(events[2]).toMatchObject({ actorName: "Ines" });
    expect(events[3]).toMatchObject({ actorName: "Ines", note: "well made" });

    await desk.services.catalogue.refresh();
    const found = await desk.services.catalogue.search({
      key: "Harbour Exchange",
      language: "en",
      start: 0,
      count: 5,
    });
    expect(JSON.stringify(found)).toContain("https://way.example.org");
  });

  it("an approved token is in the token list at once", async () => {
    const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
    const { token, number } = await send(desk, "token", { address });
    await desk.submissions.waive(number, decision);
    expect((await receiptOf(token)).expectedBy?.toISOString()).toBe("2026-11-24T12:00:00.000Z");
    const before = (await Array.fromAsync(desk.services.catalogue.allTokens())).flat();
    expect(await desk.submissions.approve(number, decision)).toMatchObject({ ok: true });
    const after = (await Array.fromAsync(desk.services.catalogue.allTokens())).flat();
    expect(after.length).toBe(before.length + 1);
    expect(after.find((one) => one.address === address)).toMatchObject({ symbol: "HRB", decimals: 18 });
  });

  it("can be corrected when changes are requested, and keeps its donation", async () => {
    const { token, number } = await send(desk, "nft");
    await desk.submissions.waive(number, decision);
    expect(await desk.submissions.resubmit(token, { name: "Too early" })).toMatchObject({
      code: "wrong_state",
    });
    const reasons = ["logoRights", "descriptionUnclear"] as const;
    await desk.submissions.requestChanges(number, {
      ...decision,
      note: "Say more.",
      reasons,
      fields: ["name", "state"],
    });
    expect(await receiptOf(token)).toMatchObject({
      reasons: [...reasons],
      openFields: ["icon_url", "description", "name"],
    });

    expect(await desk.submissions.resubmit(token, {})).toMatchObject({ problems: [{ code: "unchanged" }] });
    expect(await desk.submissions.resubmit(token, { state: "live" })).toMatchObject({
      code: "unknown_fields",
    });
    expect(await desk.submissions.resubmit(token, { website: "nowhere" })).toMatchObject({
      problems: [{ path: "website", code: "url" }],
    });
    expect(
      await desk.submissions.resubmit(token, { description: "A thousand lights.", note: "Done" }),
    ).toEqual({
      ok: true,
      value: null,
    });
    const { submission, messages } = await receiptOf(token);
    expect(submission).toMatchObject({ state: "in_review", fields: { description: "A thousand lights." } });
    expect(messages).toMatchObject([{ author: "submitter", text: "Done" }]);
  });

  it("can be withdrawn until it is decided, and not after", async () => {
    const waiting = await send(desk, "token");
    expect(await desk.submissions.withdraw(waiting.token)).toEqual({ ok: true, value: null });
    expect(await desk.submissions.withdraw(waiting.token)).toEqual({ ok: false, code: "wrong_state" });
    const decided = await send(desk, "token");
    await desk.submissions.waive(decided.number, decision);
    await desk.submissions.reject(decided.number, { ...decision, reasons: ["honeypot"] });
    expect(await desk.submissions.withdraw(decided.token)).toEqual({ ok: false, code: "wrong_state" });
    expect((await receiptOf(decided.token)).reasons).toEqual(["honeypot"]);
  });

  it("is decided once, however many terminals decide", async () => {
    const { token, number } = await send(desk, "token");
    await desk.submissions.waive(number, decision);
    const outcomes = await Promise.all([
      desk.submissions.approve(number, { operator: "Ines", note: "" }),
      desk.submissions.reject(number, { operator: "Omar", note: "", reasons: ["other"] }),
      desk.submissions.approve(number, { operator: "Lin", note: "" }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const decisions = (await receiptOf(token)).events.filter(({ actor }) => actor === "operator");
    expect(decisions).toHaveLength(2);
  });

  it("is one row and one receipt for ten concurrent calls with the same key", async () => {
    const body = await form(desk, "dapp", { url: "https://once.example.org" });
    const caller = { language: "en", idempotencyKey: "key-of-ten-calls" };
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => desk.submissions.submit("dapp", { ...body }, caller)),
    );
    const tokens = new Set(sent.map((one) => (one.ok ? one.value.token : one.code)));
    expect(tokens.size).toBe(1);
    expect(await stateOf([...tokens][0] ?? "")).toBe("awaiting_donation");
    const rows = await database.db
      .selectFrom("submission")
      .select("id")
      .where("host_key", "=", "once.example.org")
      .execute();
    expect(rows).toHaveLength(1);
    const other = await desk.submissions.submit("dapp", { ...body, tp_connect: "mobile" }, caller);
    expect(other).toEqual({ ok: false, code: "idempotency_mismatch" });
  });

  it("stores no receipt token, and finds no invented one", async () => {
    const { token } = await send(desk, "token");
    const rows = await database.db.selectFrom("submission").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const made of ["", "x", "a".repeat(22), `${token}x`, token.toUpperCase()])
      expect(await desk.submissions.receipt(made)).toEqual({ ok: false, code: "not_found" });
  });

  it("writes to its submitter in the language of the form, with the private link in the first mail only", async () => {
    const body = await form(desk, "token", { email: "wang@example.org" });
    const sent = await desk.submissions.submit("token", body, { language: "zh" });
    const token = sent.ok ? sent.value.token : "";
    const { submission } = await receiptOf(token);
    await confirmMail(desk, database.db, "wang@example.org");
    await desk.submissions.waive(submission.number, decision);
    await desk.submissions.requestChanges(submission.number, { ...decision, reasons: ["logoInvalid"] });
    await desk.submissions.postMessage(submission.number, { operator: "Ines", note: "Hello" });
    const sentMails = await database.db
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", "wang@example.org")
      .orderBy("id")
      .execute();
    expect(sentMails).toHaveLength(4);
    expect(sentMails.map(({ text }) => text.includes(token))).toEqual([true, false, false, false]);
    for (const { subject, text } of sentMails) {
      expect(subject + text).toMatch(/\p{Script=Han}/u);
      expect(subject + text).not.toMatch(/[{}]|mail\.|reasons\.|receipt\./);
      expect(text).not.toContain("Hello");
    }
  });

  it("accepts messages as text, up to a limit", async () => {
    const { token, number } = await send(desk, "token");
    const write = (text: unknown) => desk.submissions.sendMessage(token, text);
    expect(await write("a".repeat(2_000))).toEqual({ ok: true, value: null });
    expect(await write("a".repeat(2_001))).toMatchObject({ problems: [{ path: "text", code: "too_long" }] });
    expect(await write(" ")).toMatchObject({ problems: [{ code: "required" }] });
    expect(await write({ text: "x" })).toMatchObject({ problems: [{ code: "wrong_type" }] });
    await desk.submissions.postMessage(number, { operator: "Ines", note: "We look at it." });
    const { messages } = await receiptOf(token);
    expect(messages.map(({ author }) => author)).toEqual(["submitter", "operator"]);
  });

  it("stores the version of the consent", async () => {
    const { token } = await send(desk, "dapp");
    expect((await receiptOf(token)).submission).toMatchObject({ consentVersion: "2026-11-15" });
    expect((await receiptOf(token)).submission.fields).not.toHaveProperty("consent");
  });

  it("refuses a form whose logo was not uploaded", async () => {
    const sent = await desk.submissions.submit("dapp", SAMPLE_DAPP, { language: "en" });
    expect(sent).toEqual({
      ok: false,
      code: "validation",
      problems: [{ path: "icon_url", code: "upload" }],
    });
  });

  it("reports everything that is wrong, the file included", async () => {
    const small = await logoFile(1, 399);
    const sent = await desk.submissions.submitWithFiles(
      "nft",
      { email: "x" },
      { logo: small },
      { language: "en" },
    );
    expect(sent).toMatchObject({ code: "validation" });
    const problems = "problems" in sent ? sent.problems.map(({ path, code }) => `${path}: ${code}`) : [];
    expect(problems).toEqual(expect.arrayContaining(["email: email", "name: required", "icon_url: logo"]));
    expect(problems).not.toContain("icon_url: required");
    expect(await mails("nobody")).toEqual([]);
  });
});
