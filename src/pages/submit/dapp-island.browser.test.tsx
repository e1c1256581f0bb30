import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFTS } from "#browser/storage/registry.ts";
import { writeStored } from "#browser/storage/stored-value.ts";
import { entriesOf } from "#features/submissions/form-entries.ts";
import { SAMPLE_DAPP } from "#features/submissions/schema/sample-forms.ts";
import { stubApi, type ApiAnswers } from "#tests/components/api-answers.ts";
import { FORM_DATA } from "#tests/components/form-part.tsx";
import { renderPart } from "#tests/components/render-part.tsx";
import SubmitDapp from "./dapp-island.tsx";

let api: ApiAnswers;

beforeEach(() => {
  localStorage.clear();
  api = stubApi();
});
afterEach(() => vi.restoreAllMocks());

const show = () => renderPart(<SubmitDapp form={FORM_DATA} />);
const keep = () =>
  writeStored(DRAFTS.dapp, { entries: entriesOf(SAMPLE_DAPP), savedAtMs: Date.UTC(2026, 10, 5) });
const check = () => page.getByRole("button", { name: "Check now", exact: true });

test("a whole form that was kept passes the rules in the browser and is checked with all its rows", async () => {
  keep();
  api.answer("/api/preflight/dapp", 200, { findings: [] });
  await show();
  await check().click();
  await expect.element(page.getByText("No problems found.")).toBeVisible();
  const [body = "{}"] = api.bodiesTo("/api/preflight/dapp");
  const sent = JSON.parse(body) as typeof SAMPLE_DAPP;
  expect(sent.network).toEqual(["eth", "bsc"]);
  expect(sent.tokens).toEqual(SAMPLE_DAPP.tokens);
});

test("a problem in a tab that is closed opens the tab", async () => {
  writeStored(DRAFTS.dapp, {
    entries: entriesOf({
      ...SAMPLE_DAPP,
      texts: { ...SAMPLE_DAPP.texts, zh: { title: "港湾交易所", desc: "" } },
    }),
    savedAtMs: 0,
  });
  await show();
  await check().click();
  const summary = page.getByRole("group", { name: "1 field needs your attention." });
  await expect.element(summary).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.id).toBe("field-texts.zh.desc");
  await expect.element(page.getByRole("radio", { name: /简体中文|Chinese/ }).first()).toBeChecked();
});

test("a check that cannot be run does not hold a form back", async () => {
  keep();
  await show();
  await check().click();
  await expect.element(page.getByText(/The check couldn’t run. You can continue/)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Continue to the donation", exact: true }))
    .toBeVisible();
});

test("a draft is loaded from a file; a file that is none is refused in words", async () => {
  await show();
  const file = page.getByLabelText("Load from a file");
  await userEvent.upload(file, new File(["{}"], "draft.json", { type: "application/json" }));
  await expect.element(page.getByText("This file doesn’t contain a draft of this form.")).toBeVisible();
});

test("a note says that another tab writes the same draft", async () => {
  await show();
  const data = { entries: [["url", "https://reef.example"]], savedAtMs: 1 };
  const newValue = JSON.stringify({ version: DRAFTS.dapp.version, data });
  window.dispatchEvent(new StorageEvent("storage", { key: DRAFTS.dapp.key, newValue }));
  await expect.element(page.getByText(/This form is also open in another tab/)).toBeVisible();
});

test("a correction has no draft and no donation step", async () => {
  keep();
  const correction = {
    token: "t",
    fields: ["url"],
    note: "",
    isChange: false,
    isReplaced: false,
    hasDonated: false,
  };
  await renderPart(<SubmitDapp form={{ ...FORM_DATA, correction }} />);
  await expect.element(page.getByText(/You have a draft from/)).not.toBeInTheDocument();
  await expect.element(page.getByText("Donation", { exact: true })).not.toBeInTheDocument();
});
