/** Every mail about a payment, in every language. */
import { brand } from "#brand/brand.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import type { DonationStatus } from "#features/donations/model.ts";
import { MANUAL_TEXTS, REFUSAL_TEXTS } from "#features/donations/texts.ts";
import type { MailTo } from "#features/submissions/server/mail/mail-text.ts";
import { paymentMail, receiptMail, recoveryMail } from "#features/submissions/server/mail/mails.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { textsOf } from "#server/services.ts";

const PROJECT = join(import.meta.dirname, "../../..");
const text = textsOf(loadMessageCatalogue(pathToFileURL(`${join(PROJECT, "build/messages")}/`)));
const texts = { text, origin: `https://${brand.officialHost}` };

const status: DonationStatus = {
  submissionId: 1,
  state: "rejected",
  confirmations: 0,
  needed: 20,
  reason: null,
  detail: { received: "99.5", recipient: "0xbb", contract: "0xcc", note: "Too little." },
  manualCause: null,
  settledBy: null,
  txHash: `0x${"ab".repeat(32)}`,
  explorerUrl: null,
  amounts: ["100.1234", "100.5678"],
  paidAmount: null,
  token: { symbol: "TKN", contract: "0xaa" },
  network: { title: "BNB Smart Chain", gasSymbol: "BNB" },
  updatedAt: new Date(0),
  events: [],
};

const to = (language: string): MailTo => ({
  language,
  email: "owner@project.example",
  name: "Quayside",
  number: "R94VV4Q6",
  kind: "token",
  mailState: "confirmed",
});

/** A leftover key or placeholder, or a missing value. */
const LEFT_OVER = /[{}]|undefined|\b(?:mail|donation|receipt)\.[a-z]/;

describe.each(LANGUAGES)("mails in %s", (language) => {
  it.each(Object.keys(REFUSAL_TEXTS) as (keyof typeof REFUSAL_TEXTS)[])(
    "a payment refused as %s gives the reason, the transaction and the next step",
    (reason) => {
      const mail = paymentMail(texts, to(language), { ...status, reason });
      expect(mail.subject + mail.text + mail.html).not.toMatch(LEFT_OVER);
      expect(mail.subject).toContain("Quayside");
      expect(mail.text).toContain(status.txHash);
      expect(mail.text).toContain(`https://${brand.officialHost}/${language}/submissions`);
      expect(mail.text).toContain("R94VV4Q6");
    },
  );

  it.each(Object.keys(MANUAL_TEXTS) as (keyof typeof MANUAL_TEXTS)[])(
    "a payment handed to an operator because of %s says so",
    (manualCause) => {
      const mail = paymentMail(texts, to(language), {
        ...status,
        state: "manual",
        manualCause,
        txHash: null,
      });
      expect(mail.subject + mail.text + mail.html).not.toMatch(LEFT_OVER);
      expect(mail.subject).toContain("Quayside");
    },
  );

  it("the mails to an unconfirmed address contain neither project nor number", () => {
    for (const mail of [
      receiptMail(texts, to(language), { confirm: "c", receipt: "r" }),
      recoveryMail(texts, to(language), "t"),
    ]) {
      expect(mail.subject + mail.text + mail.html).not.toMatch(LEFT_OVER);
      expect(mail.subject + mail.text + mail.html).not.toMatch(/Quayside|R94VV4Q6/);
      expect(mail.text).toContain(`https://${brand.officialHost}/${language}/receipt-link?token=`);
    }
  });
});
