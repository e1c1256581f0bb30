/** Applies the lists of /v1 to the forms. */
import type { StandardKeys } from "#features/catalogue/stored/reference-lists.ts";
import type { FieldNetwork } from "#features/submissions/form-data.ts";

/** Keeps the networks that are still listed. Without any list the served networks are used. */
export function narrowNetworks(
  served: readonly FieldNetwork[],
  keys: readonly string[],
  standards: StandardKeys,
): readonly FieldNetwork[] {
  const listed = keys.length === 0 ? served : served.filter(({ key }) => keys.includes(key));
  return listed.map((network) => {
    const known = standards[network.namespace];
    if (!known) return network;
    const isKnown = (standard: string): boolean => known.includes(standard);
    return {
      ...network,
      tokenStandards: network.tokenStandards.filter(isKnown),
      nftStandards: network.nftStandards.filter(isKnown),
    };
  });
}
