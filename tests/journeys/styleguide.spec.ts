/** Checks the pixels themselves instead of reference pictures: decision 0030. */
import type { Page } from "@playwright/test";
import { expect, openIn, test, THEMES } from "#tests/fixtures/journey.ts";
import {
  around,
  countColours,
  eachDifference,
  holds,
  readPixels,
  type Box,
  type Pixels,
} from "#tests/fixtures/pixels.ts";

// A trace would take its own screenshots between ours.
test.use({ viewport: { width: 1024, height: 800 }, trace: "off" });

/** Text and a line or two; the antialiasing of letters alone makes more. */
const FEWEST_COLOURS = 12;
/** Half the space between two sections: shadows may reach this far, and nothing may reach the neighbour. */
const SHADOW_PX = 40;

const photograph = async (page: Page): Promise<Pixels> =>
  readPixels(await page.screenshot({ fullPage: true, animations: "disabled" }));

interface Section {
  readonly id: string;
  readonly box: Box;
  /** The part below the title, because the title alone is never blank. */
  readonly content: Box;
}

const sectionsOf = (page: Page): Promise<Section[]> =>
  page.locator("main section[id]").evaluateAll((sections) =>
    sections.map((section) => {
      const boxOf = (element: Element): Box => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      };
      return { id: section.id, box: boxOf(section), content: boxOf(section.lastElementChild ?? section) };
    }),
  );

/** Hides these and shows all others; all keep their positions. */
const hideOnly = (page: Page, hidden: readonly Section[]): Promise<void> =>
  page.locator("main section[id]").evaluateAll(
    (sections, ids) => {
      for (const section of sections)
        (section as HTMLElement).style.opacity = ids.includes(section.id) ? "0" : "";
    },
    hidden.map(({ id }) => id),
  );

/** Pixels that change when some sections are hidden belong to them. */
async function strayPixels(page: Page, whole: Pixels, hidden: readonly Section[]): Promise<string[]> {
  await hideOnly(page, hidden);
  const allowed = hidden.map(({ box }) => around(box, SHADOW_PX));
  const stray: string[] = [];
  eachDifference(whole, await photograph(page), (x, y) => {
    if (!allowed.some((box) => holds(box, x, y))) stray.push(`${x},${y}`);
  });
  await hideOnly(page, []);
  return stray.slice(0, 5);
}

test("every section is painted, inside its box, and differently in the two themes", async ({ page }) => {
  const pictures: Pixels[] = [];
  for (const theme of THEMES) {
    await openIn(page, "/en/styleguide", theme);
    const sections = await sectionsOf(page);
    expect(sections.length).toBeGreaterThan(10);
    const whole = await photograph(page);
    pictures.push(whole);
    for (const { id, content } of sections)
      expect.soft(countColours(whole, content), `${id} in ${theme}`).toBeGreaterThan(FEWEST_COLOURS);
    for (const turn of [0, 1]) {
      const half = sections.filter((_section, at) => at % 2 === turn);
      expect.soft(await strayPixels(page, whole, half), `outside the sections in ${theme}`).toEqual([]);
    }
  }
  const [light, dark] = pictures as [Pixels, Pixels];
  const sections = await sectionsOf(page);
  const changed = new Map(sections.map(({ id }) => [id, 0]));
  eachDifference(light, dark, (x, y) => {
    const id = sections.find(({ box }) => holds(box, x, y))?.id;
    if (id) changed.set(id, (changed.get(id) ?? 0) + 1);
  });
  for (const { id, box } of sections)
    expect.soft((changed.get(id) ?? 0) / (box.width * box.height), `${id} changes`).toBeGreaterThan(0.5);
});

for (const theme of THEMES)
  test(`the focus ring goes all around a button in the ${theme} theme`, async ({ page }) => {
    await openIn(page, "/en/styleguide", theme);
    const button = page.locator("#actions button").first();
    await button.scrollIntoViewIfNeeded();
    const box = (await button.boundingBox()) as Box;
    const margin = 8;
    const clip = around(
      {
        x: Math.round(box.x),
        y: Math.round(box.y),
        width: Math.round(box.width),
        height: Math.round(box.height),
      },
      margin,
    );
    const shoot = async (): Promise<Pixels> =>
      readPixels(await page.screenshot({ clip, animations: "disabled" }));
    const before = await shoot();
    await button.focus();
    const after = await shoot();
    const focus = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--focus"),
    );
    const ring = { left: 0, right: 0, above: 0, below: 0 };
    eachDifference(before, after, (x, y, colour) => {
      if (colour !== Number.parseInt(focus.trim().slice(1), 16)) return;
      if (x < margin) ring.left += 1;
      if (x >= after.width - margin) ring.right += 1;
      if (y < margin) ring.above += 1;
      if (y >= after.height - margin) ring.below += 1;
    });
    // Two pixels thick, minus the rounded corners.
    for (const side of ["left", "right"] as const) expect(ring[side], side).toBeGreaterThan(box.height);
    for (const side of ["above", "below"] as const) expect(ring[side], side).toBeGreaterThan(box.width);
  });
