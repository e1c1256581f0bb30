import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FAVOURITES } from "#browser/storage/registry.ts";
import { readStored, writeStored } from "#browser/storage/stored-value.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import { FavouriteButton } from "./favourite-button.tsx";

beforeEach(() => writeStored(FAVOURITES, []));

const heart = () => page.getByRole("button", { name: "Reef: favourite" });

test("a heart is pressed by keyboard, stored, and released again", async () => {
  await renderPart(<FavouriteButton id={7} name="Reef" />);
  await expect.element(heart()).toHaveAttribute("aria-pressed", "false");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(heart()).toHaveAttribute("aria-pressed", "true");
  expect(readStored(FAVOURITES)).toEqual(["7"]);
  await userEvent.keyboard(" ");
  await expect.element(heart()).toHaveAttribute("aria-pressed", "false");
  expect(readStored(FAVOURITES)).toEqual([]);
});

test("a favourite is marked from the start, everywhere it appears", async () => {
  writeStored(FAVOURITES, ["7"]);
  await renderPart(
    <>
      <FavouriteButton id={7} name="Reef" />
      <FavouriteButton id={7} name="Reef" />
    </>,
  );
  await expect.element(heart().first()).toHaveAttribute("aria-pressed", "true");
  await heart().first().click();
  await expect.element(heart().nth(1)).toHaveAttribute("aria-pressed", "false");
});

test("a change in another tab appears here", async () => {
  await renderPart(<FavouriteButton id={7} name="Reef" />);
  localStorage.setItem(FAVOURITES.key, JSON.stringify({ version: FAVOURITES.version, data: ["7"] }));
  window.dispatchEvent(new StorageEvent("storage", { key: FAVOURITES.key }));
  await expect.element(heart()).toHaveAttribute("aria-pressed", "true");
});
