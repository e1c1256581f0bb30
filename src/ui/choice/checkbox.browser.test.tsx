import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Checkbox, Switch } from "./checkbox.tsx";

test("a checkbox is ticked by Space and by its label, and reports each change", async () => {
  const changes: boolean[] = [];
  await renderPart(<Checkbox label="I agree" onChange={(checked) => changes.push(checked)} />);
  const box = page.getByRole("checkbox", { name: "I agree" });
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
  await page.getByText("I agree").click();
  await expect.element(box).not.toBeChecked();
  expect(changes).toEqual([true, false]);
});

test("an error replaces the hint, describes the checkbox and marks it as invalid", async () => {
  await renderPart(<Checkbox label="I agree" hint="Once is enough." error="Please agree to go on" />);
  const box = page.getByRole("checkbox", { name: "I agree" });
  await expect.element(box).toHaveAccessibleDescription("Please agree to go on");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
});

test("a switch has the role of one and is turned on by keyboard", async () => {
  await renderPart(<Switch label="Dark theme" hint="At once." />);
  const control = page.getByRole("switch", { name: "Dark theme" });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveAccessibleDescription("At once.");
});

test("a disabled checkbox is skipped by Tab and keeps its value", async () => {
  await renderPart(
    <>
      <Checkbox label="Sent already" defaultChecked disabled />
      <Checkbox label="Next" />
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole("checkbox", { name: "Next" })).toHaveFocus();
  await expect.element(page.getByRole("checkbox", { name: "Sent already" })).toBeChecked();
});
