import { useEffect, useMemo, useState } from "react";
import { draftFile, readDraftFile, type Draft } from "#features/submissions/draft.ts";
import type { Entries } from "#features/submissions/form-entries.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { DraftKeeper } from "./draft-keeper.ts";

/** Where this browser keeps what is typed. The page gives it: storage is the shell's. */
export interface DraftShelf {
  readonly read: () => Draft | null;
  readonly write: (draft: Draft | null) => void;
}

export type DraftNews = "restored" | "imported" | "importFailed";

interface Source {
  readonly kind: SubmissionKind;
  readonly shelf: DraftShelf;
  readonly entries: Entries;
  readonly restart: (entries: Entries) => void;
  /** A form that came back from the server is newer than any draft. */
  readonly isPosted: boolean;
}

/** Keeps what is typed as it is typed, and brings it back after a reload or a crash. */
export function useDraft({ kind, shelf, entries, restart, isPosted }: Source) {
  const [savedAtMs, setSavedAt] = useState<number>();
  const [news, setNews] = useState<{ readonly what: DraftNews; readonly atMs: number }>();
  const [isChanged, setChanged] = useState(isPosted);

  useEffect(() => {
    const kept = isPosted ? null : shelf.read();
    if (!kept) return;
    restart(kept.entries);
    setSavedAt(kept.savedAtMs);
    setNews({ what: "restored", atMs: kept.savedAtMs });
  }, [isPosted, shelf, restart]);

  const keeper = useKeeper(shelf, setSavedAt);
  useEffect(() => {
    if (isChanged) keeper.keep(entries);
  }, [isChanged, entries, keeper]);

  const clear = () => {
    keeper.forget();
    setChanged(false);
    setSavedAt(undefined);
    setNews(undefined);
    shelf.write(null);
  };
  return {
    savedAtMs,
    news,
    clear,
    change: () => setChanged(true),
    discard: () => {
      clear();
      restart([]);
    },
    exportFile: () => download(`${kind}-draft.json`, draftFile(kind, { entries, savedAtMs: Date.now() })),
    importFile: async (file: File) => {
      const loaded = readDraftFile(kind, await file.text());
      if (loaded) {
        restart(loaded);
        setChanged(true);
      }
      setNews({ what: loaded ? "imported" : "importFailed", atMs: Date.now() });
    },
  };
}

function useKeeper(shelf: DraftShelf, onSaved: (atMs: number) => void): DraftKeeper {
  const keeper = useMemo(
    () =>
      new DraftKeeper((draft) => {
        shelf.write(draft);
        onSaved(draft.savedAtMs);
      }),
    [shelf, onSaved],
  );
  useEffect(() => {
    const flush = () => keeper.flush();
    window.addEventListener("pagehide", flush);
    return () => window.removeEventListener("pagehide", flush);
  }, [keeper]);
  return keeper;
}

export type DraftState = ReturnType<typeof useDraft>;

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // The browser has taken the address over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
