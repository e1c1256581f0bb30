/** Contacts and company are a person's: what the next owner of a receipt gets of the former one, and the other way round. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiptWire } from "#features/submissions/server/api/wire.ts";
import { lacksContacts } from "#features/submissions/owners/private-fields.ts";
import { createToken } from "#platform/random.ts";
import { toJson } from "#platform/database/column-types.ts";
import { up as separateFormerOwners } from "#platform/database/migrations/growth/0063-former-owners.ts";
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
const notFound = { ok: false, code: "not_found" };
const NEXT = "next@people.example";
const OWN = { companyName: "Next Ltd", contact: ["https://t.me/next_person"] };

describe.each(engines)("the next owner on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  interface Given {
    readonly email: string;
    readonly contact: readonly string[];
    readonly companyName?: string;
  }

  let made = 0;
  function person() {
    made += 1;
    return {
      email: `Former${made}@people.example`,
      companyName: `Former ${made} Ltd`,
      contact: [`https://t.me/former_${made}`],
    };
  }
  /** A public token, and every word that only its first owner may read. */
  async function owned(kind: "token" | "dapp" = "token") {
    const { companyName, ...rest } = person();
    const given: Given = kind === "dapp" ? rest : { ...rest, companyName };
    const host = `https://people${made}.example`;
    const sent = await live(desk, kind, {
      ...given,
      ...(kind === "dapp" ? { url: host } : { website: host }),
    });
    await confirmMail(desk, database.db, given.email);
    return { ...sent, given, secrets: Object.values(given).flat() };
  }
  async function handOver(token: string, email = NEXT): Promise<string> {
    const handed = await desk.submissions.ownerAct(token, "hand_over", { email });
    if (!handed.ok || !handed.value) throw new Error(JSON.stringify(handed));
    return handed.value.token;
  }
  async function recover(submissionId: number): Promise<string> {
    const token = createToken();
    const request = { submissionId, token, email: NEXT, language: "th" };
    expect(await desk.submissions.startRecovery(request)).toMatchObject({ ok: true });
    return token;
  }
  const read = async (token: string) => JSON.stringify(receiptWire(await receiptOf(desk, token)));
  const all = async (token: string) => JSON.stringify(await receiptOf(desk, token));
  const expectNone = (text: string, secrets: readonly string[]) => {
    for (const secret of secrets) expect(text).not.toContain(secret);
  };
  const shown = async (number: string) => {
    const found = await desk.submissions.show(number);
    if (!found.ok) throw new Error(found.code);
    return found.value;
  };

  it.each([
    ["a hand-over", "token"],
    ["a hand-over", "dapp"],
    ["a proof", "token"],
    ["a proof", "dapp"],
  ] as const)("by %s of a %s gets none of the former one’s contacts, at any time", async (way, kind) => {
    const { token, id, number, given, secrets } = await owned(kind);
    const next = way === "a hand-over" ? await handOver(token) : await recover(id);
    // Who reads before it takes effect reads no contacts either; the owner of now still does.
    if (way === "a hand-over") expectNone(await all(next), secrets);
    expect(await read(token)).toContain(given.contact[0]);
    desk.wait(4);
    // At its time, before anybody has written it down.
    expectNone(await all(next), secrets);
    expect(await desk.submissions.receipt(token)).toEqual(notFound);
    const due = (await receiptOf(desk, next)).submission;
    expect(due).toMatchObject({ email: NEXT, mailState: "unconfirmed", fields: { email: NEXT } });
    expect(await desk.submissions.completeHandovers()).toBe(1);
    const after = await receiptOf(desk, next);
    expectNone(JSON.stringify(after), secrets);
    expect(after.submission).toMatchObject({ email: NEXT, fields: due.fields, published: due.fields });
    expect([lacksContacts(after.submission), after.submission.state]).toEqual([true, "live"]);
    // What is public stays.
    expect(after.submission.name).toBe(kind === "dapp" ? "Harbour Exchange" : "Harbour");
    // The desk knows whose they were, and until when.
    const { email, ...fields } = given;
    expect((await shown(number)).formerOwners).toEqual([
      { submissionId: id, email, endedAt: desk.foundation.clock.now(), fields: { ...fields, email } },
    ]);
    for (const { subject, text } of await mailsTo(database.db, NEXT)) expectNone(subject + text, secrets);
    desk.wait(-4);
  });

  it("gives contacts before anything else is changed, by the rules of the form, and that is a small change", async () => {
    const { token, number, secrets } = await owned();
    const next = await handOver(token);
    desk.wait(2);
    const missing = { ok: false, problems: [{ path: "companyName" }, { path: "contact" }] };
    expect(await desk.submissions.resubmit(next, { description: "Another one." })).toMatchObject(missing);
    const move = { address: `0x${"7".repeat(40)}`, reason: "New" };
    expect(await desk.submissions.ownerAct(next, "move", move)).toMatchObject(missing);
    expect(await desk.submissions.resubmit(next, OWN)).toEqual(done);
    const { submission, expectedBy } = await receiptOf(desk, next);
    expect(submission).toMatchObject({ state: "in_review", fields: { ...OWN, email: NEXT } });
    expect(expectedBy).not.toBeNull();
    expect(await desk.submissions.approve(number, decision)).toMatchObject({ ok: true });
    const { events, submission: settled } = await receiptOf(desk, next);
    expect([lacksContacts(settled), settled.published]).toEqual([false, settled.fields]);
    expectNone(JSON.stringify(events), secrets);
    expect(await desk.submissions.ownerAct(next, "move", move)).toEqual(done);
    desk.wait(-2);
  });

  it("is not read by the former one: neither contacts, nor messages, nor the address", async () => {
    const { token, number, given } = await owned();
    const before = (await mailsTo(database.db, given.email)).length;
    const next = await handOver(token);
    const noticed = (await mailsTo(database.db, given.email)).length;
    expect(noticed).toBe(before + 1);
    // While both can read, the address of the next one is not on the receipt of the former one.
    expect(await all(token)).not.toContain(NEXT);
    for (const { text, subject } of await mailsTo(database.db, given.email))
      expect(text + subject).not.toContain(NEXT);
    desk.wait(2);
    await desk.submissions.resubmit(next, OWN);
    await desk.submissions.sendMessage(next, "Between us");
    await desk.submissions.postMessage(number, { operator: "Ines", note: "Hello" });
    expect(await desk.submissions.receipt(token)).toEqual(notFound);
    for (const act of [
      desk.submissions.resubmit(token, { description: "Mine?" }),
      desk.submissions.sendMessage(token, "Mine?"),
      desk.submissions.withdraw(token),
      desk.submissions.ownerAct(token, "cancel_hand_over", {}),
    ])
      expect(await act).toEqual(notFound);
    // Number and address of before bring no new link.
    await desk.submissions.requestNewLink({ number, email: given.email });
    await desk.submissions.sendNewLinks();
    expect(await mailsTo(database.db, given.email)).toHaveLength(noticed);
    desk.wait(-2);
  });

  it("of a review under way is decided without contacts, and they can be asked for", async () => {
    const { contact } = person();
    const sent = await send(desk, "token", { contact });
    await desk.submissions.waive(sent.number, decision);
    const next = await handOver(sent.token);
    desk.wait(2);
    await desk.submissions.completeHandovers();
    const { submission } = await shown(sent.number);
    const findings = await desk.submissions.findings(submission);
    expect(findings.filter(({ level }) => level === "stop")).toEqual([]);
    expect(
      findings.filter(({ code }) => code === "required").map(({ field, level }) => [field, level]),
    ).toEqual([
      ["companyName", "warn"],
      ["contact", "warn"],
    ]);
    const asked = { ...decision, reasons: ["contactMissing"] as const };
    expect(await desk.submissions.requestChanges(sent.number, asked)).toMatchObject({ ok: true });
    expect((await receiptOf(desk, next)).openFields).toEqual(["email", "contact"]);
    expect(await desk.submissions.resubmit(next, OWN)).toEqual(done);
    expect(await desk.submissions.approve(sent.number, decision)).toMatchObject({ ok: true });
    desk.wait(-2);
  });

  it("does not inherit a change that was about the former one’s contacts alone", async () => {
    const { token, number } = await owned();
    expect(await desk.submissions.resubmit(token, { contact: ["https://t.me/moved_away"] })).toEqual(done);
    const next = await handOver(token);
    desk.wait(2);
    await desk.submissions.completeHandovers();
    const { submission, events } = await receiptOf(desk, next);
    expect(submission.state).toBe("live");
    expect(events.slice(-2).map(({ code, actor }) => [code, actor])).toEqual([
      ["handed_over", "system"],
      ["change_withdrawn", "system"],
    ]);
    expect((await shown(number)).formerOwners).toMatchObject([
      { fields: { contact: ["https://t.me/moved_away"] } },
    ]);
    // Another change stays under review, without the contacts.
    const other = await owned();
    await desk.submissions.resubmit(other.token, {
      description: "Another text.",
      contact: ["https://t.me/x_y"],
    });
    const second = await handOver(other.token);
    desk.wait(2);
    await desk.submissions.completeHandovers();
    expect((await receiptOf(desk, second)).submission.state).toBe("in_review");
    expect(await desk.submissions.approve(other.number, decision)).toMatchObject({ ok: true });
    desk.wait(-4);
  });

  it("and the former one get copies of their own data, and are erased one by one", async () => {
    const { token, number, id, given, secrets } = await owned();
    await desk.submissions.sendMessage(token, "Written by the first one");
    await desk.submissions.resubmit(token, { contact: ["https://t.me/once_changed"] });
    await desk.submissions.approve(number, decision);
    const next = await handOver(token, "copy@people.example");
    desk.wait(2);
    await desk.submissions.sendMessage(next, "Written by the second one");
    const own = await desk.submissions.exportSubmitter("copy@people.example");
    expect(own.submissions).toHaveLength(1);
    expectNone(JSON.stringify(own), [...secrets, "once_changed"]);
    const former = await desk.submissions.exportSubmitter(` ${given.email} `);
    expect(former).toMatchObject({
      submissions: [],
      formerly: [{ submissionId: id, fields: { companyName: given.companyName } }],
    });
    expect(former.formerly[0]?.messages.map(({ text }) => text)).toEqual(["Written by the first one"]);

    await desk.submissions.eraseSubmitter(given.email);
    const left = await shown(number);
    expect([left.formerOwners, left.messages.map(({ text }) => text)]).toEqual([
      [],
      ["Written by the second one"],
    ]);
    expectNone(JSON.stringify(left), [...secrets, "once_changed"]);
    expect(left.submission.email).toBe("copy@people.example");
    expect((await desk.submissions.exportSubmitter(given.email)).formerly).toEqual([]);
    desk.wait(-2);
  });

  it("since before this was so keeps what they sent themselves, and nothing of the former one", async () => {
    const first = await owned();
    const second = await owned();
    const receipts = [];
    for (const { token } of [first, second])
      receipts.push(await handOver(token, `old${made}@people.example`));
    desk.wait(2);
    await desk.submissions.completeHandovers();
    await desk.submissions.resubmit(receipts[1] ?? "", {
      ...OWN,
      companyName: second.given.companyName ?? "",
    });
    // As it was stored before: with the former one's contacts in the form.
    for (const { id, given } of [first, second]) {
      const fields = await database.db
        .selectFrom("submission")
        .select("fields")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const whole = { ...given, ...(JSON.parse(fields.fields) as object), email: given.email };
      const own = id === second.id ? { contact: OWN.contact } : { contact: given.contact };
      const before = toJson({ ...whole, companyName: given.companyName, ...own });
      await database.db.updateTable("submission").set({ fields: before }).where("id", "=", id).execute();
    }
    await database.db
      .updateTable("submission_event")
      .set({ changes: toJson([{ field: "contact", before: "a", after: "b" }]) })
      .where("submission_id", "=", second.id)
      .where("code", "=", "change_requested")
      .execute();
    await database.db.schema.dropTable("former_owner").execute();
    await separateFormerOwners(database.db as never);
    expectNone(await all(receipts[0] ?? ""), first.secrets);
    const kept = (await receiptOf(desk, receipts[1] ?? "")).submission;
    expect(kept.fields).toMatchObject({ contact: OWN.contact, email: `old${made}@people.example` });
    expect(kept.fields).not.toHaveProperty("companyName");
    expect((await shown(first.number)).formerOwners).toMatchObject([
      { email: first.given.email, fields: { contact: first.given.contact } },
    ]);
    desk.wait(-2);
  });
});
