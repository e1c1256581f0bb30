/** Whether a complaint is noticed at all: without this an empty console proves nothing. */
import { expect, test } from "./journey.ts";

test("an error of a script and a violation of the policy are complaints", async ({ page }) => {
  await page.open("/en/about");
  expect(page.complaints).toEqual([]);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("thrown by the test");
    });
    const picture = document.createElement("img");
    picture.src = "https://elsewhere.example/picture.png";
    document.body.append(picture);
  });
  const complained = () => page.complaints.join("\n");
  await expect.poll(complained).toContain("thrown by the test");
  await expect.poll(complained).toContain("elsewhere.example");
  page.complaints.splice(0);
});
