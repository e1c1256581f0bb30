import { expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { donationSettings } from "./deps.ts";

it("accepts an address in any spelling", () => {
  const recipient = "0x5AAEB6053f3e94c9b9a09f33669435e7ef1beAED";
  const { terms, isDemo } = donationSettings(readConfig({ DONATION_RECIPIENT: recipient }));
  expect(terms.recipient).toBe(recipient.toLowerCase());
  expect(isDemo).toBe(false);
});

it("is a demonstration with the burn address if no recipient is set", () => {
  const { terms, isDemo } = donationSettings(readConfig({}));
  expect(isDemo).toBe(true);
  expect(terms).toMatchObject({
    chainId: 56,
    decimals: 4,
    recipient: "0x000000000000000000000000000000000000dead",
  });
});
