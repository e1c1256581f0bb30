import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Select } from "./select.tsx";
import { TextArea, TextField } from "./text-field.tsx";

test("the counter counts characters as people do, and §5's excess is shown without cutting the text", async () => {
  await renderPart(<TextField label="Name" limit={4} />);
  const field = page.getByRole("textbox", { name: "Name" });
  // Typed key by key, an emoji would arrive as its two halves.
  await field.fill("🌊abc");
  await expect.element(page.getByText("4 / 4")).toHaveAttribute("data-over", "false");
  await expect.element(field).toHaveAccessibleDescription("4 / 4");
  await userEvent.keyboard("d");
  await expect.element(page.getByText("5 / 4")).toHaveAttribute("data-over", "true");
  await expect.element(field).toHaveValue("🌊abcd");
});

test("a text area counts what it begins with", async () => {
  await renderPart(<TextArea label="Note" limit={500} defaultValue="Hello" />);
  await expect.element(page.getByText("5 / 500")).toBeVisible();
  await page.getByRole("textbox", { name: "Note" }).fill("");
  await expect.element(page.getByText("0 / 500")).toBeVisible();
});

function Checked() {
  const [text, setText] = useState("");
  return (
    <TextField
      label="Website"
      hint="With https"
      value={text}
      onChange={setText}
      error={text === "" || text.startsWith("https://") ? undefined : "Please enter the correct URL"}
    />
  );
}

test("an error that appears while one types is in a live region and describes the field, in the hint's place", async () => {
  await renderPart(<Checked />);
  const field = page.getByRole("textbox", { name: "Website" });
  await expect.element(field).toHaveAccessibleDescription("With https");
  await field.fill("reef");
  await expect.element(field).toHaveAccessibleDescription("Please enter the correct URL");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(
    page.getByText("Please enter the correct URL").element().closest("[aria-live=polite]"),
  ).not.toBeNull();
  await field.fill("https://reef.example");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
});

test("a select is changed by keyboard and begins with its placeholder", async () => {
  const chosen: string[] = [];
  const options = ["ERC-20", "ERC-721"].map((value) => ({ value, label: value }));
  await renderPart(
    <Select
      label="Standard"
      placeholder="Choose one"
      options={options}
      onChange={(value) => chosen.push(value)}
    />,
  );
  const select = page.getByRole("combobox", { name: "Standard" });
  await expect.element(select).toHaveValue("");
  await userEvent.tab();
  await userEvent.keyboard("ERC-7");
  await expect.element(select).toHaveValue("ERC-721");
  expect(chosen.at(-1)).toBe("ERC-721");
});
