import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Combobox } from "./combobox.tsx";

const OPTIONS = [
  { value: "eth", label: "Ethereum" },
  { value: "bsc", label: "BNB Smart Chain" },
  { value: "base", label: "Base" },
];

const combobox = (
  <Combobox
    id="network"
    name="network"
    label="Network"
    options={OPTIONS}
    placeholder="Choose one"
    emptyText="Nothing fits"
    toggleLabel="Show all"
  />
);

const chosen = (): string | undefined =>
  document.querySelector<HTMLInputElement>("input[type=hidden][name=network]")?.value;

test("an option is found by typing and chosen by keyboard alone", async () => {
  await renderPart(combobox);
  await userEvent.tab();
  await expect.element(page.getByRole("combobox", { name: "Network" })).toHaveFocus();
  await userEvent.keyboard("base");
  await expect.element(page.getByRole("option", { name: "Base" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen()).toBe("base");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("a query without a match shows a message and chooses nothing", async () => {
  await renderPart(combobox);
  await page.getByRole("combobox", { name: "Network" }).fill("zzzz");
  await expect.element(page.getByText("Nothing fits")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(chosen()).toBe("");
});
