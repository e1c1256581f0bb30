import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { RiskDialog } from "./risk-dialog.tsx";

/** The DApp's own site is not ours to open in a test. */
beforeAll(() =>
  window.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a[target=_blank]")) event.preventDefault();
  }),
);

async function open(): Promise<string[]> {
  const calls: string[] = [];
  await renderPart(
    <RiskDialog
      ping="/api/dapps/7/opens"
      url="https://reef.example/app"
      onClose={() => calls.push("close")}
      onRemember={() => calls.push("remember")}
    />,
  );
  return calls;
}

const focusOn = (role: "checkbox" | "link" | "button", name: RegExp) =>
  (page.getByRole(role, { name }).element() as HTMLElement).focus();

test("the statement is read first: the title has the focus, and the keyboard reaches the box that scrolls", async () => {
  await open();
  await expect.element(page.getByRole("heading", { name: "Before you open a DApp" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("region", { name: "Before you open a DApp" })).toHaveFocus();
});

test("without the tick the link does not leave: it says why and leads to the box", async () => {
  const calls = await open();
  focusOn("link", /Continue to reef.example/);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Tick the box to continue.");
  await expect.element(page.getByRole("checkbox", { name: /I have read/ })).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("Tick the box to continue.")).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("by keyboard alone one agrees, asks not to be asked again, and leaves", async () => {
  const calls = await open();
  focusOn("checkbox", /I have read/);
  await userEvent.keyboard(" ");
  focusOn("checkbox", /Don’t show this again/);
  await userEvent.keyboard(" ");
  focusOn("link", /Continue to reef.example/);
  await userEvent.keyboard("{Enter}");
  expect(calls).toEqual(["remember", "close"]);
});

test("who goes back agrees to nothing", async () => {
  const calls = await open();
  await page.getByRole("checkbox", { name: /Don’t show this again/ }).click();
  await page.getByRole("button", { name: "Go back" }).click();
  expect(calls).toEqual(["close"]);
});

test("the host it leads to is shown in full, and the site learns nothing of ours", async () => {
  await open();
  const link = page.getByRole("link", { name: /Continue to reef.example/ });
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  expect(document.querySelector("[data-target-host]")?.textContent).toBe("reef.example");
});
