import { expect, test } from "#tests/fixtures/journey.ts";

for (const name of ["entry.client", "shell"]) {
  test(`a changed copy of ${name} is not run`, async ({ page, complaints }) => {
    await page.route(`**/assets/${name}-*.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.changed = true;${await response.text()}` });
    });
    await page.goto("/en");
    await expect.poll(() => complaints.some((complaint) => complaint.includes("integrity"))).toBe(true);
    expect(await page.evaluate(() => "changed" in globalThis)).toBe(false);
    complaints.length = 0;
  });
}
