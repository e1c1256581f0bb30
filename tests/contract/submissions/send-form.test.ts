/** The form of a page without a script: it is read once, and counted only for what it does. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { CONSENTS } from "#features/submissions/model.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { form, live, openDesk, receiptOf, send, type ReviewDesk } from "./review-desk.ts";

let database: TestDatabase;
let desk: ReviewDesk;
beforeAll(async () => {
  const [engine] = engines;
  if (!engine) throw new Error("no engine");
  database = await engine.open();
  desk = await openDesk(database.db);
}, 60_000);
afterAll(() => database.close());

const page = { kind: "nft", refused: [], intent: "send", receipt: null, caller: { language: "en" } } as const;

function counter() {
  const counted: string[] = [];
  const note = (name: string) => async () => void counted.push(name);
  const counting = { check: note("check"), submission: note("submission"), message: note("message") };
  return { counted, counting };
}

it("all problems are reported at once, a refused file among them, and nothing is counted", async () => {
  const { counted, counting } = counter();
  const { name: _name, ...fields } = await form(desk, "nft", { email: "x" });
  const refused = [{ path: "icon_url", code: "logo" }] as const;
  expect(await desk.submissions.sendForm({ ...page, fields, refused }, counting)).toEqual({
    ok: false,
    code: "validation",
    problems: [{ path: "name", code: "required" }, { path: "email", code: "email" }, ...refused],
    findings: [],
  });
  expect(counted).toEqual([]);
});

it("a complete form with a refused file is refused for the file, checked or sent", async () => {
  const refused = [{ path: "screenshots", code: "screenshot" }] as const;
  const fields = await form(desk, "nft");
  for (const intent of ["check", "send"] as const)
    expect(await desk.submissions.sendForm({ ...page, fields, refused, intent })).toEqual({
      ok: false,
      code: "validation",
      problems: refused,
      findings: [],
    });
});

it("a preflight counts as a check and stores nothing", async () => {
  const { counted, counting } = counter();
  const fields = await form(desk, "nft");
  const looked = await desk.submissions.sendForm({ ...page, fields, intent: "check" }, counting);
  expect(looked).toMatchObject({
    ok: true,
    value: { findings: expect.arrayContaining([expect.objectContaining({ code: "schema_ok" })]) },
  });
  expect(counted).toEqual(["check"]);
  expect(await desk.services.review.list({ states: ["awaiting_donation"], kind: "nft" })).toEqual([]);
});

it("a sent form counts as a submission, and twice with one key is one", async () => {
  const { counted, counting } = counter();
  const fields = await form(desk, "nft", { website: "https://twice.example.org" });
  const sent = { ...page, fields, caller: { language: "en", idempotencyKey: "page-form-1" } };
  const first = await desk.submissions.sendForm(sent, counting);
  expect(first).toMatchObject({ ok: true, value: { token: expect.any(String) } });
  expect(await desk.submissions.sendForm(sent, counting)).toMatchObject({
    ok: true,
    value: { token: first.ok && "token" in first.value && first.value.token },
  });
  const other = { ...sent, fields: { ...fields, name: "Other Lights" } };
  expect(await desk.submissions.sendForm(other, counting)).toMatchObject({ code: "idempotency_mismatch" });
  expect(counted).toEqual(["submission", "submission", "submission"]);
});

it("a correction counts as a message; unchanged, too late or of another kind it changes nothing", async () => {
  const { counted, counting } = counter();
  const { token, number } = await send(desk, "nft", { website: "https://mended.example.org" });
  const fields = await form(desk, "nft", { website: "https://mended.example.org" });
  const correction = { ...page, fields, receipt: token };
  expect(await desk.submissions.sendForm(correction, counting)).toEqual({ ok: false, code: "past" });
  await desk.submissions.waive(number, { operator: "Ines", note: "" });
  await desk.submissions.requestChanges(number, { operator: "Ines", note: "", reasons: ["other"] });
  expect(await desk.submissions.sendForm(correction, counting)).toEqual({ ok: false, code: "unchanged" });
  const token2 = { ...correction, kind: "token" as const, fields: await form(desk, "token") };
  expect(await desk.submissions.sendForm(token2, counting)).toEqual({ ok: false, code: "past" });
  const mended = { ...correction, fields: { ...fields, name: "Mended Lights" } };
  expect(await desk.submissions.sendForm(mended, counting)).toEqual({ ok: true, value: { token } });
  expect(counted).toEqual(["message", "message", "message", "message"]);
});

it("what came up since the check stops a form and its correction, with the findings that say why", async () => {
  const { counted, counting } = counter();
  const address = "0x00000000000000000000000000000000000c0001";
  await live(desk, "token", { address, name: "Lighthouse" });
  const { token, number } = await send(desk, "token");
  await desk.submissions.waive(number, { operator: "Ines", note: "" });
  await desk.submissions.requestChanges(number, { operator: "Ines", note: "", reasons: ["other"] });
  const fields = await form(desk, "token", { address });
  const stopped = {
    ok: false,
    code: "validation",
    problems: [{ path: "address", code: "duplicate_contract", values: { name: "Lighthouse" } }],
    findings: expect.arrayContaining([
      expect.objectContaining({ field: "address", code: "duplicate_contract", level: "stop" }),
      expect.objectContaining({ code: "schema_ok" }),
    ]),
  };
  const sent = { ...page, kind: "token" as const, fields };
  expect(await desk.submissions.sendForm(sent, counting)).toEqual(stopped);
  expect(await desk.submissions.sendForm({ ...sent, receipt: token }, counting)).toEqual(stopped);
  expect(counted).toEqual(["submission", "check", "message", "check"]);
});

it("the check of a correction does not find the submission itself, and that of a new form does", async () => {
  const website = "https://once-open.example.org";
  const { token, number } = await send(desk, "nft", { website });
  await desk.submissions.waive(number, { operator: "Ines", note: "" });
  await desk.submissions.requestChanges(number, { operator: "Ines", note: "", reasons: ["other"] });
  const fields = await form(desk, "nft", { website });
  const codes = async (receipt: string | null) => {
    const looked = await desk.submissions.sendForm({ ...page, fields, intent: "check", receipt });
    if (!looked.ok || !("findings" in looked.value)) throw new Error("no findings");
    return looked.value.findings.map(({ code }) => code);
  };
  expect(await codes(null)).toContain("duplicate_open");
  expect(await codes(token)).toContain("duplicate_none");
  // Nor what is open beside it, which was found when it was sent.
  const other = await send(desk, "nft", { website });
  await desk.submissions.waive(other.number, { operator: "Ines", note: "" });
  expect(await codes(token)).not.toContain("duplicate_open");
});

it("the check of a change does not take the own listing for another's", async () => {
  const { token } = await live(desk, "token", { website: "https://own-coin.example.org" });
  const { email, fields } = (await receiptOf(desk, token)).submission;
  const whole = { ...fields, email, consent: [...CONSENTS], description: "In other words." };
  const looked = await desk.submissions.sendForm({
    ...page,
    kind: "token",
    fields: whole,
    intent: "check",
    receipt: token,
  });
  const found = looked.ok && "findings" in looked.value ? looked.value.findings : [];
  expect(found.filter(({ level }) => level === "stop")).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
});
