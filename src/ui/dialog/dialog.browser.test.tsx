import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Dialog } from "./dialog.tsx";

interface OpenerProps {
  readonly closesOnBackdrop?: boolean;
  readonly startsAtTitle?: boolean;
}

function Opener({ closesOnBackdrop, startsAtTitle }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Before you go"
        closeLabel="Close"
        closesOnBackdrop={closesOnBackdrop}
        startsAtTitle={startsAtTitle}
        actions={<button type="button">Continue</button>}
      >
        <a href="#more">More</a>
      </Dialog>
    </>
  );
}

const dialog = () => page.getByRole("dialog", { name: "Before you go" });
const opener = () => page.getByRole("button", { name: "Open", exact: true });

/** Beside the panel, where only the backdrop is. */
const pressBackdrop = () =>
  dialog()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));

async function openByKeyboard(): Promise<void> {
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog()).toBeVisible();
}

test("a dialog is named by its title, and Escape closes it and returns the focus to its opener", async () => {
  await renderPart(<Opener />);
  await openByKeyboard();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog()).toBeVisible();
});

test("Tab stays inside an open dialog", async () => {
  await renderPart(<Opener />);
  await openByKeyboard();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    expect(opener().element()).not.toBe(document.activeElement);
  }
});

test("the close button closes it by keyboard", async () => {
  await renderPart(<Opener />);
  await openByKeyboard();
  (page.getByRole("button", { name: "Close" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("a text that must be read first has the focus on its title", async () => {
  await renderPart(<Opener startsAtTitle />);
  await openByKeyboard();
  await expect.element(page.getByRole("heading", { name: "Before you go" })).toHaveFocus();
});

test("a click on the backdrop closes only a dialog that allows it", async () => {
  const screen = await renderPart(<Opener />);
  await opener().click();
  pressBackdrop();
  await expect.element(dialog()).toBeVisible();
  await screen.unmount();
  await renderPart(<Opener closesOnBackdrop />);
  await opener().click();
  await page.getByRole("link", { name: "More" }).click();
  await expect.element(dialog()).toBeVisible();
  pressBackdrop();
  await expect.element(dialog()).not.toBeInTheDocument();
});
