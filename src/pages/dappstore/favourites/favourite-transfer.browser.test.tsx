import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FAVOURITES } from "#browser/storage/registry.ts";
import { readStored, writeStored } from "#browser/storage/stored-value.ts";
import { MAX_FAVOURITES_BYTES, writeFavouritesFile } from "#features/catalogue/favourites/favourites-file.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import { toasts } from "#ui/toast/toast-queue.ts";
import FavouriteTransfer from "./favourite-transfer.tsx";

beforeEach(() => {
  writeStored(FAVOURITES, ["7"]);
  for (const { id } of toasts.current()) toasts.dismiss(id);
});

const onImport = vi.fn<() => void>();

async function choose(text: string): Promise<void> {
  await renderPart(<FavouriteTransfer onImport={onImport} />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as Element, new File([text], "favourites.json"));
}

const said = () => toasts.current().map(({ text }) => text);

test("a file adds its favourites to those that are here", async () => {
  await choose(writeFavouritesFile(["7", "8"]));
  await expect.poll(said).toEqual(["Added from the file: 1. Already here: 1."]);
  expect(readStored(FAVOURITES)).toEqual(["7", "8"]);
  expect(onImport).toHaveBeenCalled();
});

test.each([
  ["[1, 2]", "This isn’t a file of favourites from this site. Nothing was changed."],
  ["x".repeat(MAX_FAVOURITES_BYTES + 1), "This file is too large for a list of favourites."],
])("another file changes nothing and says why: %.10s", async (text, message) => {
  await choose(text);
  await expect.poll(said).toEqual([message]);
  expect(readStored(FAVOURITES)).toEqual(["7"]);
});

test("saving is offered only if there is something to save", async () => {
  writeStored(FAVOURITES, []);
  await renderPart(<FavouriteTransfer onImport={onImport} />);
  await expect.element(page.getByRole("button", { name: "Add from a file" })).toBeVisible();
  expect(page.getByRole("button", { name: "Save as a file" }).query()).toBeNull();
});
