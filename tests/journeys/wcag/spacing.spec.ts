import type { Page } from "@playwright/test";
import { expect, openIn, sidewaysScroll, test } from "#tests/fixtures/journey.ts";

// The page's policy would refuse the style sheet that represents a reader's own.
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

/** The spacing of WCAG 1.4.12. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** The texts that are cut off in a box that is too low. */
const cutTexts = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("main *, header *"))
      .filter((element) => getComputedStyle(element).webkitLineClamp !== "none")
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.textContent),
  );

for (const path of ["/en/dappstore", "/ru/dappstore", "/ru", "/en/brandkit", "/th/submit/token"]) {
  test(`WCAG 1.4.12: ${path} loses nothing with wider text spacing`, async ({ page }) => {
    await openIn(page, path, "light");
    await page.addStyleTag({ content: SPACED });
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysScroll(page), `${width} px`).toBe(0);
      await expect.poll(() => cutTexts(page), `${width} px`).toEqual([]);
    }
  });
}
