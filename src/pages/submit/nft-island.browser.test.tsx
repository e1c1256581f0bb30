import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFTS } from "#browser/storage/registry.ts";
import { readStored, writeStored } from "#browser/storage/stored-value.ts";
import { entriesOf, valueAt } from "#features/submissions/form-entries.ts";
import { SAMPLE_NFT } from "#features/submissions/schema/sample-forms.ts";
import { stubApi, type ApiAnswers } from "#tests/components/api-answers.ts";
import { FORM_DATA } from "#tests/components/form-part.tsx";
import { renderPart } from "#tests/components/render-part.tsx";
import SubmitNft from "./nft-island.tsx";

let api: ApiAnswers;

beforeEach(() => {
  localStorage.clear();
  api = stubApi();
});
afterEach(() => vi.restoreAllMocks());

const show = () => renderPart(<SubmitNft form={FORM_DATA} />);
const keep = () =>
  writeStored(DRAFTS.nft, { entries: entriesOf(SAMPLE_NFT), savedAtMs: Date.UTC(2026, 10, 5) });
const name = () => page.getByRole("textbox", { name: "Collection name" });
const action = (label: string) => page.getByRole("button", { name: label, exact: true });

const GOOD = { findings: [{ field: "website", code: "site_ok", level: "ok", message: "The site answers." }] };
const STOP = {
  findings: [{ field: "address", code: "none", level: "stop", message: "There is no contract." }],
};

test("what is typed is kept as it is typed, and said to be kept", async () => {
  await show();
  await name().fill("Harbour Lights");
  await expect.element(page.getByText(/^Saved on this device/)).toBeVisible();
  expect(valueAt(readStored(DRAFTS.nft)?.entries ?? [], "name")).toBe("Harbour Lights");
});

test("a draft comes back with its date, and can be deleted", async () => {
  keep();
  await show();
  await expect.element(page.getByText(/You have a draft from/)).toBeVisible();
  await expect.element(name()).toHaveValue("Harbour Lights");
  await page.getByRole("button", { name: "Delete draft" }).click();
  await expect.element(name()).toHaveValue("");
  expect(readStored(DRAFTS.nft)).toBeNull();
});

test("Enter in an empty form lists every missing field, and each link leads to its field by keyboard", async () => {
  await show();
  (name().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const summary = page.getByRole("group", { name: /fields need your attention/ });
  await expect.element(summary).toHaveFocus();
  (summary.getByRole("link", { name: "Collection name" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(name()).toHaveFocus();
  await expect.element(name()).toHaveAccessibleDescription(/Enter the collection name/);
  expect(api.bodiesTo("/api/preflight")).toEqual([]);
});

test("the error of a wrong value appears when its field is left, and goes when it is corrected", async () => {
  await show();
  const website = page.getByRole("textbox", { name: "Website" });
  await website.fill("reef");
  await userEvent.tab();
  await expect.element(website).toHaveAccessibleDescription(/Please enter the correct URL/);
  await website.fill("https://reef.example");
  await expect.element(website).not.toHaveAttribute("aria-invalid");
});

test("a good form is checked before it is sent; a refusal of the server keeps it, and it can be sent again", async () => {
  keep();
  api.answer("/api/preflight/nft", 200, GOOD);
  await show();
  await action("Check now").click();
  await expect.element(page.getByText("No problems found.")).toBeVisible();
  expect(api.bodiesTo("/api/submissions/nft")).toEqual([]);
  await action("Continue to the donation").click();
  await expect.element(page.getByText(/Your submission wasn’t sent. Nothing is lost/)).toBeVisible();
  await expect.element(name()).toHaveValue("Harbour Lights");
  await action("Continue to the donation").click();
  await expect.poll(() => api.bodiesTo("/api/submissions/nft").length).toBe(2);
  expect(new Set(api.bodiesTo("/api/submissions/nft")).size).toBe(1);
});

test("what must be corrected holds the form back, and a change asks for another check", async () => {
  keep();
  api.answer("/api/preflight/nft", 200, STOP);
  await show();
  await action("Check now").click();
  await expect.element(page.getByText("1 problem to fix")).toBeVisible();
  await action("Check again").click();
  await expect.poll(() => api.bodiesTo("/api/preflight/nft").length).toBe(2);
  expect(api.bodiesTo("/api/submissions/nft")).toEqual([]);
  await name().fill("Other Lights");
  await expect.element(action("Check now")).toBeVisible();
});

test("a problem that only the server sees is shown at its field", async () => {
  keep();
  api.answer("/api/preflight/nft", 200, GOOD);
  api.answer("/api/submissions/nft", 422, {
    fields: [{ path: "name", code: "duplicate", message: "It is taken." }],
  });
  await show();
  await action("Check now").click();
  await action("Continue to the donation").click();
  await expect.element(page.getByRole("group", { name: "1 field needs your attention." })).toHaveFocus();
  await expect.element(name()).toHaveAccessibleDescription(/It is taken\./);
});
