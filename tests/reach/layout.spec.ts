import { LANGUAGES } from "#i18n/languages.ts";
import { expect, test } from "#tests/fixtures/journey.ts";
import { layoutFaults } from "#tests/fixtures/layout-faults.ts";
import { publicPages } from "#tests/fixtures/public-pages.ts";

const WALKED_WIDTHS = [320, 820, 1440];

for (const language of LANGUAGES) {
  test(`${language}: nothing scrolls sideways, is cut off or lies over other words`, async ({
    page,
    complaints,
  }) => {
    const faults: string[] = [];
    for (const path of publicPages(language)) {
      await page.goto(path);
      for (const width of WALKED_WIDTHS) {
        const found = await layoutFaults(page, width);
        faults.push(...found.map((fault) => `${path} at ${width} px ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    // The browser itself reports the 404 of the page that does not exist.
    expect(complaints.splice(0).filter((text) => !text.includes("404"))).toEqual([]);
  });
}
