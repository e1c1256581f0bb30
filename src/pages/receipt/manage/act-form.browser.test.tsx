import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { ActForm } from "./act-form.tsx";

test.each([
  ["given", "Your details and your donation carry over."],
  ["due", "Your details carry over. The review starts when the donation is confirmed."],
  ["none", "Your details carry over."],
] as const)("another review says what becomes of the donation: %s", async (donation, text) => {
  await renderPart(<ActForm act="reopen" donation={donation} outcome={undefined} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
