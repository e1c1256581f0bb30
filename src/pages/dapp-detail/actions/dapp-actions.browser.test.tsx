import { beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FAVOURITES, RISK_CONSENT } from "#browser/storage/registry.ts";
import { readStored, writeStored } from "#browser/storage/stored-value.ts";
import { RISK_STATEMENT } from "#features/catalogue/risk.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import DappActions from "./dapp-actions.tsx";

const dapp = {
  id: 7,
  title: "Reef",
  url: "https://reef.example",
  appLink: "wallet://dapp?url=https%3A%2F%2Freef.example",
  leavePath: "/en/dappstore/detail?id=7&leave=1",
  address: "https://wallet.example/en/dappstore/detail?id=7",
};

const show = () => renderPart(<DappActions {...dapp} />);
const opener = () => page.getByRole("button", { name: "Open the DApp" });
const exit = () => page.getByRole("link", { name: "Continue to reef.example" });
const agreement = () => page.getByRole("checkbox", { name: /I have read and accept the risk statement/ });

beforeEach(() => {
  localStorage.clear();
  writeStored(FAVOURITES, []);
  // The shell marks the document if JavaScript runs.
  document.documentElement.dataset["platform"] = "computer";
});

/** Tests must not open the DApp's own site. */
beforeAll(() =>
  window.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a[target=_blank]")) event.preventDefault();
  }),
);

test("a visitor without consent is asked, by keyboard too, and cannot continue without the tick", async () => {
  await show();
  await userEvent.tab();
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("dialog", { name: "Before you open a DApp" })).toBeVisible();
  await exit().click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Tick the box to continue.");
  await expect.element(agreement()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("a visitor who agreed once is asked again the next time", async () => {
  await show();
  await opener().click();
  await agreement().click();
  await exit().click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener()).toHaveAttribute("aria-haspopup", "dialog");
});

test("a visitor who agreed permanently gets a plain link to the DApp", async () => {
  await show();
  await opener().click();
  await agreement().click();
  await page.getByRole("checkbox", { name: /Don’t show this again/ }).click();
  await exit().click();
  const link = page.getByRole("link", { name: "Open the DApp" });
  await expect.element(link).toHaveAttribute("href", "https://reef.example");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  expect(readStored(RISK_CONSENT)).toBe(RISK_STATEMENT);
});

test("the heart has a text label and stores the favourite", async () => {
  await show();
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await expect
    .element(page.getByRole("button", { name: "In your favourites" }))
    .toHaveAttribute("aria-pressed", "true");
  expect(readStored(FAVOURITES)).toEqual(["7"]);
});

test("on a phone the app opens the DApp, after the same question", async () => {
  document.documentElement.dataset["platform"] = "android";
  await show();
  await page.getByRole("button", { name: /^Open in / }).click();
  await expect.element(page.getByText("reef.example", { exact: true })).toBeVisible();
  await expect.element(exit()).toHaveAttribute("href", dapp.appLink);
  await agreement().click();
  await page.getByRole("checkbox", { name: /Don’t show this again/ }).click();
  writeStored(RISK_CONSENT, RISK_STATEMENT);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("link", { name: /^Open in / })).toHaveAttribute("href", dapp.appLink);
});

test("on a computer there is no link to the app", async () => {
  await page.viewport(1280, 800);
  await show();
  await expect.element(page.getByRole("button", { name: /^Open in / })).not.toBeInTheDocument();
});
