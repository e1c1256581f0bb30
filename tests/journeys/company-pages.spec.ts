import { brand, palette } from "#brand/brand.ts";
import { strFromU8, unzipSync } from "fflate";
import { expect, sidewaysScroll, test } from "#tests/fixtures/journey.ts";

test("a colour and an address are copied with one press, and the page confirms it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const colour = palette.primary[0]?.hex ?? "";
  await page.goto("/en/brandkit");
  await page.getByRole("button", { name: `Copy ${colour}` }).click();
  await expect(page.getByRole("status").filter({ hasText: `${colour} copied` })).toBeAttached();
  expect(await clipboard()).toBe(colour);
  await page.goto("/en/about#contact");
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
  await page.getByRole("button", { name: `Copy support@${brand.officialHost}` }).click();
  await expect(page.getByRole("status").filter({ hasText: "Address copied" })).toBeAttached();
  expect(await clipboard()).toBe(`support@${brand.officialHost}`);
});

test("the zip contains every file that the brand kit lists, and every file can be downloaded alone", async ({
  page,
}) => {
  await page.goto("/en/brandkit");
  const bodyOf = async (path: string) => (await page.request.get(path)).body();
  const zip = await page.getByRole("link", { name: "Download everything" }).getAttribute("href");
  const entries = unzipSync(await bodyOf(zip ?? ""));
  const listed = await page
    .locator('a[href^="/brand/logos/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const entryOf = (path: string) => path.replace("/brand/logos/", path.endsWith(".svg") ? "svg/" : "png/");
  expect(listed.map(entryOf).toSorted()).toEqual(Object.keys(entries).toSorted());
  expect(strFromU8(entries["svg/mark-colour.svg"]!)).toContain("<svg");
  for (const path of [
    listed.find((one) => one.endsWith(".svg"))!,
    listed.find((one) => one.endsWith(".png"))!,
  ])
    expect(Buffer.from(entries[entryOf(path)]!).equals(await bodyOf(path))).toBe(true);
});

test("a translated policy names the language that binds, and its table of contents links to its sections", async ({
  page,
}) => {
  await page.goto("/ko/privacy");
  await expect(page.getByText("이 글은 번역본입니다. 영어본과 다르면 영어본이 적용됩니다.")).toBeVisible();
  await page.getByRole("link", { name: "8. 이용자의 권리" }).click();
  await expect(page).toHaveURL(/#section-8$/);
  await expect(page.getByRole("heading", { name: "8. 이용자의 권리" })).toBeInViewport();
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });

  test("the table of contents of a policy is closed at first", async ({ page }) => {
    await page.goto("/en/privacy");
    const entry = page.getByRole("link", { name: "8. Your rights" });
    await expect(entry).toBeHidden();
    await page.locator("summary", { hasText: "Contents" }).click();
    await expect(entry).toBeVisible();
  });
});

test("no page is wider than a small phone, in the language with the longest words", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const names = [
    "about",
    "brandkit",
    "recruiting",
    "developer",
    "partner",
    "success",
    "privacy",
    "accessibility",
  ];
  for (const name of names) {
    await page.goto(`/ru/${name}`);
    expect(await sidewaysScroll(page), name).toBe(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("two checked boxes are enough to apply; controls that need a script are not shown", async ({
    page,
  }) => {
    await page.goto("/en/recruiting");
    await expect(page.getByText("None ticked")).toBeVisible();
    await page.getByLabel("You’ve organised meetups or given talks.").check();
    await expect(page.getByText("1 of 6 ticked. You need one more.")).toBeVisible();
    await page.getByLabel("You lead or help run an online community.").check();
    await expect(page.getByText("2 of 6 ticked. You can apply.")).toBeVisible();
    await page.goto("/en/developer");
    await expect(page.getByText('"eip6963:requestProvider"')).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy example" })).toHaveCount(0);
  });
});

const fetchedScreens = "svg:visible > use[href^='/pictures/screens/']";

test("a phone fetches the app's screens when they come near, and shows all without JavaScript", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/about");
  const strip = page.getByRole("region", { name: "Drawn screens with example amounts." });
  await expect(strip.locator("use")).toHaveCount(6);
  await expect(strip.locator(fetchedScreens)).toHaveCount(0);
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.locator(fetchedScreens).first()).toBeAttached();
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const served = await plain.newPage();
  await served.goto("/en/about");
  await expect(served.locator(fetchedScreens)).toHaveCount(6);
  await plain.close();
});
