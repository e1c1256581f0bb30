import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { DonationBox as Box } from "#features/donations/model.ts";
import { sampleBox } from "#features/donations/sample-box.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import { DonationBox } from "./donation-box.tsx";
import { usePayment } from "./use-payment.ts";

function WholeBox({ box }: { readonly box: Box }) {
  return <DonationBox box={box} payment={usePayment(box)} swapHref="/en/tools" action="/en/receipt/7" />;
}

const tokenInfo = () => page.getByRole("heading", { name: "Token details" });
const infoButton = () => page.getByRole("button", { name: "token details", exact: false });

test("§2: on wide screens a link opens the token's details, Escape and a click outside close them", async () => {
  await page.viewport(1280, 800);
  await renderPart(<WholeBox box={sampleBox} />);
  await expect.element(tokenInfo()).not.toBeInTheDocument();
  infoButton().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(tokenInfo()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(tokenInfo()).not.toBeInTheDocument();
  await infoButton().click();
  await expect.element(tokenInfo()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 2, y: 2 } });
  await expect.element(tokenInfo()).not.toBeInTheDocument();
});

test("§2: on phones the token's details are always there", async () => {
  await page.viewport(360, 800);
  await renderPart(<WholeBox box={sampleBox} />);
  await expect.element(tokenInfo()).toBeVisible();
});

test("the amount is shown whole with its symbol, and amounts shown earlier stay valid", async () => {
  await page.viewport(1280, 800);
  await renderPart(<WholeBox box={{ ...sampleBox, earlierAmounts: ["200.1111", "200.2222"] }} />);
  await expect.element(page.getByText("200.4817 TKN", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/200\.1111, 200\.2222/)).toBeVisible();
});

test("an address is shown short, and read out and copied whole", async () => {
  await renderPart(<WholeBox box={sampleBox} />);
  const { recipient } = sampleBox;
  expect(page.getByText(recipient, { exact: true }).elements()).toHaveLength(1);
  expect(document.querySelectorAll(`[title="${recipient}"]`)).toHaveLength(1);
});

test("a demonstration says so and offers no payment", async () => {
  await renderPart(<WholeBox box={{ ...sampleBox, isDemo: true }} />);
  await expect.element(page.getByRole("heading", { name: "This is a demo" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /wallet/i })).not.toBeInTheDocument();
});
