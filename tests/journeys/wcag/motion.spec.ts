import { expect, test } from "#tests/fixtures/journey.ts";

/** WCAG 2.2.2 requires a pause control for longer motion. */
const LONGEST_MS = 5_000;

for (const path of ["/en", "/en/about", "/en/news", "/en/download/app"]) {
  test(`nothing on ${path} moves by itself for longer than 5 seconds`, async ({ page }) => {
    await page.goto(path);
    const endless = await page.evaluate(
      (longest) =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > longest)
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "other")),
      LONGEST_MS,
    );
    expect(endless).toEqual([]);
  });
}
