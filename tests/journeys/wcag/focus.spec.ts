import type { Page } from "@playwright/test";
import { expect, openIn, test } from "#tests/fixtures/journey.ts";

// Sticky bars are the same in every language.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The focused element, and whether any of it is visible; null at the end of the page. */
function lookAtFocus(page: Page): Promise<{ name: string; isSeen: boolean } | null> {
  return page.evaluate(async () => {
    // Even with reduced motion a change takes a frame to show.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // The label represents a control that it renders.
    const target = focused.closest("label") ?? focused;
    // A card is the target of its link.
    const { left, top, width, height } = target.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y] as const));
    const isSeen = points.some(([x, y]) => {
      const met = document.elementFromPoint(x, y);
      return met !== null && (target.contains(met) || met.contains(target));
    });
    const words = focused.getAttribute("aria-label") ?? focused.textContent?.trim() ?? "";
    return { name: `${focused.localName} ${focused.id} ${words.slice(0, 40)}`, isSeen };
  });
}

const SETTLE_MS = 500;

/** The names of focused elements that were completely hidden, from the first stop to the last. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 400; stop += 1) {
    await page.keyboard.press("Tab");
    const focus = await lookAtFocus(page);
    if (focus === null) return hidden;
    if (focus.isSeen) continue;
    // A busy machine scrolls and paints later than two frames.
    await page.waitForTimeout(SETTLE_MS);
    if (!(await lookAtFocus(page))?.isSeen) hidden.push(focus.name);
  }
  return hidden;
}

const PLACES = [
  { path: "/en/submit/token", width: 360, height: 740 },
  { path: "/en/submit/dapp", width: 720, height: 450 },
  { path: "/en/submit/dapp", width: 320, height: 256 },
  { path: "/en/dappstore/detail?id=1001", width: 360, height: 740 },
  { path: "/en/dappstore/detail?id=1001", width: 320, height: 256 },
  { path: "/en/news", width: 1280, height: 640 },
];

for (const { path, width, height } of PLACES) {
  test(`WCAG 2.4.11: no focus stop of ${path} is hidden under a bar at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openIn(page, path, "light");
    expect(await hiddenStops(page)).toEqual([]);
  });
}

test("header and bars leave most of a screen that is only 256 px high to the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openIn(page, "/en/submit/dapp", "light");
  await page.evaluate(() => window.scrollTo(0, 600));
  const met = await page.evaluate(() =>
    [20, 128, 240].map((y) => document.elementFromPoint(100, y)?.closest("header, main")?.localName),
  );
  expect(met).toEqual(["main", "main", "main"]);
});
