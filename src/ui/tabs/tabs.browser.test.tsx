import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Tabs } from "./tabs.tsx";

const tabs = (
  <Tabs
    name="texts"
    open="en"
    tabs={[
      { key: "en", label: "English", panel: <input aria-label="English title" /> },
      { key: "zh", label: "Chinese", panel: <input aria-label="Chinese title" />, hasError: true },
    ]}
  />
);

test("arrows open the next panel and close the other; Tab then leads into the open one", async () => {
  await renderPart(tabs);
  await expect.element(page.getByLabelText("English title")).toBeVisible();
  await expect.element(page.getByLabelText("Chinese title")).not.toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("radio", { name: "English" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "Chinese" })).toBeChecked();
  await expect.element(page.getByLabelText("Chinese title")).toBeVisible();
  await expect.element(page.getByLabelText("English title")).not.toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByLabelText("Chinese title")).toHaveFocus();
});

test("a press opens a panel, and what was typed in the other stays", async () => {
  await renderPart(tabs);
  await page.getByLabelText("English title").fill("Reef");
  await page.getByText("Chinese", { exact: true }).click();
  await expect.element(page.getByLabelText("Chinese title")).toBeVisible();
  await page.getByText("English", { exact: true }).click();
  await expect.element(page.getByLabelText("English title")).toHaveValue("Reef");
});
