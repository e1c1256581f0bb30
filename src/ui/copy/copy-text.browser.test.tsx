import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { CopyButton } from "./copy-button.tsx";
import { copyText } from "./copy-text.ts";

afterEach(() => vi.restoreAllMocks());

async function showButton(): Promise<HTMLElement> {
  await renderPart(
    <CopyButton text="0xabc" label="Copy the address" copiedText="Address copied" failedText="Fail" />,
  );
  const button = page.getByRole("button", { name: "Copy the address" }).element() as HTMLElement;
  button.focus();
  return button;
}

test("the Clipboard API gets the text", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  expect(await copyText("0xabc", await showButton())).toBe(true);
  expect(write).toHaveBeenCalledWith("0xabc");
});

test("without the Clipboard API the text is selected beside the button and copied; the focus returns", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("refused"));
  let selected = "";
  const command = vi.spyOn(document, "execCommand").mockImplementation(() => {
    const { activeElement: area } = document;
    if (area instanceof HTMLTextAreaElement)
      selected = area.value.slice(area.selectionStart, area.selectionEnd);
    return true;
  });
  const button = await showButton();
  expect(await copyText("0xabc", button)).toBe(true);
  expect(command).toHaveBeenCalledWith("copy");
  expect(selected).toBe("0xabc");
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("§8: a browser that refuses both is reported, and nothing stays in the page", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("refused"));
  vi.spyOn(document, "execCommand").mockImplementation(() => {
    throw new DOMException("refused");
  });
  expect(await copyText("0xabc", await showButton())).toBe(false);
  expect(document.querySelector("textarea")).toBeNull();
});
