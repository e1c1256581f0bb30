import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { ActForm } from "./act-form.tsx";

test.each([
  ["given", "The details and the donation carry over."],
  ["due", "The details carry over. The review starts when the donation is confirmed."],
  ["none", "The details carry over."],
] as const)("another review says what becomes of the donation: %s", async (donation, text) => {
  await renderPart(<ActForm act="reopen" donation={donation} outcome={undefined} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test.each([
  [false, "The listing is removed at once, and its page says so. You can ask for another review later."],
  [
    true,
    "This ends your submission. The page stays with the other one. You can ask for another review later.",
  ],
])("delisting does not promise to remove a page that is somebody else’s: %s", async (isReplaced, text) => {
  await renderPart(<ActForm act="delist" donation="none" isReplaced={isReplaced} outcome={undefined} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  // Its history is not written any more either.
  const hint = page.getByText(/^Public: it’s part of the listing’s history/);
  expect(hint.elements()).toHaveLength(isReplaced ? 0 : 1);
});
