import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { withMinimumDelay } from "#lib/requests/minimum-delay.ts";
import { announceRequest } from "#lib/requests/request-event.ts";
import { fetchIslandData } from "#shell/islands/fetch-island-data.ts";
import { notify } from "#ui/toast/toast-queue.ts";
import { countArticles, joinParts, type NewsPart } from "./news-part.ts";

/** The state of the list in a history entry. */
interface RestoredList {
  /** The number of appended parts. */
  readonly parts: number;
  readonly scrollY: number;
}

const KEY = "moreNews";
/** Restoring more would take too long. */
const MAX_RESTORED = 10;

const stateOf = (state: unknown): object => (typeof state === "object" && state !== null ? state : {});

const readHistoryState = (): RestoredList | undefined =>
  (stateOf(history.state) as { readonly [KEY]?: RestoredList })[KEY];

async function fetchPart(href: string): Promise<NewsPart> {
  const { props } = await announceRequest(withMinimumDelay(fetchIslandData("newsDays", href)));
  return props as NewsPart;
}

interface MoreNews extends NewsPart {
  readonly isLoading: boolean;
  /** The index of the first article that the last click appended. */
  readonly firstAdded: number | null;
  readonly loadMore: () => void;
}

/**
 * Appends further parts to the served one. The history entry stores their number, so that back navigation restores
 * them.
 */
export function useMoreNews(served: NewsPart, failedText: string): MoreNews {
  const [part, setPart] = useState(served);
  const [isLoading, setIsLoading] = useState(false);
  const [firstAdded, setFirstAdded] = useState<number | null>(null);
  const [restoredTop, setRestoredTop] = useState<number | null>(null);
  const added = useRef(0);

  async function load(): Promise<void> {
    if (!part.more || isLoading) return;
    setIsLoading(true);
    try {
      const next = await fetchPart(part.more.href);
      added.current += 1;
      setFirstAdded(countArticles(part));
      setPart(joinParts(part, next));
    } catch {
      notify({ tone: "warning", text: failedText });
    }
    setIsLoading(false);
  }

  const restore = useEffectEvent(async () => {
    const kept = readHistoryState();
    if (!kept) return;
    let all = part;
    for (let count = Math.min(kept.parts, MAX_RESTORED); count > 0 && all.more; count -= 1) {
      all = joinParts(all, await fetchPart(all.more.href));
      added.current += 1;
    }
    setPart(all);
    setRestoredTop(kept.scrollY);
  });

  // With the appended parts in the page; before, it is too short to scroll there.
  useLayoutEffect(() => {
    if (restoredTop !== null) window.scrollTo({ top: restoredTop, behavior: "instant" });
  }, [restoredTop]);

  useEffect(() => {
    const saveToHistory = (): void => {
      if (added.current === 0) return;
      const kept: RestoredList = { parts: added.current, scrollY: window.scrollY };
      history.replaceState({ ...stateOf(history.state), [KEY]: kept }, "");
    };
    window.addEventListener("pagehide", saveToHistory);
    // If it fails, the list stays as it was served.
    restore().catch(() => undefined);
    return () => window.removeEventListener("pagehide", saveToHistory);
  }, []);

  return { ...part, isLoading, firstAdded, loadMore: () => void load() };
}
