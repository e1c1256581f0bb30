/**
 * A tap at the first paint counts, on a slow processor too: before hydration, links work and presses on hearts are
 * replayed.
 */
import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "@playwright/test";
import { expect as expectSoon, test } from "#tests/fixtures/journey.ts";
import { slowDown, SLOW_DEVICES } from "./slow-device.ts";

const expect = expectSoon.configure({ timeout: 30_000 });

const SAMPLE = fileURLToPath(new URL("../../../content/seed/samples/sample-1.1.0.zip", import.meta.url));

interface Tap {
  readonly path: string;
  readonly tap: (page: Page, session: CDPSession) => Promise<void>;
  readonly counts: (page: Page) => Promise<void>;
}

const heart = (page: Page) => page.getByRole("button", { name: /: favourite$/ }).first();

/** As the browser gets it from a file manager. */
async function dropFile(page: Page, session: CDPSession): Promise<void> {
  const zone = page.locator("#verify-file");
  await zone.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await zone.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const data = { items: [], files: [SAMPLE], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 2, data });
  }
}

const TAPS: Readonly<Record<string, Tap>> = {
  "a heart": {
    path: "/en/dappstore?category_id=2&category=lending",
    tap: (page) => heart(page).click(),
    counts: (page) => expect(heart(page)).toHaveAttribute("aria-pressed", "true"),
  },
  "a hot search": {
    path: "/en/dappstore",
    async tap(page) {
      await page.locator("#store-search").click();
      await page.locator("form[role=search] ol a").first().click();
    },
    counts: (page) => expect(page).toHaveURL(/[?&]key=/),
  },
  "a suggestion": {
    path: "/en/dappstore",
    async tap(page) {
      await page.locator("#store-search").click();
      await page.keyboard.type("uniswap");
      await page
        .getByRole("option", { name: /Uniswap/ })
        .first()
        .click({ timeout: 30_000 });
    },
    counts: (page) => expect(page).toHaveURL(/\/dappstore\/detail\?id=\d+|[?&]key=/),
  },
  "a category": {
    path: "/en/dappstore",
    tap: (page) => page.getByRole("group", { name: "Category" }).getByText("Exchanges").click(),
    counts: (page) => expect(page.getByRole("heading", { level: 2, name: "Exchanges" })).toBeVisible(),
  },
  // Scrolling there may load it before the tap does, on a slow machine several times.
  "more of a list": {
    path: "/en/dappstore?category_id=0&category=all",
    tap: (page) => page.getByRole("link", { name: "Show more" }).click(),
    counts: (page) => expect(page).toHaveURL(/[?&](?:count=\d+|start=40)/),
  },
  "a call to try": {
    path: "/en/developer",
    tap: (page) => page.getByRole("link", { name: "/v1/release/list" }).click(),
    counts: (page) => expect(page.getByText(/^200 · \d+ ms/)).toBeVisible(),
  },
  "a dropped file": {
    path: "/en/download/verify",
    tap: dropFile,
    counts: (page) => expect(page.locator("[data-island] [role=status]")).toContainText("This is our file."),
  },
};

/** Clears cache and storage, as on a first visit. */
async function forget(page: Page, session: CDPSession): Promise<void> {
  await session.send("Network.clearBrowserCache");
  await page.evaluate(() => localStorage.clear());
}

for (const device of SLOW_DEVICES) {
  const { network, size, rounds, tag } = device;
  for (const [name, { path, tap, counts }] of Object.entries(TAPS)) {
    test(
      `${name} at first paint counts ${rounds} times of ${rounds} on a ${size} with a ${network} network`,
      { tag },
      async ({ page }) => {
        test.setTimeout(600_000);
        await page.goto("/en/offline");
        const session = await slowDown(page, device);
        for (let round = 1; round <= rounds; round += 1) {
          await test.step(`${round} of ${rounds}`, async () => {
            await forget(page, session);
            await page.goto(path, { waitUntil: "commit" });
            await tap(page, session);
            await counts(page);
          });
        }
      },
    );
  }
}

test("a heart that is pressed before its script has loaded counts afterwards", async ({
  page,
  complaints,
}) => {
  let failures = 2;
  await page.route(/\/assets\/(store|.*store-island).*\.js$/, (route) =>
    failures-- > 0 ? route.abort() : route.continue(),
  );
  await page.goto("/en/dappstore?category_id=2&category=lending", { waitUntil: "commit" });
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  expect(failures).toBeLessThan(0);
  expect(complaints.splice(0).every((complaint) => complaint.includes("ERR_FAILED"))).toBe(true);
});
