/** What the receipt and the page below it say in each state, in two languages, as they are served. */
import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDonationStore } from "#features/donations/server/store.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { joinSentences } from "#lib/text/join-sentences.ts";
import type { Db } from "#platform/database/schema.ts";
import { readConfig } from "#server/config.ts";
import { createFoundation } from "#server/foundation.ts";
import { createServices } from "#server/services.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

const DAY_MS = 86_400_000;
const DONATIONS = {
  DONATION_RECIPIENT: "0x00000000000000000000000000000000d0a7e001",
  DONATION_DECIMALS: "18",
};
const by = { operator: "Ines", note: "" };
const because = { ...by, reasons: ["other"] as const };

let offsetMs = 0;
const clock = { now: () => new Date(Date.now() + offsetMs) };
let site: RunningSite;
let submissions: Submissions;
let db: Db;
let stop: () => Promise<void>;

beforeAll(async () => {
  site = await startSite(DONATIONS, { clock });
  const config = readConfig({ DATA_DIR: site.folder, LOG_LEVEL: "silent", ...DONATIONS });
  const foundation = await createFoundation(config, { clock });
  ({ db } = foundation.database);
  ({ submissions } = createServices(foundation));
  stop = async () => {
    await foundation.database.close();
    await site.stop();
  };
}, 240_000);
afterAll(() => stop());

/** The sentences that are looked for; each is true in some states only. */
const SENTENCES = {
  live: "receipt.states.live.text",
  paused: "receipt.states.paused.title",
  takenDown: "receipt.states.takenDown.text",
  delisted: "receipt.states.delisted.text",
  withdrawn: "receipt.states.withdrawn.text",
  rejected: "receipt.states.rejected.text",
  canAppeal: "receipt.next.rejected",
  final: "receipt.next.rejectedFinal",
  inReview: "receipt.states.inReview.text",
  change: "receipt.next.change",
  asked: "receipt.states.changesRequested.text",
  again: "receipt.resubmit.noDonation",
  donate: "donation.box.title",
  received: "donation.states.confirmed.title",
  queued: "donation.states.confirmed.next",
  refused: "donation.states.rejected.title",
  closed: "donation.help.closed",
  waived: "donation.settled.waiver.text",
  waits: "receipt.states.awaitingDonation.text",
  stays: "receipt.withdraw.changeText",
  replaced: "receipt.states.replaced.text",
  missing: "receipt.missing.text",
  // Of the page of what its owner can do.
  free: "manage.free",
  changeWaits: "manage.waiting",
  hidden: "manage.takenDown",
  given: "manage.replaced",
  change_: "manage.edit.text",
  beside: "manage.edit.textReplaced",
  move: "manage.move.title",
  pause: "manage.pause.title",
  resume: "manage.resume.title",
  delist: "manage.delist.text",
  end: "manage.delist.textReplaced",
  appeal: "manage.appeal.title",
  reopen: "manage.reopen.title",
  reopenPaid: "manage.reopen.textDonated",
  prove: "ownership.title",
} as const;

const catalogue = loadMessageCatalogue(new URL("../../../build/messages/", import.meta.url));

async function mainOf(path: string): Promise<string> {
  const html = await (await site.get(path)).text();
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "";
  const text = main.replaceAll(/<script[^]*?<\/script>/g, "").replaceAll(/(?:\s*<[^>]+>\s*)+/g, "|");
  expect(text, path).not.toMatch(/undefined|\bnull\b|NaN/);
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

/** On the receipt, and on the page below it; both languages must agree. */
async function said(token: string): Promise<readonly [receipt: string, manage: string]> {
  const both = await Promise.all(
    (["en", "zh"] as const).map(async (language) => {
      const translate = catalogue.translate(language) as (key: string, values: object) => string;
      const values = { token: brand.token.symbol, days: "365", count: 0 };
      const onPage = (text: string) =>
        Object.entries(SENTENCES)
          .filter(([name, key]) => {
            const sentence = translate(key, values);
            // A heading stands alone; other sentences use its words, and the donation box those of "again".
            if (key.endsWith(".title")) return text.includes(`|${sentence}|`);
            const before = name === "again" ? translate("receipt.next.changesRequested", values) : "";
            return text.includes(joinSentences(before, sentence));
          })
          .map(([name]) => name)
          .join(" ");
      const page = `/${language}/receipt/${token}`;
      return [onPage(await mainOf(page)), onPage(await mainOf(`${page}/manage`))] as const;
    }),
  );
  const [english, chinese] = both;
  expect(chinese).toEqual(english);
  return english ?? ["", ""];
}

let made = 0;
async function sent(changes: object = {}) {
  made += 1;
  const address = `0x${String(made).padStart(40, "3")}`;
  const token = await submitSample(site.address, "token", { address, ...changes });
  const found = await submissions.receipt(token);
  if (!found.ok) throw new Error(found.code);
  const { id, number } = found.value.submission;
  return { token, id, number, act: submissions.ownerAct.bind(submissions, token) };
}

type Sent = Awaited<ReturnType<typeof sent>>;

/** A payment as the network tells it; a confirmed one starts the review. */
async function pay({ id, token }: Sent, state: "rejected" | "confirmed"): Promise<void> {
  await site.get(`/en/receipt/${token}`);
  const about = state === "rejected" ? { code: "wrong_amount" as const, detail: { received: "99" } } : {};
  const txHash = `0x${String(id).padStart(64, "a")}`;
  const change = { state, code: null, detail: {}, txHash, dueAt: null, ...about };
  await createDonationStore(db).save(id, change, clock.now());
  if (state === "rejected") return;
  const { id: quote } = await db
    .selectFrom("donation_quote")
    .select("id")
    .where("submission_id", "=", id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("donation")
    .set({ settled_by: "network", paid_quote_id: quote })
    .where("submission_id", "=", id)
    .execute();
  await db
    .updateTable("submission")
    .set({ state: "in_review", review_since: clock.now().getTime() })
    .where("id", "=", id)
    .execute();
}

async function waived(changes: object = {}): Promise<Sent> {
  const one = await sent(changes);
  expect(await submissions.waive(one.number, by)).toMatchObject({ ok: true });
  return one;
}

it("what is not paid asks for a donation, a refused payment for nothing before it is read, a deleted one is gone", async () => {
  const one = await sent();
  expect(await said(one.token)).toEqual(["donate waits", "free prove"]);
  await pay(one, "rejected");
  expect(await said(one.token)).toEqual(["donate refused waits", "free prove"]);
  await submissions.withdraw(one.token);
  // Another review is not free: it waits for the donation.
  expect(await said(one.token)).toEqual(["withdrawn refused closed", "waits reopen"]);
  await one.act("reopen", {});
  offsetMs += 91 * DAY_MS;
  await submissions.purge();
  expect(await said(one.token)).toEqual(["missing", "missing"]);
});

it("a waived one never speaks of another donation", async () => {
  const one = await waived();
  expect(await said(one.token)).toEqual(["inReview queued waived", "free prove"]);
  await submissions.requestChanges(one.number, because);
  expect(await said(one.token)).toEqual(["asked waived", "asked free prove"]);
  expect(await mainOf(`/en/submit/token?receipt=${one.token}`)).not.toMatch(/donat/i);
});

it("a paid one is rejected, appealed and rejected for good", async () => {
  const one = await sent();
  await pay(one, "confirmed");
  expect(await said(one.token)).toEqual(["inReview received queued", "free prove"]);
  await submissions.requestChanges(one.number, because);
  expect(await said(one.token)).toEqual(["asked again received", "asked free prove"]);
  expect(await mainOf(`/en/submit/token?receipt=${one.token}`)).toContain("You don’t need to donate again.");
  await submissions.reject(one.number, because);
  expect(await said(one.token)).toEqual(["rejected canAppeal received", "free appeal"]);
  for (const operator of ["Bo", "Cy", "Di"]) {
    await one.act("appeal", { text: "Look again" });
    expect(await said(one.token)).toEqual(["inReview received queued", "free prove"]);
    await submissions.reject(one.number, { ...because, operator });
  }
  expect(await said(one.token)).toEqual(["rejected final received", "free"]);
});

it("a listing is paused by either side, changed and delisted", async () => {
  const one = await sent();
  await pay(one, "confirmed");
  await submissions.approve(one.number, by);
  const open = "free change_ move pause delist prove";
  expect(await said(one.token)).toEqual(["live received", open]);
  await one.act("pause", { reason: "Maintenance" });
  expect(await said(one.token)).toEqual(["paused received", "free resume delist prove"]);
  await one.act("resume", {});
  await submissions.operatorAct(one.number, "pause", { operator: "Ines", reason: "Reports" });
  expect(await said(one.token)).toEqual(["takenDown received", "free hidden delist prove"]);
  await submissions.operatorAct(one.number, "resume", { operator: "Ines", reason: "" });
  await submissions.resubmit(one.token, { description: "Another description of it." });
  expect(await said(one.token)).toEqual(["change received stays", "free changeWaits prove"]);
  await submissions.requestChanges(one.number, because);
  // It does not wait for a reviewer now.
  expect(await said(one.token)).toEqual(["asked again received stays", "asked free prove"]);
  await submissions.reject(one.number, because);
  expect(await said(one.token)).toEqual(["live received", open]);
  await one.act("delist", { reason: "The end" });
  expect(await said(one.token)).toEqual(["delisted received", "free reopen reopenPaid"]);
});

it("why a change was refused stays on the receipt until the next change, and is not for a later owner", async () => {
  const one = await waived();
  await submissions.approve(one.number, by);
  const why = catalogue.translate("en")("reasons.other.text");
  const page = () => mainOf(`/en/receipt/${one.token}`);
  const change = (description: string) => submissions.resubmit(one.token, { description });
  expect(await page()).not.toContain(why);
  await change("Another description of it.");
  await submissions.reject(one.number, { ...because, note: "The site says otherwise" });
  expect(await page()).toContain(`|Change not accepted|The reviewer gave one reason.|`);
  expect(await page()).toContain(why);
  expect(await page()).toContain("The site says otherwise");
  await one.act("pause", { reason: "Maintenance" });
  await one.act("resume", {});
  expect(await page()).toContain(why);

  await change("A third description of it.");
  expect(await page()).not.toContain(why);
  await submissions.approve(one.number, by);
  expect(await page()).not.toContain(why);

  await change("A fourth description of it.");
  await submissions.reject(one.number, because);
  const given = await one.act("hand_over", { email: "next@example.org" });
  const next = given.ok ? (given.value?.token ?? "") : "";
  offsetMs += 3 * DAY_MS;
  await submissions.completeHandovers();
  const nextPage = await mainOf(`/en/receipt/${next}`);
  expect(nextPage).toContain("|Change not accepted|");
  expect(nextPage).not.toContain(why);
});

it("a listing that we took down, and one whose page was given away", async () => {
  const one = await waived();
  await submissions.approve(one.number, by);
  await submissions.operatorAct(one.number, "delist", { operator: "Ines", reason: "Reports" });
  expect(await said(one.token)).toEqual(["takenDown waived", "free reopen"]);

  const address = `0x${"8".repeat(40)}`;
  const first = await waived({ address });
  const second = await waived({ address, name: "Rightful" });
  await submissions.approve(first.number, by);
  await submissions.approve(second.number, { ...by, replaces: `eth:${address}` });
  expect(await said(first.token)).toEqual(["waived replaced", "free given beside end"]);
  await first.act("pause", { reason: "Mine" });
  await submissions.resubmit(first.token, { description: "Another description of it." });
  // Neither a listing nor a page stays as it is.
  expect(await said(first.token)).toEqual(["inReview waived replaced", "free given"]);
});
