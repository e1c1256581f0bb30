import { LANGUAGES } from "#i18n/languages.ts";
import { test } from "#tests/fixtures/journey.ts";
import { testFooterColumns, testMenus } from "#tests/fixtures/shell-by-keyboard.ts";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  testMenus(LANGUAGES);
});

testFooterColumns(LANGUAGES);
