import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { More } from "#pages/dappstore/navigation/use-more.ts";
import { MAX_SHOWN, type StoreAddress } from "#pages/dappstore/store-address.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import { PageLinks } from "./page-links.tsx";

const ADDRESS: StoreAddress = {
  view: "list",
  categoryId: 1,
  network: null,
  key: "",
  sectionId: null,
  sort: "editors",
  kind: null,
  facts: [],
  start: 0,
  count: 120,
};

const load = vi.fn<More["load"]>();

interface Shown {
  readonly address?: Partial<StoreAddress>;
  readonly state?: More["state"];
  readonly hasNext?: boolean;
}

const show = ({ address, state = "idle", hasNext = true }: Shown = {}) =>
  renderPart(
    <PageLinks
      address={{ ...ADDRESS, ...address }}
      categories={[{ id: 1, key: "dex", title: "Exchanges" }]}
      results={{ dapps: [], total: 500, hasNext }}
      more={{ state, firstNew: null, load }}
    />,
  );

const nextLink = () => page.getByRole("link", { name: "Show more" });
const NEXT = "/en/dappstore?category_id=1&category=dex&view=list&start=120";

beforeEach(() => {
  load.mockReset();
  // A link that is really followed would leave the test.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

test("§4: the link to the next page appends it by keyboard", async () => {
  await show();
  await expect.element(nextLink()).toHaveAttribute("href", NEXT);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(load).toHaveBeenCalledExactlyOnceWith(NEXT, true);
});

test("a click with a modifier is left to the browser", async () => {
  await show();
  await nextLink().click({ modifiers: ["Control"] });
  expect(load).not.toHaveBeenCalled();
});

test("a list at its longest continues on a page of its own", async () => {
  await show({ address: { count: MAX_SHOWN } });
  await nextLink().click();
  expect(load).not.toHaveBeenCalled();
});

test("the first pages load by themselves when their end comes near, later ones do not", async () => {
  await show({ address: { count: 40 } });
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("start=40"), false));
  load.mockReset();
  await show();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(load).not.toHaveBeenCalled();
});

test("after a failure nothing loads by itself, and the retry is a click", async () => {
  await show({ address: { count: 40 }, state: "failed" });
  await page.getByRole("button", { name: "Try again" }).click();
  expect(load).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("start=40"), true);
});

test("the last page has a link back and none forward", async () => {
  await show({ address: { start: 480, count: 40 }, hasNext: false });
  await expect.element(nextLink()).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Previous page" })).toHaveAttribute("rel", "prev");
});

test("how many were appended is announced", async () => {
  await show({ state: "loaded" });
  await expect.element(page.getByRole("status")).toHaveTextContent("40 more");
});
