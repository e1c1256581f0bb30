import { axeFindings, axeFindingsInside, expect, openIn, test, THEMES } from "#tests/fixtures/journey.ts";
import { publicPages } from "#tests/fixtures/public-pages.ts";

/** The shell is checked on the home page. */
for (const language of ["en", "zh", "ru", "th"]) {
  for (const theme of THEMES) {
    test(`${language} in ${theme}: 0 axe findings on every page`, async ({ page }) => {
      await page.setViewportSize({ width: 820, height: 900 });
      const findings: string[] = [];
      for (const path of publicPages(language)) {
        await openIn(page, path, theme);
        const look = path === `/${language}` ? axeFindings : axeFindingsInside;
        findings.push(...(await look(page)).map((finding) => `${path} ${finding}`));
      }
      expect(findings).toEqual([]);
    });
  }
}
