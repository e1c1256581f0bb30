/** The lists of /v1 as the forms use them. */
import type { FieldNetwork } from "#features/submissions/form-data.ts";

/** The standards of each namespace. */
export type Standards = Readonly<Record<string, readonly string[]>>;

interface WireNetwork {
  readonly key: string;
  readonly deprecated: boolean | number;
}

/** §3: deprecated ones are dropped. */
export const parseNetworkKeys = (data: unknown): string[] =>
  (data as readonly WireNetwork[]).filter(({ deprecated }) => !deprecated).map(({ key }) => key);

/** From the wire, `[{key}]`, and from storage, plain names. */
export function parseStandards(data: unknown): Standards {
  const entries = Object.entries(
    (data ?? {}) as Record<string, readonly (string | { readonly key: string })[]>,
  );
  return Object.fromEntries(
    entries.map(([namespace, own]) => [
      namespace,
      own.map((one) => (typeof one === "string" ? one : one.key)),
    ]),
  );
}

/** Those that are still listed. Without any list the served networks stand as they are. */
export function narrowNetworks(
  served: readonly FieldNetwork[],
  keys: readonly string[],
  standards: Standards,
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
