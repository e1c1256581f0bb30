import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server.browser";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LanguageProvider } from "#i18n/language.tsx";
import { hydrateIsland } from "#shell/islands/hydrate-island.tsx";
import { renderPart, textsOf } from "#tests/components/render-part.tsx";
import FileCheck from "./file-check.tsx";
import type { KnownFiles } from "./known-files.ts";

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hashOf = (text: string): string => bytesToHex(sha256(bytesOf(text)));
const fileOf = (text: string, name = "wallet.apk"): File => new File([bytesOf(text)], name);

const release = {
  platform: "android-apk",
  variant: null,
  state: "listed",
  date: "2026-10-29",
  delistedOn: null,
  reason: null,
} as const;

const known: KnownFiles = {
  releases: [
    { ...release, version: "2.0.0", sha256: hashOf("new") },
    { ...release, version: "1.0.0", sha256: hashOf("old") },
    { ...release, version: "0.9.0", sha256: hashOf("bad"), state: "unsafe", delistedOn: "2026-11-01" },
  ],
  fakes: [{ platform: "android-apk", sha256: hashOf("fake"), notes: { en: "It asks for the phrase." } }],
};

const links = { report: "mailto:security@wallet.example", help: "/en/demo/help" };

const show = () =>
  renderPart(<FileCheck known={known} verdict={null} links={links} listDate="29 October 2026" />);

function giveFile(file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field) field.files = transfer.files;
}

const input = () => page.getByLabelText("Choose a file");
const answer = () => page.getByRole("status");

test.each([
  ["new", "This is our file."],
  ["old", "This is our file, but it’s old."],
  ["bad", "This is our file, but it’s not safe to use."],
  ["fake", "This file is a known fake."],
  ["something else", "This is not a file we published."],
])("a file with the content “%s” gets the verdict “%s”, which takes the focus", async (content, title) => {
  await show();
  await userEvent.upload(input(), fileOf(content));
  await expect.element(answer()).toMatchTextContent(title);
  await expect.element(answer()).toHaveFocus();
  await expect.element(page.getByText("wallet.apk")).toBeVisible();
  await expect.element(page.getByText(hashOf(content))).toBeVisible();
});

test("an empty file is refused with a message, and the previous verdict is gone", async () => {
  await show();
  await userEvent.upload(input(), fileOf("new"));
  await expect.element(answer()).toMatchTextContent(/This is our file/);
  await userEvent.upload(page.getByLabelText("Check another file"), fileOf(""));
  await expect.element(page.getByRole("alert")).toMatchTextContent(/This file is empty/);
  expect(document.querySelector("[role=status]")?.textContent).toBe("");
});

test("a file that was chosen before hydration is checked after it", async () => {
  const texts = await textsOf("en");
  const props = { known, verdict: null, links, listDate: "29 October 2026" };
  const host = document.createElement("div");
  host.innerHTML = renderToString(
    <LanguageProvider {...texts}>
      <FileCheck {...props} />
    </LanguageProvider>,
  );
  document.body.append(host);
  giveFile(fileOf("new"));
  await hydrateIsland(host, FileCheck as ComponentType, { texts, props, isAsServed: true });
  await expect.element(answer()).toMatchTextContent(/This is our file/);
  host.remove();
});

test("checking a large file can be stopped, which gives no result", async () => {
  await show();
  giveFile(new File([new Uint8Array(60_000_000)], "large.apk"));
  document.querySelector("input[type=file]")?.dispatchEvent(new Event("change", { bubbles: true }));
  await page.getByRole("button", { name: "Stop" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/You stopped the check/);
});
