/** A cheap phone, or a computer as slow as one, with a fast or a slow connection. */
import type { CDPSession, Page } from "@playwright/test";

const CPU_SLOWDOWN = 4;

const KBIT = 1_000 / 8;

const NETWORKS = {
  fast: { latency: 10, downloadThroughput: 40_000 * KBIT, uploadThroughput: 20_000 * KBIT },
  slow: { latency: 150, downloadThroughput: 1_600 * KBIT, uploadThroughput: 750 * KBIT },
} as const;

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1_440, height: 900 } } as const;

export interface SlowDevice {
  readonly network: keyof typeof NETWORKS;
  readonly size: keyof typeof SIZES;
  /** How often a first tap is tried there. */
  readonly rounds: number;
  readonly tag: string[];
}

/** `npm test` tries the hardest combination once, `npm run test:reach` all others twenty times. */
export const SLOW_DEVICES: readonly SlowDevice[] = [
  { network: "slow", size: "phone", rounds: 1, tag: [] },
  { network: "slow", size: "phone", rounds: 20, tag: ["@reach"] },
  { network: "slow", size: "desktop", rounds: 20, tag: ["@reach"] },
  { network: "fast", size: "phone", rounds: 20, tag: ["@reach"] },
  { network: "fast", size: "desktop", rounds: 20, tag: ["@reach"] },
];

export async function slowDown(page: Page, { network, size }: SlowDevice): Promise<CDPSession> {
  await page.setViewportSize(SIZES[size]);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Network.emulateNetworkConditions", { offline: false, ...NETWORKS[network] });
  return session;
}
