import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ActiveOption, Option, Options, optionId } from "./search-options.tsx";

const NAMES = ["Uniswap", "Aave", "Lido"];

/** A list too low for all of its options. */
const panel = (active: number | null, onChoose = (): void => undefined) => (
  <ActiveOption value={active}>
    <input aria-label="Search" />
    <div style={{ height: 40, overflow: "auto" }}>
      <Options id="options" label="Suggestions" look="found">
        {NAMES.map((name, index) => (
          <Option key={name} index={index} href={`#${name}`} look="entry" onChoose={onChoose}>
            <span style={{ display: "block", height: 60 }}>{name}</span>
          </Option>
        ))}
      </Options>
    </div>
  </ActiveOption>
);

it("before hydration they are a list of plain links", async () => {
  await render(panel(null));
  await expect.element(page.getByRole("list", { name: "Suggestions" })).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(NAMES.length);
  expect(page.getByRole("option").elements()).toHaveLength(0);
});

it("afterwards they are options outside the order of Tab, of which one is selected and in view", async () => {
  await render(panel(2));
  const chosen = page.getByRole("option", { selected: true });
  await expect.element(chosen).toHaveTextContent("Lido");
  await expect.element(chosen).toHaveAttribute("id", optionId(2));
  await expect.element(chosen).toBeInViewport();
  await expect.element(page.getByRole("option", { name: "Uniswap" })).not.toBeInViewport();
  await page.getByLabelText("Search").click();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("role")).not.toBe("option");
});

it("choosing one leaves the focus in the field", async () => {
  const onChoose = vi.fn<() => void>();
  await render(panel(0, onChoose));
  const field = page.getByLabelText("Search");
  await field.click();
  await page.getByRole("option", { name: "Uniswap" }).click();
  expect(onChoose).toHaveBeenCalledOnce();
  await expect.element(field).toHaveFocus();
});
