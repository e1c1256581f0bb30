import { hydrateIslands } from "#tests/fixtures/island.ts";
import { expect, test } from "#tests/fixtures/journey.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

test("a receipt that was opened here is in the list, and can be removed from it", async ({
  page,
  baseURL,
}) => {
  const token = await submitSample(baseURL ?? "", "token", { name: "Kept Harbour" });
  await page.goto(`/en/receipt/${token}`);
  await hydrateIslands(page);
  await page.goto("/en/submissions");
  const list = page.getByRole("list", { name: "Your submissions" });
  await expect(list.getByRole("link", { name: "Kept Harbour" })).toHaveAttribute(
    "href",
    `/en/receipt/${token}`,
  );
  await list.getByRole("button", { name: "Remove from this list: Kept Harbour" }).click();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
});

test("a request for a new link gets its response on the page, the same whatever is known", async ({
  page,
}) => {
  await page.goto("/en/submissions");
  await page.getByLabel("Submission number").fill("2345 6789");
  await page.getByRole("main").getByLabel("Email").fill("nobody@nowhere.example");
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "a new link is on its way" })).toBeVisible();
});
