import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RISK_CONSENT } from "#browser/storage/registry.ts";
import { writeStored } from "#browser/storage/stored-value.ts";
import { RISK_STATEMENT } from "#features/catalogue/risk.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import HostLink from "./host-link.tsx";

const link = <HostLink id={7} url="https://reef.example" leavePath="/en/dappstore/detail?id=7&leave=1" />;

beforeEach(() => localStorage.clear());

test.each(["{Enter}", " "])("the website asks for the agreement first, by the key “%s” too", async (key) => {
  await renderPart(link);
  const opener = page.getByRole("button", { name: "reef.example" });
  await expect.element(opener).toHaveAttribute("aria-haspopup", "dialog");
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole("dialog", { name: "Before you open a DApp" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("who agreed for good has a plain link to the website", async () => {
  writeStored(RISK_CONSENT, RISK_STATEMENT);
  await renderPart(link);
  await expect
    .element(page.getByRole("link", { name: "reef.example" }))
    .toHaveAttribute("href", "https://reef.example");
});

test("an agreement to an older statement does not count", async () => {
  localStorage.setItem(RISK_CONSENT.key, JSON.stringify({ version: RISK_CONSENT.version, data: "older" }));
  await renderPart(link);
  await expect.element(page.getByRole("button", { name: "reef.example" })).toBeVisible();
});
