import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { ActForm } from "./act-form.tsx";

test.each([
  [true, "Your details and your donation carry over."],
  [false, "Your details carry over."],
])("another review promises that a donation counts only if one has arrived: %s", async (hasDonated, text) => {
  await renderPart(<ActForm act="reopen" hasDonated={hasDonated} outcome={undefined} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
