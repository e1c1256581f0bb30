import { useEffect, useMemo, useState } from "react";
import { draftFile, readDraftFile, type Draft } from "#features/submissions/draft.ts";
import type { Entries } from "#features/submissions/form-entries.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { DraftAutosave } from "./draft-autosave.ts";

/** The browser's storage of a draft. The page provides it, because features do not access storage. */
export interface DraftStorage {
  readonly read: () => Draft | null;
  readonly write: (draft: Draft | null) => void;
  /** Calls the listener when another tab wrote it; returns a function to unsubscribe. */
  readonly onOtherTab: (listener: () => void) => () => void;
}

export type DraftNews = "restored" | "imported" | "importFailed" | "otherTab";

interface Source {
  readonly kind: SubmissionKind;
  readonly storage: DraftStorage;
  readonly entries: Entries;
  readonly restart: (entries: Entries) => void;
  /** A form that came back from the server is newer than any draft. */
  readonly isPosted: boolean;
}

/** Saves the form while typing and restores it after a reload or a crash. */
export function useDraft({ kind, storage, entries, restart, isPosted }: Source) {
  const [savedAtMs, setSavedAt] = useState<number>();
  const [news, setNews] = useState<{ readonly what: DraftNews; readonly atMs: number }>();
  const [isChanged, setChanged] = useState(isPosted);

  useEffect(() => {
    const stored = isPosted ? null : storage.read();
    if (!stored) return;
    restart(stored.entries);
    setSavedAt(stored.savedAtMs);
    setNews({ what: "restored", atMs: stored.savedAtMs });
  }, [isPosted, storage, restart]);

  useEffect(() => storage.onOtherTab(() => setNews({ what: "otherTab", atMs: Date.now() })), [storage]);

  const autosave = useAutosave(storage, setSavedAt);
  useEffect(() => {
    if (isChanged) autosave.schedule(entries);
  }, [isChanged, entries, autosave]);

  const clear = () => {
    autosave.cancel();
    setChanged(false);
    setSavedAt(undefined);
    setNews(undefined);
    storage.write(null);
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

function useAutosave(storage: DraftStorage, onSaved: (atMs: number) => void): DraftAutosave {
  const autosave = useMemo(
    () =>
      new DraftAutosave((draft) => {
        storage.write(draft);
        onSaved(draft.savedAtMs);
      }),
    [storage, onSaved],
  );
  useEffect(() => {
    const flush = () => autosave.flush();
    window.addEventListener("pagehide", flush);
    return () => window.removeEventListener("pagehide", flush);
  }, [autosave]);
  return autosave;
}

export type DraftState = ReturnType<typeof useDraft>;

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
