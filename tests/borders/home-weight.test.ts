import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

/** What one round trip carries to a browser with a new connection. */
const ROUND_TRIP_BYTES = 14 * 1024;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function weigh(language: Language): Promise<number> {
  const response = await site.get(`/${language}`, { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("content-encoding")).toBe("br");
  await response.body?.cancel();
  return Number(response.headers.get("content-length"));
}

// The first response is compressed fast; the better one follows.
it.each(LANGUAGES)("the home page in %s has at most 14 KB of HTML", async (language) => {
  await expect.poll(() => weigh(language), { timeout: 10_000 }).toBeLessThanOrEqual(ROUND_TRIP_BYTES);
});
