import { useEffect, useState } from "react";
import type { FieldNetwork } from "#features/submissions/form-data.ts";
import { loadWithFallback, type LoadedValue } from "#shell/storage/cached-list.ts";
import { narrowNetworks, parseNetworkKeys, parseStandards, type Standards } from "./network-lists.ts";

/** §7: the envelope of a good answer has the result 0. */
async function fetchData(path: string): Promise<unknown> {
  const response = await fetch(path);
  const { result, data } = (await response.json()) as { result: unknown; data: unknown };
  if (result !== 0) throw new Error(`${path} answered ${String(result)}`);
  return data;
}

const loadNetworkKeys = (): Promise<LoadedValue<readonly string[]>> =>
  loadWithFallback("networks", async () => parseNetworkKeys(await fetchData("/v1/block_chain/list")), {
    version: 1,
    parse: (data) => (Array.isArray(data) ? data.filter((key) => typeof key === "string") : undefined),
    initial: [],
  });

const loadStandards = (): Promise<LoadedValue<Standards>> =>
  loadWithFallback(
    "token-standards",
    async () => parseStandards(await fetchData("/v1/token/ns_token_protocol_list_map")),
    { version: 1, parse: parseStandards, initial: {} },
  );

interface Lists {
  readonly networks: readonly FieldNetwork[];
  /** When the copy was made that stands in for a failed call. */
  readonly savedAtMs: number | null;
}

/** §4 and §8: both lists are loaded at the start; a call that fails leaves the copy of the last good one. */
export function useFreshLists(served: readonly FieldNetwork[]): Lists {
  const [lists, setLists] = useState<Lists>({ networks: served, savedAtMs: null });
  useEffect(() => {
    let isGone = false;
    const update = async () => {
      const [keys, standards] = await Promise.all([loadNetworkKeys(), loadStandards()]);
      if (isGone) return;
      const networks = narrowNetworks(served, keys.value, standards.value);
      setLists({ networks, savedAtMs: keys.savedAtMs ?? standards.savedAtMs });
    };
    void update();
    return () => {
      isGone = true;
    };
  }, [served]);
  return lists;
}
