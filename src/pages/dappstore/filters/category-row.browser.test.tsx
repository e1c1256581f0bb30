import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { FAVOURITES } from "#browser/storage/registry.ts";
import { writeStored } from "#browser/storage/stored-value.ts";
import type { StoreAddress } from "#pages/dappstore/store-address.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import { CategoryRow } from "./category-row.tsx";

const ADDRESS: StoreAddress = {
  view: "store",
  categoryId: 1,
  network: "eth",
  key: "swap",
  sectionId: null,
  sort: "editors",
  kind: null,
  facts: [],
  start: 40,
  count: 80,
};

const show = (address: Partial<StoreAddress> = {}) =>
  renderPart(
    <CategoryRow
      address={{ ...ADDRESS, ...address }}
      categories={[
        { id: 9, key: "hot", title: "Hot" },
        { id: 1, key: "dex", title: "Exchanges" },
      ]}
      networks={[{ key: "eth", title: "Ethereum", code: "E", count: 3, names: "eth" }]}
    />,
  );

const chip = (name: string) => page.getByRole("link", { name, exact: true });

afterEach(() => writeStored(FAVOURITES, []));

test("a category keeps the search and the network and starts at the top", async () => {
  await show();
  await expect
    .element(chip("Exchanges"))
    .toHaveAttribute("href", "/en/dappstore?category_id=1&category=dex&chain=eth&key=swap");
});

test("the first category is the front page, so choosing it ends a search", async () => {
  await show();
  await expect
    .element(chip("Hot"))
    .toHaveAttribute("href", "/en/dappstore?category_id=9&category=hot&chain=eth");
});

test("the chosen category is marked", async () => {
  await show();
  await expect.element(chip("Exchanges")).toHaveAttribute("aria-current");
});

test("among the favourites no category is marked", async () => {
  await show({ view: "favourites" });
  await expect.element(chip("Exchanges")).not.toHaveAttribute("aria-current");
  await expect.element(page.getByRole("link", { name: /favou?rites/i })).toHaveAttribute("aria-current");
});

test("the number of favourites follows the storage", async () => {
  await show();
  const count = page.getByText("2", { exact: true });
  await expect.element(count).not.toBeInTheDocument();
  writeStored(FAVOURITES, ["3", "4"]);
  await expect.element(count).toBeVisible();
});
