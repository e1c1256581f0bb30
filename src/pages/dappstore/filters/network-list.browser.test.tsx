import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import type { StoreAddress } from "#pages/dappstore/store-address.ts";
import { NetworkList } from "./network-list.tsx";

const NETWORKS = Array.from({ length: 12 }, (_, at) => ({
  key: `n${at}`,
  title: `Network ${at}`,
  code: "N",
  count: at,
  names: `n${at}|${100 + at}`,
}));

const CATEGORIES = [
  { id: 9, key: "hot", title: "Hot" },
  { id: 1, key: "dex", title: "Exchanges" },
];

const address = (change: Partial<StoreAddress> = {}): StoreAddress => ({
  view: "list",
  network: null,
  key: "",
  sectionId: null,
  sort: "editors",
  kind: null,
  facts: [],
  start: 0,
  count: 40,
  categoryId: 1,
  ...change,
});

const show = (change?: Partial<StoreAddress>) =>
  renderPart(<NetworkList address={address(change)} categories={CATEGORIES} networks={NETWORKS} />);

const entry = (at: number) => page.getByRole("link", { name: new RegExp(`Network ${at}\\b`) });

test("ten networks are shown; a press on the rest opens them, by keyboard too", async () => {
  await show();
  await expect.element(entry(9)).toBeVisible();
  await expect.element(entry(10)).not.toBeInTheDocument();
  const more = page.getByText("2 more networks");
  (more.element().closest("summary") as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(entry(10)).toBeVisible();
  await expect.element(page.getByText("Show fewer networks")).toBeVisible();
});

test("typing finds one that is folded away, by its chain id, and hides the others", async () => {
  await show();
  await page.getByRole("searchbox", { name: "Search networks" }).fill("111");
  await expect.element(entry(11)).toBeVisible();
  await expect.element(entry(0)).not.toBeInTheDocument();
});

test("§5: “Chain not found” is announced", async () => {
  await show();
  await page.getByRole("searchbox", { name: "Search networks" }).fill("zzz");
  await expect.element(page.getByRole("status")).toHaveTextContent("Chain not found");
});

test("the chosen network is marked, also among those that are folded away", async () => {
  await show({ network: "n11" });
  await expect.element(entry(11)).toHaveAttribute("aria-current", "true");
  await expect.element(entry(11)).toBeVisible();
});
