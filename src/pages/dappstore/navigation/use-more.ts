/** §4: appends the next page to the list and writes the loaded count into the address. */
import { startTransition, useRef, useState } from "react";
import { PAGE_STEP } from "#features/catalogue/model.ts";
import { appendPage, type StoreState } from "#pages/dappstore/store-state.ts";
import { loadingClock } from "#shell/loading-bar/loading-clock.ts";
import { fetchState } from "./fetch-state.ts";
import type { useShown } from "./use-shown.ts";

export interface More {
  readonly state: "idle" | "loading" | "loaded" | "failed";
  /** The first DApp that a click appended, whose card gets the focus. */
  readonly firstNew: number | null;
  /** `isPressed`: by a click, not automatically while scrolling. */
  readonly load: (href: string, isPressed: boolean) => Promise<void>;
}

/** Writes the count into the address, so that reload and back restore the same length. */
function writeCount(count: number): void {
  const address = new URL(location.href);
  address.searchParams.set("count", String(count));
  history.replaceState(history.state, "", address);
}

const cardsOf = ({ content }: StoreState) => (content.kind === "favourites" ? [] : content.results.dapps);

export function useMore({ shown, current, extend }: ReturnType<typeof useShown>): More {
  const [last, setLast] = useState<Pick<More, "state" | "firstNew"> & { readonly visit: number }>();
  const isLoading = useRef(false);
  const { visit } = shown;

  const load = async (href: string, isPressed: boolean): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    const { state: before } = current.current;
    setLast({ state: "loading", firstNew: null, visit });
    loadingClock.send("start");
    const page = await fetchState(href, new AbortController().signal).catch(() => null);
    loadingClock.send(page ? "finish" : "fail");
    isLoading.current = false;
    // Another list may be shown by now.
    if (current.current.state !== before) return;
    if (!page) return setLast({ state: "failed", firstNew: null, visit });
    const longer = appendPage(before, page.state);
    const firstNew = isPressed ? (cardsOf(longer)[cardsOf(before).length]?.id ?? null) : null;
    writeCount(before.address.count + PAGE_STEP);
    extend(longer);
    // In the same transition as the cards.
    startTransition(() => setLast({ state: "loaded", firstNew, visit }));
  };

  const { state, firstNew } = last?.visit === visit ? last : { state: "idle" as const, firstNew: null };
  return { state, firstNew, load };
}
