/** Loads the reader's favourites by id, and falls back to the last loaded copy. */
import { startTransition, useEffect, useState } from "react";
import { dappsByIds } from "#browser/api/dapps.ts";
import { loadWithFallback } from "#browser/storage/fallback-copy.ts";
import { FAVOURITES, favouriteDapps } from "#browser/storage/registry.ts";
import { readStored, watchOtherTabs } from "#browser/storage/stored-value.ts";
import type { FoundDapp } from "#features/catalogue/stored/found-dapps.ts";
import { useLanguage } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";
import { failureOf, type Failure } from "#pages/dappstore/failures.ts";

interface Loaded {
  readonly dapps: readonly FoundDapp[];
  /** Null for a fresh response. */
  readonly failure: Failure | null;
  readonly hasCopy: boolean;
}

async function load(ids: readonly string[], language: Language): Promise<Loaded> {
  let failure: Failure | null = null;
  const fetcher = async (): Promise<readonly FoundDapp[]> => {
    try {
      return await dappsByIds(ids, language);
    } catch (error) {
      failure = failureOf(error);
      throw error;
    }
  };
  const { value, savedAtMs } = await loadWithFallback(favouriteDapps(language), fetcher);
  // A stored response may be older than the favourites.
  const dapps = value.filter(({ id }) => ids.includes(String(id)));
  return { dapps, failure, hasCopy: savedAtMs !== null };
}

interface FavouriteDapps {
  /** Null on the server and until the browser has read its storage. */
  readonly count: number | null;
  /** Null until there is a response. */
  readonly loaded: Loaded | null;
  readonly isBusy: boolean;
  readonly retry: () => void;
  /** Reads the favourites again after an import. */
  readonly reload: () => void;
}

/**
 * A card whose heart was cleared in this tab stays, so that the reader can undo it; changes of other tabs apply at
 * once.
 */
export function useFavouriteDapps(): FavouriteDapps {
  const language = useLanguage();
  const [question, setQuestion] = useState<{ readonly ids: readonly string[] }>();
  const [answer, setAnswer] = useState<{ readonly to: object; readonly loaded: Loaded }>();

  useEffect(() => {
    const ask = (ids: readonly string[]): void => startTransition(() => setQuestion({ ids }));
    ask(readStored(FAVOURITES));
    return watchOtherTabs(FAVOURITES, ask);
  }, []);

  useEffect(() => {
    if (!question || question.ids.length === 0) return undefined;
    let isLatest = true;
    const ask = async (): Promise<void> => {
      const loaded = await load(question.ids, language);
      if (isLatest) setAnswer({ to: question, loaded });
    };
    void ask();
    return () => {
      isLatest = false;
    };
  }, [question, language]);

  const count = question?.ids.length ?? null;
  return {
    count,
    loaded: answer?.loaded ?? null,
    isBusy: Boolean(count) && answer?.to !== question,
    retry: () => question && setQuestion({ ids: question.ids }),
    reload: () => setQuestion({ ids: readStored(FAVOURITES) }),
  };
}
