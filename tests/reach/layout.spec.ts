import { LANGUAGES } from "#i18n/languages.ts";
import { expect, test } from "#tests/fixtures/journey.ts";
import { walkLayout } from "#tests/fixtures/layout-faults.ts";
import { publicPages } from "#tests/fixtures/public-pages.ts";

for (const language of LANGUAGES) {
  test(`${language}: nothing scrolls sideways, is cut off or overlaps other words`, async ({ page }) => {
    expect(await walkLayout(page, publicPages(language), [320, 820, 1440])).toEqual([]);
  });
}
