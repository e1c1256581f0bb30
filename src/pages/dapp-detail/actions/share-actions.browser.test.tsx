import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { ShareActions } from "./share-actions.tsx";

const ADDRESS = "https://wallet.example/en/dappstore/detail?id=7";
const actions = <ShareActions title="Reef" address={ADDRESS} />;
const share = () => page.getByRole("button", { name: "Share" });

function sharing(work: ((data: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, "share", { value: work, configurable: true });
}

// The shell marks the document where there is a script.
beforeEach(() => document.documentElement.setAttribute("data-platform", "computer"));
afterEach(() => sharing(undefined));

test("the device's own way to share gets the address and the name, by keyboard", async () => {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  sharing(shared);
  await renderPart(actions);
  await userEvent.tab();
  await expect.element(share()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(shared.mock.calls[0]?.[0].url).toBe(ADDRESS);
  expect(shared.mock.calls[0]?.[0].text).toContain("Reef");
});

test("closing the share sheet says nothing, and it can be opened again", async () => {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(async () => {
    throw new DOMException("closed", "AbortError");
  });
  sharing(shared);
  await renderPart(actions);
  await share().click();
  await share().click();
  expect(shared).toHaveBeenCalledTimes(2);
});

test("a browser that cannot share offers to copy the link alone", async () => {
  sharing(undefined);
  await renderPart(actions);
  await expect.element(share()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: "Copy link" }))
    .toHaveAttribute("data-copies", ADDRESS);
});
