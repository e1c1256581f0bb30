import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { crawl } from "#tests/fixtures/crawl.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const publicOrigin = `https://${brand.officialHost}`;
let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: publicOrigin });
});

afterAll(() => site.stop());

it("every link leads to a page, every page is linked and listed, and its metadata are right", async () => {
  const { pages, faults } = await crawl({ address: site.address, publicOrigin, languages: ["en"] });
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(300);
}, 120_000);
