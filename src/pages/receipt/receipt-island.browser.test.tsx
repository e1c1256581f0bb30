import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDonationDialog } from "#shell/donation/donation-event.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import ReceiptIsland from "./receipt-island.tsx";
import { sampleReceipt } from "./sample-receipt.ts";

/** The API's responses by the end of the address. */
const answers = new Map<string, () => Response>();
const sent: { path: string; body: string }[] = [];
const envelope =
  (status: number, result: number, data: unknown = null) =>
  () =>
    Response.json({ result, message: "", data }, { status });

beforeEach(() => {
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
    const path = address.split("/").at(-1) ?? "";
    sent.push({ path, body: typeof body === "string" ? body : "" });
    return (answers.get(path) ?? envelope(404, 1))();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  answers.clear();
  sent.length = 0;
  localStorage.clear();
});

const message = () => page.getByLabelText("Your message");

test("an opened receipt is stored in this browser", async () => {
  await renderPart(<ReceiptIsland receipt={sampleReceipt()} />);
  await expect.poll(() => localStorage.getItem("my-submissions")).toContain("7KQ2MZ4T");
});

test("a message is sent in place, and its field is cleared", async () => {
  answers.set("messages", envelope(200, 0));
  await renderPart(<ReceiptIsland receipt={sampleReceipt()} />);
  await message().fill("Here is the audit.");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(message()).toHaveValue("");
  expect(sent.filter(({ path }) => path === "messages")).toEqual([
    { path: "messages", body: JSON.stringify({ text: "Here is the audit." }) },
  ]);
});

test("a message that failed stays, and its field shows the error", async () => {
  answers.set("messages", envelope(503, 1));
  await renderPart(<ReceiptIsland receipt={sampleReceipt()} />);
  await message().fill("Here is the audit.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.element(page.getByText("Your message wasn’t sent. Try again.")).toBeVisible();
  await expect.element(message()).toHaveValue("Here is the audit.");
  await expect.element(message()).toHaveFocus();
});

test("two clicks withdraw a submission; a refusal is shown", async () => {
  answers.set("withdraw", envelope(409, 1));
  await renderPart(<ReceiptIsland receipt={sampleReceipt()} />);
  await page.getByText("Withdraw", { exact: true }).first().click();
  await page.getByRole("button", { name: "Withdraw" }).last().click();
  await expect
    .element(page.getByRole("alert").getByText("We couldn’t withdraw it. Try again."))
    .toBeVisible();
});

test("a change under review says that the listing stays, and withdraws only the change", async () => {
  const receipt = {
    ...sampleReceipt(),
    state: "in_review",
    donation: null,
    box: null,
    isChange: true,
  } as const;
  await renderPart(<ReceiptIsland receipt={receipt} />);
  await expect.element(page.getByText(/Your listing stays as it is until we decide/)).toBeVisible();
  await page.getByText("Withdraw", { exact: true }).first().click();
  await expect.element(page.getByText(/The review stops, and your listing stays/)).toBeVisible();
  await expect.element(page.getByText(/Your donation is not returned/)).not.toBeInTheDocument();
});

test("“Donate” moves the one box into a dialog with the typed text, and back", async () => {
  await renderPart(<ReceiptIsland receipt={sampleReceipt()} />);
  const link = page.getByLabelText("Transaction link from a block explorer");
  await link.fill("https://bscscan.com/tx/0x12");
  await page.getByRole("link", { name: "Donate" }).click();
  const dialog = page.getByRole("dialog", { name: "Donate to start the review" });
  await expect
    .element(dialog.getByLabelText("Transaction link from a block explorer"))
    .toHaveValue("https://bscscan.com/tx/0x12");
  await expect.element(link).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(link).toHaveValue("https://bscscan.com/tx/0x12");
  await expect.element(page.getByRole("link", { name: "Donate" })).toHaveFocus();
});

test("§2: the event opens the dialog, and one about another receipt does not", async () => {
  await renderPart(<ReceiptIsland receipt={sampleReceipt()} />);
  openDonationDialog({ page: "/en/receipt/another" });
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  openDonationDialog({});
  await expect.element(page.getByRole("dialog", { name: "Donate to start the review" })).toBeVisible();
});
