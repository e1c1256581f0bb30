import { expect, test } from "#tests/fixtures/journey.ts";
import { layoutFaults, walkLayout } from "#tests/fixtures/layout-faults.ts";
import { publicPages } from "#tests/fixtures/public-pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PLANTED = [
  {
    fault: "scrolls sideways by 80 px",
    html: `<p style="width: 400px">wide</p>`,
  },
  {
    fault: "cut off: unbreakable-word",
    html: `<p style="width: 40px; overflow: hidden">unbreakable-word</p>`,
  },
  {
    fault: "cut off: three lines that need more",
    html: `<p style="width: 60px; height: 30px; overflow: hidden">three lines that need more</p>`,
  },
  {
    fault: "cut off: out of the window",
    html: `<p style="margin-left: -40px">out of the window</p>`,
  },
  {
    fault: "outside its box: Подтвердить",
    html: `<button style="width: 40px; padding: 0">Подтвердить</button>`,
  },
  {
    fault: "outside its box: two lines in a pill",
    html: `<p style="width: 90px; height: 24px; border: 1px solid">two lines in a pill</p>`,
  },
  {
    fault: "over each other: below / above",
    html: `<p style="margin: 0">below</p><p style="margin: -20px 0 0">above</p>`,
  },
  {
    fault: "over each other: left / right",
    html: `<header style="position: fixed; display: flex"><b>left</b><b style="margin-left: -20px">right</b></header>`,
  },
];

const FINE = [
  `<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">ends in dots</p>`,
  `<p style="width: 60px; overflow-x: auto; white-space: nowrap">a row that can be scrolled</p><p>below</p>`,
  `<p style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; width: 60px; margin: 0">one line of many lines</p><p style="margin: 0">below</p>`,
  `<p>text <b>in text</b></p>`,
  `<b>kept</b><b style="position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%)">for screen readers</b>`,
];

test("the layout check finds each kind of fault, and nothing on a correct page", async ({ page }) => {
  const found: string[][] = [];
  for (const html of [...PLANTED.map((planted) => planted.html), ...FINE]) {
    await page.setContent(`<body style="margin: 0; font: 16px/20px sans-serif">${html}`);
    found.push(await layoutFaults(page, 320));
  }
  expect(found).toEqual([...PLANTED.map(({ fault }) => [fault]), ...FINE.map(() => [])]);
});

// The longest words and the tallest letters, with the least room; `npm run test:reach` visits the rest.
for (const language of ["th"]) {
  test(`every page in ${language} fits at 320 px`, async ({ page }) => {
    expect(await walkLayout(page, publicPages(language), [320])).toEqual([]);
  });
}

test("the pearl of the home page's pool is never behind a phone", async ({ page }) => {
  await page.goto("/en");
  for (const width of [820, 1440, 1510, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const covered = await page.evaluate(() => {
      const pool = document.querySelector("section[aria-labelledby=home-title] svg:has(ellipse)");
      const ring = pool?.querySelector("ellipse")?.getBoundingClientRect();
      if (!pool || !ring) return ["no pearl"];
      const middle = ring.left + ring.width / 2;
      const phones = [
        ...document.querySelectorAll("section[aria-labelledby=home-title] svg:not(:has(ellipse))"),
      ];
      return phones
        .map((phone) => phone.getBoundingClientRect())
        .filter(({ left, right, width: size }) => size > 200 && left - 10 < middle && middle < right + 10)
        .map(({ left, right }) => `${left} < ${middle} < ${right}`);
    });
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

test("no row of the home page's DApps, or of the steps to install, has one left alone", async ({ page }) => {
  for (const [path, items] of [
    ["/en", "section[aria-labelledby=store-title] ul:last-of-type > li"],
    ["/en/download/app", "main ol > li:has(h3)"],
    ["/en/download/pc", "#extension ol > li"],
  ] as const) {
    await page.goto(path);
    for (const width of [820, 1100, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      const rows = await page.locator(items).evaluateAll((all) => {
        const tops = all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top);
        return [...Map.groupBy(tops, Math.round).values()].map(({ length }) => length);
      });
      expect(new Set(rows).size, `${path} at ${width} px has rows of ${rows.join(", ")}`).toBe(1);
    }
  }
});
