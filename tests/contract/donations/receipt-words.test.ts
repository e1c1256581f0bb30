/** Every sentence about money on a receipt is true, in every language: tests the served page without scripts. */
import { brand } from "#brand/brand.ts";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDonationStore, type DonationChange } from "#features/donations/server/store.ts";
import type { SubmissionState } from "#features/submissions/model.ts";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { openDatabase, type OpenedDatabase } from "#platform/database/open.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

const HASH = `0x${"ab".repeat(32)}`;
const RECIPIENT = "0x00000000000000000000000000000000d0a7e001";

let site: RunningSite;
let database: OpenedDatabase;
let token: string;
let id: number;

beforeAll(async () => {
  site = await startSite({ DONATION_RECIPIENT: RECIPIENT, DONATION_DECIMALS: "18" });
  database = openDatabase({ kind: "sqlite", file: join(site.folder, "site.sqlite") });
  token = await submitSample(site.address, "token");
  await site.get(`/en/receipt/${token}`);
  const { submission_id: only } = await database.db
    .selectFrom("donation")
    .select("submission_id")
    .executeTakeFirstOrThrow();
  id = only;
});
afterAll(async () => {
  await database.close();
  await site.stop();
});

/** The text of the page's main part, with a bar for each tag. */
async function words(of: RunningSite, language: Language, receipt: string): Promise<string> {
  const html = await (await of.get(`/${language}/receipt/${receipt}`)).text();
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "";
  return main.replaceAll(/<script[^]*?<\/script>/g, "").replaceAll(/(?:\s*<[^>]+>\s*)+/g, "|");
}

/** Matches a text of the catalogue with any amount. */
const catalogue = loadMessageCatalogue(new URL("../../../build/messages/", import.meta.url));
const told = (language: Language, key: string): RegExp => {
  const text = (catalogue.translate(language) as (name: string, values: object) => string)(key, {
    amount: "¤",
    token: brand.token.symbol,
  });
  return new RegExp(text.trim().split("¤").map(RegExp.escape).join("[\\d.]*"));
};

async function stand(state: SubmissionState, change: DonationChange & { settledBy?: string | null }) {
  await database.db
    .updateTable("submission")
    .set({ state, review_since: Date.now() })
    .where("id", "=", id)
    .execute();
  await database.db.updateTable("donation").set({ settled_by: null, paid_quote_id: null }).execute();
  await createDonationStore(database.db).save(
    id,
    { code: null, detail: {}, txHash: HASH, dueAt: null, ...(change as DonationChange) },
    new Date(),
  );
}

const SAYS = {
  send: "donation.payment.exactly",
  box: "donation.box.title",
  received: "donation.states.confirmed.text",
  queue: "donation.states.confirmed.next",
  doNotPay: "receipt.next.checkingPayment",
  sendNext: "receipt.next.awaitingDonation",
  byHand: "donation.settled.operator.text",
  waived: "donation.settled.waiver.text",
  demo: "donation.settled.demo.text",
  closed: "donation.help.closed",
  arrived: "donation.payment.paidAlready",
  again: "donation.payment.exactlyAgain",
} as const;

/** Which of the sentences above are on the page; one line if all languages agree. */
async function said({ of = site, receipt = token, languages = [...LANGUAGES] } = {}): Promise<string[]> {
  const lines = new Set<string>();
  for (const language of languages) {
    const page = await words(of, language, receipt);
    expect(page, language).not.toMatch(/undefined|\bnull\b|NaN/);
    const names = Object.entries(SAYS).filter(([name, key]) => {
      const text = told(language, key);
      // A label stands alone; the tutorial uses the same words in a sentence.
      return (name === "send" ? new RegExp(`\\|${text.source}\\|`) : text).test(page);
    });
    lines.add(names.map(([name]) => name).join(" "));
  }
  return [...lines];
}

describe("a receipt says", () => {
  it("what to send while nothing is paid", async () => {
    await stand("awaiting_donation", { state: "open", txHash: null });
    expect(await said()).toEqual(["send box sendNext"]);
  });

  it("not to pay again while a payment is being checked, and then asks for none", async () => {
    for (const state of ["submitted", "unseen", "pending"] as const) {
      await stand("awaiting_donation", { state });
      expect(await said({ languages: ["en", "th"] })).toEqual(["doNotPay"]);
    }
    await stand("awaiting_donation", { state: "confirming" });
    expect(await said()).toEqual(["doNotPay"]);
    await stand("awaiting_donation", { state: "manual", code: "not_seen" });
    expect(await said()).toEqual([""]);
  });

  it("what happens to a payment that was too small before it asks for another", async () => {
    await stand("awaiting_donation", {
      state: "rejected",
      code: "wrong_amount",
      detail: { received: "99.0000" },
    });
    expect(await said()).toEqual(["box arrived again"]);
    const page = await words(site, "en", token);
    expect(page.indexOf("We have a payment for this submission on record")).toBeGreaterThan(-1);
    expect(page.indexOf("We have a payment for this submission on record")).toBeLessThan(
      page.indexOf("Only if you pay again"),
    );
    await stand("awaiting_donation", { state: "rejected", code: "reverted" });
    expect(await said()).toEqual(["send box"]);
  });

  it("that we received it only if the network showed it, with the amount", async () => {
    const [quote] = await createDonationStore(database.db).quotes.quotesOf(id);
    await stand("in_review", { state: "confirmed", settledBy: "network", paidQuoteId: quote?.id ?? 0 });
    expect(await said()).toEqual(["received queue"]);
    expect(await words(site, "en", token)).toMatch(
      new RegExp(String.raw`We received 100\.[1-9]\d{3} ${brand.token.symbol}\. Thank you\.`),
    );
  });

  it("who released it if nothing was received", async () => {
    await stand("in_review", { state: "confirmed", settledBy: "operator" });
    expect(await said()).toEqual(["queue byHand"]);
    await stand("in_review", { state: "confirmed", settledBy: "waiver", txHash: null });
    expect(await said()).toEqual(["queue waived"]);
  });

  it("nothing about the queue after it has left the queue", async () => {
    for (const state of ["changes_requested", "live", "rejected", "withdrawn"] as const) {
      await stand(state, { state: "confirmed", settledBy: "waiver", txHash: null });
      expect(await said({ languages: ["en", "zh", "hi"] })).toEqual(["waived"]);
    }
  });

  it("to send nothing more if it is closed before the payment was counted", async () => {
    for (const state of ["withdrawn", "rejected"] as const) {
      await stand(state, { state: "confirming" });
      expect(await said()).toEqual(["closed"]);
      await stand(state, { state: "open", txHash: null });
      expect(await said()).toEqual([""]);
    }
  });

  it("on the success page, that the payment comes before the review, and what became of it", async () => {
    const success = async (language: Language): Promise<string> =>
      (await site.get(`/${language}/success?receipt=${token}`)).text();
    const steps = {
      open: "receipt.next.awaitingDonation",
      confirming: "receipt.next.checkingPayment",
      manual: "receipt.next.checkingPayment",
      rejected: "mail.donationRefused.after",
    } as const;
    for (const [state, key] of Object.entries(steps)) {
      await stand("awaiting_donation", { state: state as keyof typeof steps, code: null });
      for (const language of ["en", "zh", "th"] as const)
        expect(await success(language), `${state} ${language}`).toMatch(told(language, key));
    }
    await stand("in_review", { state: "confirmed", settledBy: "network" });
    const done = await success("en");
    for (const key of Object.values(steps)) expect(done).not.toMatch(told("en", key));
  });

  it("what was submitted, with its logo, and masks the e-mail address", async () => {
    const html = await (await site.get(`/zh/receipt/${token}`)).text();
    const rows = /<dl[^>]*data-submitted[^>]*>([^]*?)<\/dl>/.exec(html)?.[1] ?? "";
    expect(rows).toContain("Harbour Ltd");
    expect(rows).not.toContain("team@example.org");
    expect(html).toMatch(/<img[^>]*src="[^"]*\/uploads\/[\da-f]{64}/);
  });
});

it("a demonstration shows its box only at the donation step", async () => {
  const demo = await startSite();
  const receipt = await submitSample(demo.address, "token");
  expect(await said({ of: demo, receipt })).toEqual(["queue demo"]);
  const step = await (await demo.get(`/en/receipt/${receipt}?donate`)).text();
  expect(step).toContain("Demo: do not send");
  expect(step).toContain("data-donation-box");
  expect(step).not.toMatch(told("en", SAYS.demo));
  const claimed = await demo.get(`/en/receipt/${receipt}`, {
    method: "POST",
    body: new URLSearchParams({ intent: "claim", explorer_url: "" }),
  });
  expect(claimed.status).toBe(303);
  await demo.stop();
});
