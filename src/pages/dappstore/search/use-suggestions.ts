import { useEffect, useState } from "react";
import type { SearchAnswer } from "#browser/api/dapps.ts";
import { useLanguage } from "#i18n/language.tsx";
import { loadingClock } from "#shell/loading-bar/loading-clock.ts";

const SHOWN = 8;

/** §9: after the last keystroke. */
const DEBOUNCE_MS = 300;

/** Null if the request failed, undefined while it is pending. */
export type Suggestions = SearchAnswer | null | undefined;

/** Suggests DApps for the typed text. A late response to an earlier query is dropped. */
export function useSuggestions(typed: string, network: string | null): Suggestions {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const key = typed.trim();
  useEffect(() => {
    if (key === "") return undefined;
    const question = new AbortController();
    const { signal } = question;
    const ask = async (): Promise<void> => {
      loadingClock.send("start");
      const search = { key, network: network ?? undefined, count: SHOWN, language, signal };
      // Loaded when somebody types.
      const answer = await import("#browser/api/dapps.ts")
        .then(({ searchDapps }) => searchDapps(search))
        .catch(() => null);
      loadingClock.send(answer || signal.aborted ? "finish" : "fail");
      if (!signal.aborted) setSuggestions(answer);
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [key, network, language]);
  return key === "" ? undefined : suggestions;
}
