import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { FileDrop } from "./file-drop.tsx";

const png = new File(["picture"], "logo.png", { type: "image/png" });

function Logo({ disabled, error }: { readonly disabled?: boolean; readonly error?: string }) {
  const [file, setFile] = useState<File>();
  return (
    <form>
      <FileDrop
        label="Logo"
        name="logo"
        hint="At most 5 MB."
        chooseText="Choose a file"
        dropText="Drop it here"
        disabled={disabled}
        error={error}
        chosen={file?.name}
        onFile={setFile}
      />
    </form>
  );
}

const input = () => page.getByLabelText("Logo");
const zone = (): Element => {
  const found = document.querySelector("form [class] [class]:has(input[type=file])");
  if (!found) throw new Error("There is no drop area.");
  return found;
};

function drag(type: string, files: readonly File[] = [], relatedTarget: Element | null = null): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  zone().dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget }));
}

test("the input is reached by Tab, has its label and hint, and takes a chosen file", async () => {
  await renderPart(<Logo />);
  await userEvent.tab();
  await expect.element(input()).toHaveFocus();
  await expect.element(input()).toHaveAccessibleDescription("At most 5 MB.");
  await userEvent.upload(input(), png);
  await expect.element(page.getByText("logo.png")).toBeVisible();
});

test("a dropped file is sent with the form like a chosen one", async () => {
  await renderPart(<Logo />);
  drag("drop", [png]);
  await expect.element(page.getByText("logo.png")).toBeVisible();
  const sent = new FormData(document.querySelector("form") ?? undefined).get("logo");
  expect(sent instanceof File && sent.name).toBe("logo.png");
});

test("the area shows that a file hovers, also over its parts, until it leaves", async () => {
  await renderPart(<Logo />);
  drag("dragenter", [png]);
  await expect.poll(() => zone().hasAttribute("data-over")).toBe(true);
  drag("dragleave", [], zone().firstElementChild);
  expect(zone().hasAttribute("data-over")).toBe(true);
  drag("dragleave");
  await expect.poll(() => zone().hasAttribute("data-over")).toBe(false);
});

test("a disabled input takes no dropped file", async () => {
  await renderPart(<Logo disabled />);
  drag("drop", [png]);
  await expect.element(page.getByText("Drop it here")).toBeVisible();
  expect((input().element() as HTMLInputElement).files).toHaveLength(0);
});

test("a refusal becomes the description of the input", async () => {
  await renderPart(<Logo error="Please submit a 400*400px, JPG&PNG, max 5M logo" />);
  await expect
    .element(input())
    .toHaveAccessibleDescription("Please submit a 400*400px, JPG&PNG, max 5M logo");
  await expect.element(input()).toHaveAttribute("aria-invalid", "true");
});
