import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ShownFinding } from "#features/submissions/form-data.ts";
import { TextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { renderField } from "#tests/components/form-part.tsx";
import { CheckPanel } from "./check-panel.tsx";

const finding = (level: ShownFinding["level"], field: string, message: string): ShownFinding => ({
  level,
  field,
  code: `${level}-${field}`,
  message,
});

const outcome = (): HTMLElement | null => document.getElementById("outcome");

test("before a check the panel says what it does, and asks for no note", async () => {
  await renderField(<CheckPanel findings={undefined} />);
  await expect.element(page.getByText(/It’s free/)).toBeVisible();
  await expect.element(page.getByLabelText("Note to the reviewer")).not.toBeInTheDocument();
});

test("what must be corrected stands first, is counted, and has the focus", async () => {
  const findings = [
    finding("ok", "url", "The site answers."),
    finding("warn", "name", "The name is taken."),
    finding("stop", "address", "There is no contract."),
  ];
  await renderField(<CheckPanel findings={findings} />);
  await expect.element(page.getByText("1 problem to fix")).toBeVisible();
  const items = page.getByRole("listitem").elements();
  expect(items.map((item) => item.getAttribute("data-level"))).toEqual(["stop", "warn", "ok"]);
  expect(document.activeElement).toBe(outcome());
});

test("“Fix this” leads to the field by keyboard; what is good has no such link", async () => {
  await renderField(
    <>
      <TextInput path="website" label="Website" />
      <CheckPanel findings={[finding("warn", "website", "It is new."), finding("ok", "name", "Fine.")]} />
    </>,
  );
  const links = page.getByRole("link", { name: "Fix this" });
  expect(links.elements()).toHaveLength(1);
  await userEvent.tab();
  await expect.element(links).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Website" })).toHaveFocus();
});

test("what was not checked is neither good nor bad, and a check that failed says that one can go on", async () => {
  const screen = await renderField(<CheckPanel findings={[finding("not_checked", "url", "No answer.")]} />);
  await expect.element(page.getByText("1 check couldn’t run")).toBeVisible();
  await expect.element(page.getByText("No problems found.")).not.toBeInTheDocument();
  await screen.unmount();
  await renderField(<CheckPanel findings={null} />);
  await expect.element(page.getByText(/The check couldn’t run. You can continue/)).toBeVisible();
  expect(document.activeElement).toBe(outcome());
});
