import { LANGUAGES } from "#i18n/languages.ts";
import { expect, test } from "#tests/fixtures/journey.ts";
import { crawl } from "#tests/fixtures/crawl.ts";

test("every link of every language leads to a page, and every page is linked and listed", async ({
  baseURL,
}) => {
  const address = baseURL ?? "";
  const { pages, faults } = await crawl({ address, publicOrigin: address, languages: LANGUAGES });
  console.log(`${pages} pages`);
  expect(faults).toEqual([]);
});
