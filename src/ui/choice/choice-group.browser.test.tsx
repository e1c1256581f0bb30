import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { CheckboxGroup, RadioGroup } from "./choice-group.tsx";

const CHOICES = [
  { value: "both", label: "Both" },
  { value: "mobile", label: "Mobile", disabled: true },
  { value: "none", label: "Neither" },
];

test("a radio group is one Tab stop; arrows choose and skip what is disabled", async () => {
  const chosen: string[] = [];
  await renderPart(
    <>
      <RadioGroup
        label="Works in"
        name="works"
        choices={CHOICES}
        defaultValue="both"
        onChange={(value) => chosen.push(value)}
      />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole("radio", { name: "Both" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("radio", { name: "Neither" })).toBeChecked();
  expect(chosen).toEqual(["none"]);
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
});

test("a group has its legend as name, its error as description, and marks each control as invalid", async () => {
  await renderPart(
    <RadioGroup label="Works in" name="works" choices={CHOICES} error="Choose one" required />,
  );
  const group = page.getByRole("group", { name: "Works in" });
  await expect.element(group).toHaveAccessibleDescription("Choose one");
  await expect.element(group.getByRole("radio", { name: "Both" })).toHaveAttribute("aria-invalid", "true");
});

test("required radios are not invalid before anybody has chosen", async () => {
  await renderPart(<RadioGroup label="Works in" name="works" choices={CHOICES} required />);
  await expect.element(page.getByRole("radio", { name: "Both" })).toHaveAttribute("aria-invalid", "false");
});

function Categories() {
  const [values, setValues] = useState<readonly string[]>(["dex"]);
  const choices = ["dex", "nft", "games"].map((value) => ({ value, label: value }));
  return (
    <>
      <CheckboxGroup
        label="Category"
        name="c"
        look="chips"
        values={values}
        onChange={setValues}
        choices={choices}
      />
      <output>{values.join(" ")}</output>
    </>
  );
}

test("chips are checkboxes: several are chosen by pointer and keyboard, and one is taken back", async () => {
  await renderPart(<Categories />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("status")).toHaveTextContent("dex nft");
  await page.getByText("games", { exact: true }).click();
  await page.getByText("dex", { exact: true }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("nft games");
});
