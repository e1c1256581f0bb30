import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { COPY } from "#ui/copy/copy-attributes.ts";
import { ProofMethods } from "./proof-methods.tsx";

const CHALLENGE = {
  host: "harbour.example.org",
  record: "_listing-challenge.harbour.example.org",
  file: "https://harbour.example.org/.well-known/listing.txt",
  value: "receipt=HA6C7RAH",
  contractLine: null,
  canLook: true,
  canSign: true,
};

test("everything that is published or signed has a button that copies exactly it", async () => {
  const message = "wallet.example asks you\n\nSite: wallet.example";
  await renderPart(
    <ProofMethods challenge={CHALLENGE} message={message} signPath="/manage?sign" typed={{}} />,
  );
  const copied = (name: string): string | null =>
    page.getByRole("button", { name, exact: true }).first().element().getAttribute(COPY.text);
  expect(copied("Copy: Record")).toBe(CHALLENGE.record);
  expect(copied("Copy: Value")).toBe(CHALLENGE.value);
  expect(copied("Copy the message")).toBe(message);
});
