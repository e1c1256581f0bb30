import { useEffect, useState } from "react";
import { loadNetworks, loadStandards } from "#browser/api/reference-lists.ts";
import type { FieldNetwork } from "#features/submissions/form-data.ts";
import { narrowNetworks } from "./network-lists.ts";

interface Lists {
  readonly networks: readonly FieldNetwork[];
  /** The time of the stored copy that replaces a failed call. */
  readonly savedAtMs: number | null;
}

/** §4 and §8: loads both lists at the start; a failed call falls back to the stored copy. */
export function useFreshLists(served: readonly FieldNetwork[]): Lists {
  const [lists, setLists] = useState<Lists>({ networks: served, savedAtMs: null });
  useEffect(() => {
    let isGone = false;
    const update = async () => {
      const [listed, standards] = await Promise.all([loadNetworks(), loadStandards()]);
      if (isGone) return;
      const keys = listed.value.map(({ key }) => key);
      const networks = narrowNetworks(served, keys, standards.value);
      setLists({ networks, savedAtMs: listed.savedAtMs ?? standards.savedAtMs });
    };
    void update();
    return () => {
      isGone = true;
    };
  }, [served]);
  return lists;
}
