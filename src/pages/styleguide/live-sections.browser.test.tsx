import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toasts } from "#ui/toast/toast-queue.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import LiveSections, { LIVE_SECTIONS } from "./live-sections.tsx";

test("every section has its heading, and its specimens work", async () => {
  await renderPart(<LiveSections />);
  for (const { title } of LIVE_SECTIONS)
    await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  const pressed = page.getByRole("button", { name: "Favourite", pressed: true });
  await pressed.click();
  await expect.element(pressed).not.toBeInTheDocument();
});

test("the summary of mistakes takes the focus, and the dialog opens and closes by keyboard", async () => {
  await renderPart(<LiveSections />);
  await page.getByRole("button", { name: "Send with mistakes" }).click();
  await expect.element(page.getByRole("group", { name: "Two fields need your attention." })).toHaveFocus();
  const opener = page.getByRole("button", { name: "Open the dialog" }).first();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Before you open a DApp" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
});

test("a category must be chosen, and a toast is queued", async () => {
  await renderPart(<LiveSections />);
  const group = page.getByRole("group", { name: "Category" }).last();
  await expect.element(group).toHaveAccessibleDescription("Choose at least one category");
  await group.getByText("Games").click();
  await expect.element(page.getByText("Choose at least one category")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show a toast" }).click();
  expect(toasts.current().map(({ text }) => text)).toEqual(["Address copied"]);
});
