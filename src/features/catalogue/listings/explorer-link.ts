import type { Network } from "#features/catalogue/model.ts";

/** Null if the network has no known explorer. */
export function explorerLink(
  network: Pick<Network, "explorers"> | undefined,
  address: string,
): string | null {
  const template = network?.explorers[0]?.address;
  return template ? template.replaceAll("{address}", () => encodeURIComponent(address)) : null;
}
