import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ShownProof } from "#features/ownership/model.ts";
import { LanguageProvider } from "#i18n/language.tsx";
import type { MessageTree } from "#i18n/message-tree.ts";
import { ProofList } from "./proof-list.tsx";

const messages = {
  ownership: {
    proves: { dns: "Controls the DNS", owner: "The owner signed" },
    proved: { dns: "Controlled the DNS" },
    seen: "Seen, next {next}",
    seenOnly: "Seen, and no more",
    lapsed: "Not found",
    lapsedSignature: "Proves no control",
    signature: { label: "Signature" },
    verify: { title: "Check", dns: "Look it up", signature: "Signed", notKept: "Not kept" },
  },
} as unknown as MessageTree;

const RECORD: ShownProof = {
  method: "dns",
  subject: "harbour.example.org",
  place: "_listing-challenge.harbour.example.org",
  role: "",
  evidence: "a1".repeat(32),
  signer: "",
  message: "",
  signature: "",
  seen: "16 November 2026",
  next: "23 November 2026",
  lapsed: null,
};
const SIGNED: ShownProof = {
  ...RECORD,
  method: "signature",
  subject: "bsc:0xc0",
  place: "",
  role: "owner",
  signer: "0xA11CE",
  message: "Site: wallet.example\nContract: 0xc0",
  signature: "0x1234",
};

const htmlOf = (proof: ShownProof): string =>
  renderToStaticMarkup(
    <LanguageProvider language="en" messages={messages}>
      <ProofList proofs={[proof]} isTied={false} />
    </LanguageProvider>,
  );

test("what was signed and its signature stand there as they were", () => {
  const html = htmlOf(SIGNED);
  expect(html).toContain(`>${SIGNED.message}</pre>`);
  expect(html).toContain(`<code>${SIGNED.signature}</code>`);
});

test("the next check is named where there will be one", () => {
  expect(htmlOf(RECORD)).toContain("next 23 November 2026");
  const unchecked = htmlOf({ ...RECORD, next: null });
  expect(unchecked).toContain("Seen, and no more");
  expect(unchecked).not.toContain("23 November");
});

test("of an older proof it says that the signed text was not kept", () => {
  const html = htmlOf({ ...SIGNED, message: "", signature: "" });
  expect(html).toContain("Not kept");
  expect(html).not.toContain("Signature");
});

test("a record that has gone is nowhere to be looked up; what was signed stays, and proves no control", () => {
  const lapsed = "20 November 2026";
  const gone = htmlOf({ ...RECORD, lapsed });
  expect(gone).toContain("Not found");
  expect(gone).not.toContain("Check");
  const signed = htmlOf({ ...SIGNED, lapsed });
  expect(signed).toContain("Proves no control");
  expect(signed).toContain("Check");
});
