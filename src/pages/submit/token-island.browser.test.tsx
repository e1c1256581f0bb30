import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFTS } from "#browser/storage/registry.ts";
import { writeStored } from "#browser/storage/stored-value.ts";
import { entriesOf } from "#features/submissions/form-entries.ts";
import { SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { stubApi, type ApiAnswers } from "#tests/components/api-answers.ts";
import { FORM_DATA } from "#tests/components/form-part.tsx";
import { renderPart } from "#tests/components/render-part.tsx";
import SubmitToken from "./token-island.tsx";

let api: ApiAnswers;

beforeEach(() => {
  localStorage.clear();
  api = stubApi();
});
afterEach(() => vi.restoreAllMocks());

const { address } = SAMPLE_TOKEN;
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

const FACTS = {
  checked: true,
  is_contract: true,
  name: "Harbour",
  symbol: "HRB",
  decimals: 18,
  total_supply: "1000",
  owner: null,
};

/** By keyboard: the network, then the contract. */
async function nameContract(): Promise<void> {
  (page.getByRole("combobox", { name: "Network" }).element() as HTMLElement).focus();
  await userEvent.keyboard("ethereum");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await field("Contract address").fill(address);
}

test("the contract's own facts fill the empty fields; what was typed stays and is said to differ", async () => {
  api.answer("/api/token-facts", 200, FACTS);
  await renderPart(<SubmitToken form={FORM_DATA} />);
  await field("Symbol").fill("OTHER");
  await nameContract();
  await expect.element(page.getByText("Filled in from Ethereum. Check it’s right.")).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Harbour");
  await expect.element(field("Symbol")).toHaveValue("OTHER");
  await expect.element(field("Symbol")).toHaveAccessibleDescription(/HRB/);
});

test("an address without a contract is reported", async () => {
  api.answer("/api/token-facts", 200, { ...FACTS, is_contract: false });
  await renderPart(<SubmitToken form={FORM_DATA} />);
  await nameContract();
  await expect
    .element(page.getByText("There’s no token contract at this address on Ethereum."))
    .toBeVisible();
});

test("without a connection to the network the details are filled in by hand", async () => {
  await renderPart(<SubmitToken form={FORM_DATA} />);
  await nameContract();
  await expect.element(page.getByText(/We have no connection to Ethereum/)).toBeVisible();
  await expect.element(field("Name")).toHaveValue("");
});

test("the steps say which parts are done, once the rules are known", async () => {
  writeStored(DRAFTS.token, { entries: entriesOf({ ...SAMPLE_TOKEN, email: "" }), savedAtMs: 0 });
  await renderPart(<SubmitToken form={FORM_DATA} />);
  const steps = page.getByRole("navigation", { name: "Form steps" });
  (field("Name").element() as HTMLElement).focus();
  await expect.element(steps.getByRole("link", { name: /Supply.*\(Completed\)/i })).toBeVisible();
  await expect.element(steps.getByRole("link", { name: /^Contact$/ })).toBeVisible();
});
