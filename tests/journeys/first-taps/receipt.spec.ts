/** A slow phone: a tap before hydration counts, and counts once. */
import type { Page } from "@playwright/test";
import { expect, otherSites, test } from "#tests/fixtures/journey.ts";
import { startPayingSite, type PayingSite } from "#tests/fixtures/payments/paying-site.ts";
import { SLOW_DEVICES, slowDown } from "./slow-device.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

type Ask = (call: { method: string; params?: unknown }) => Promise<unknown>;

let paying: PayingSite;

test.beforeAll(async () => {
  paying = await startPayingSite();
  otherSites.add(paying.site.address);
});

test.afterAll(() => paying.stop());

/** Counts transactions before the page learns about the wallet. */
async function countPayments(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.exposeFunction("countPayment", (method: string) => sent.push(method));
  await page.addInitScript(() => {
    const { countPayment } = window as unknown as { countPayment: (method: string) => Promise<void> };
    const seen = new Set<object>();
    window.addEventListener("eip6963:announceProvider", (event) => {
      const { provider } = (event as CustomEvent<{ provider: { request: Ask } }>).detail;
      if (seen.has(provider)) return;
      seen.add(provider);
      const ask = provider.request;
      provider.request = async (call) => {
        if (call.method === "eth_sendTransaction") await countPayment(call.method);
        return ask(call);
      };
    });
  });
  return sent;
}

for (const device of SLOW_DEVICES) {
  const { network, size, rounds, tag } = device;
  test(
    `the pay button at first paint pays once, ${rounds} times of ${rounds}, on a ${size} with a ${network} network`,
    { tag },
    async ({ page }) => {
      test.setTimeout(900_000);
      await paying.addWallet(page);
      const sent = await countPayments(page);
      const session = await slowDown(page, device);
      for (let round = 1; round <= rounds; round += 1) {
        await test.step(`${round} of ${rounds}`, async () => {
          const token = await submitSample(paying.site.address, "token");
          await session.send("Network.clearBrowserCache");
          await page.goto(`${paying.site.address}/en/receipt/${token}`, { waitUntil: "commit" });
          const button = page.getByRole("button", { name: "Pay with a wallet" });
          await button.click();
          await button.click({ force: true, timeout: 2_000 }).catch(() => {});
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("Submission successful", {
            timeout: 60_000,
          });
          expect(sent.splice(0)).toHaveLength(1);
        });
      }
    },
  );
}
