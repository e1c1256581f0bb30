import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RECEIPTS } from "#browser/storage/registry.ts";
import { writeStored } from "#browser/storage/stored-value.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import StoredReceipts from "./stored-receipts.tsx";

const store = (...names: string[]): void =>
  writeStored(
    RECEIPTS,
    names.map((name) => ({ number: name.toUpperCase(), kind: "dapp", name, href: `/en/receipt/${name}` })),
  );

const PUBLISHED = { code: "published", by: "system" };
const HIDDEN = { state: "live", changed_at: "1", donation: null, owns_page: true };
const RECEIPT_DATA: Readonly<Record<string, object>> = {
  paid: {
    state: "awaiting_donation",
    changed_at: "1",
    donation: { state: "confirming", updated_at: "2" },
    events: [],
    owns_page: true,
  },
  given: { ...HIDDEN, events: [PUBLISHED, { code: "page_given", by: "operator" }], owns_page: false },
  paused: { ...HIDDEN, events: [PUBLISHED, { code: "paused", by: "submitter" }] },
  removed: { ...HIDDEN, events: [PUBLISHED, { code: "delisted", by: "operator" }] },
  shown: {
    ...HIDDEN,
    events: [
      { code: "paused", by: "submitter" },
      { code: "resumed", by: "submitter" },
    ],
  },
};

const answer = (token: string) => {
  const data = RECEIPT_DATA[token];
  return data
    ? Response.json({ result: 0, message: "", data })
    : Response.json({ result: 1, message: "", data: null }, { status: 404 });
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("each receipt links to its page and shows the state of its submission", async () => {
  vi.stubGlobal("fetch", async (address: string) => answer(address.split("/").at(-1) ?? ""));
  store("paid", "gone");
  await renderPart(<StoredReceipts />);
  const list = page.getByRole("list", { name: "Your submissions" });
  await expect.element(list.getByRole("link", { name: "paid" })).toHaveAttribute("href", "/en/receipt/paid");
  await expect.element(list.getByText("Checking the payment")).toBeVisible();
  // A receipt that the server does not know shows no state.
  await expect
    .element(list.getByRole("listitem").nth(1))
    .toHaveTextContent("gone GONE Remove from this list");
});

test("a listing that nobody sees is not called live", async () => {
  vi.stubGlobal("fetch", async (address: string) => answer(address.split("/").at(-1) ?? ""));
  store("paused", "removed", "shown", "given");
  await renderPart(<StoredReceipts />);
  const rows = page.getByRole("list", { name: "Your submissions" }).getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/PAUSED Paused/);
  await expect.element(rows.nth(1)).toMatchTextContent(/REMOVED Not public/);
  await expect.element(rows.nth(2)).toMatchTextContent(/SHOWN Live/);
  await expect.element(rows.nth(3)).toMatchTextContent(/GIVEN Replaced/);
});

test("a receipt is removed by keyboard alone; the list takes the focus and shows when it is empty", async () => {
  vi.stubGlobal("fetch", async () => answer(""));
  store("harbour");
  await renderPart(<StoredReceipts />);
  const remove = page.getByRole("button", { name: "Remove from this list: harbour" });
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Nothing here yet.")).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Your submissions" })).toHaveFocus();
  expect(localStorage.getItem(RECEIPTS.key)).not.toContain("harbour");
});
